// @ts-check
import {requireQuantities} from '../quantity/index.js';

/**
 * Samples that a profiler should collect: rate · wall time · processes.
 *
 * @param {{rateHz: number, wallS: number, processes?: number}} run processes: 1 unless given
 * @returns {number} samples
 * @throws {RangeError} on a rate or processes not above 0, or a negative time
 */
export function expectedSamples({rateHz, wallS, processes = 1}) {
  requireQuantities(
    'expectedSamples',
    {rateHz, wallS, processes},
    {rateHz: 'positive', wallS: 'non-negative', processes: 'count'},
  );
  return rateHz * wallS * processes;
}

/**
 * Share of the expected samples that were collected; above 1 where a profiler took more.
 *
 * @param {{samples: number, expected: number}} counts
 * @returns {number} ratio
 * @throws {RangeError} when nothing was expected
 */
export function samplingCoverage({samples, expected}) {
  requireQuantities(
    'samplingCoverage',
    {samples, expected},
    {samples: 'non-negative', expected: 'positive'},
  );
  return samples / expected;
}

/**
 * Coverage when every period is longer than asked by a constant drift d: 1 / (1 + rate · d).
 *
 * @param {{rateHz: number, driftS: number}} sampling asked rate, and seconds added to each period
 * @returns {number} share, 0–1
 * @throws {RangeError} on a rate not above 0 or a negative drift
 */
export function coverageWithDrift({rateHz, driftS}) {
  requireQuantities(
    'coverageWithDrift',
    {rateHz, driftS},
    {rateHz: 'positive', driftS: 'non-negative'},
  );
  return 1 / (1 + rateHz * driftS);
}

/**
 * Drift per period that explains a coverage: (1 / coverage − 1) / rate.
 *
 * @param {{rateHz: number, coverage: number}} sampling
 * @returns {number} seconds; negative where more was collected than asked
 * @throws {RangeError} on a rate or coverage not above 0
 */
export function driftFromCoverageS({rateHz, coverage}) {
  requireQuantities(
    'driftFromCoverageS',
    {rateHz, coverage},
    {rateHz: 'positive', coverage: 'positive'},
  );
  return (1 / coverage - 1) / rateHz;
}

/**
 * Standard error of a share p seen in n independent samples: √(p(1 − p)/n).
 *
 * @param {{share: number, samples: number}} seen
 * @returns {number} in the unit of the share, 0–1
 * @throws {RangeError} on a share outside 0–1 or no samples
 */
export function standardErrorOfShare({share, samples}) {
  requireQuantities(
    'standardErrorOfShare',
    {share, samples},
    {share: 'share', samples: 'positive'},
  );
  return Math.sqrt((share * (1 - share)) / samples);
}
