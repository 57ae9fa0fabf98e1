import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  coverageWithDrift,
  driftFromCoverageS,
  expectedSamples,
  samplingCoverage,
  standardErrorOfShare,
} from './sampling.ts';

test('99 Hz for five seconds expects 495 samples, and four processes four times as many', () => {
  expect(expectedSamples({rateHz: 99, wallS: 5, processes: 1})).toBe(495);
  expect(expectedSamples({rateHz: 99, wallS: 5, processes: 4})).toBe(1980);
});

// Samples of phpspy on the synthetic workload, loks0n/php-fast-profile docs/benchmarks.md @9169ea9.
test('one drift of 0.67 to 0.8 ms explains the coverage at 99 and at 999 Hz alike', () => {
  const slow = samplingCoverage({samples: 464, expected: 495});
  const fast = samplingCoverage({samples: 2809, expected: 4995});
  expect(driftFromCoverageS({rateHz: 99, coverage: slow})).toBeCloseTo(0.000675, 5);
  expect(driftFromCoverageS({rateHz: 999, coverage: fast})).toBeCloseTo(0.000779, 5);
  expect(coverageWithDrift({rateHz: 99, driftS: 0.00067})).toBeCloseTo(slow, 2);
  expect(coverageWithDrift({rateHz: 999, driftS: 0.00078})).toBeCloseTo(fast, 2);
});

test('drift and coverage are inverse to each other', () => {
  const rates = fc.double({min: 1, max: 10_000, noNaN: true});
  fc.assert(
    fc.property(rates, fc.double({min: 0, max: 0.1, noNaN: true}), (rateHz, driftS) => {
      const coverage = coverageWithDrift({rateHz, driftS});
      expect(driftFromCoverageS({rateHz, coverage})).toBeCloseTo(driftS, 9);
    }),
  );
});

test('the standard error of a share is that of the binomial distribution, and halves at four times the samples', () => {
  expect(standardErrorOfShare({share: 0.5, samples: 100})).toBeCloseTo(0.05, 12);
  expect(standardErrorOfShare({share: 0.2, samples: 400})).toBeCloseTo(0.02, 12);
  // Second method: the variance of a binomial count by summing over its distribution.
  const variance = binomialVariance(12, 0.3);
  expect(standardErrorOfShare({share: 0.3, samples: 12})).toBeCloseTo(Math.sqrt(variance) / 12, 12);
});

test('impossible counts are refused', () => {
  expect(() => samplingCoverage({samples: 1, expected: 0})).toThrow('expected is 0');
  expect(() => standardErrorOfShare({share: 1.2, samples: 0})).toThrow(
    /share is 1.2.*samples is 0/,
  );
});

function binomialVariance(trials, share) {
  let weight = (1 - share) ** trials;
  let mean = 0;
  let square = 0;
  for (let count = 0; count <= trials; count += 1) {
    mean += weight * count;
    square += weight * count * count;
    weight *= ((trials - count) / (count + 1)) * (share / (1 - share));
  }
  return square - mean * mean;
}
