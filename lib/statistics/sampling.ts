import {ofQuantities} from '../quantity/quantity.ts';

/** Samples that a profiler should collect: rate · wall time · processes. */
export const expectedSamples = ofQuantities(
  'expectedSamples',
  {rateHz: 'positive', wallS: 'non-negative', processes: 'count'},
  ({rateHz, wallS, processes}) => rateHz * wallS * processes,
);

/** Share of the expected samples that were collected; above 1 where a profiler took more. */
export const samplingCoverage = ofQuantities(
  'samplingCoverage',
  {samples: 'non-negative', expected: 'positive'},
  ({samples, expected}) => samples / expected,
);

/** Coverage, 0–1, when every period is longer than asked by a constant drift d: 1 / (1 + rate · d). */
export const coverageWithDrift = ofQuantities(
  'coverageWithDrift',
  {rateHz: 'positive', driftS: 'non-negative'},
  ({rateHz, driftS}) => 1 / (1 + rateHz * driftS),
);

/** Seconds of drift per period that explain a coverage: (1 / coverage − 1) / rate; negative where more was collected. */
export const driftFromCoverageS = ofQuantities(
  'driftFromCoverageS',
  {rateHz: 'positive', coverage: 'positive'},
  ({rateHz, coverage}) => (1 / coverage - 1) / rateHz,
);

/** Standard error of a share p seen in n independent samples: √(p(1 − p)/n). */
export const standardErrorOfShare = ofQuantities(
  'standardErrorOfShare',
  {share: 'share', samples: 'positive'},
  ({share, samples}) => Math.sqrt((share * (1 - share)) / samples),
);
