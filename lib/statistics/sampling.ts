import {requireQuantities} from '../quantity/quantity.ts';

/**
 * Samples that a profiler should collect: rate · wall time · processes.
 *
 * @param run processes: 1 unless given
 * @returns samples
 * @throws {RangeError} on a rate or processes not above 0, or a negative time
 */
export function expectedSamples({
  rateHz,
  wallS,
  processes = 1,
}: {
  rateHz: number;
  wallS: number;
  processes?: number;
}): number {
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
 * @returns ratio
 * @throws {RangeError} when nothing was expected
 */
export function samplingCoverage({samples, expected}: {samples: number; expected: number}): number {
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
 * @param sampling asked rate, and seconds added to each period
 * @returns share, 0–1
 * @throws {RangeError} on a rate not above 0 or a negative drift
 */
export function coverageWithDrift({rateHz, driftS}: {rateHz: number; driftS: number}): number {
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
 * @returns seconds; negative where more was collected than asked
 * @throws {RangeError} on a rate or coverage not above 0
 */
export function driftFromCoverageS({rateHz, coverage}: {rateHz: number; coverage: number}): number {
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
 * @returns in the unit of the share, 0–1
 * @throws {RangeError} on a share outside 0–1 or no samples
 */
export function standardErrorOfShare({share, samples}: {share: number; samples: number}): number {
  requireQuantities(
    'standardErrorOfShare',
    {share, samples},
    {share: 'share', samples: 'positive'},
  );
  return Math.sqrt((share * (1 - share)) / samples);
}
