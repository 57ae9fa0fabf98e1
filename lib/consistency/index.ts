import {checkLatencyUnit, checkPercentileAnswers, checkRequests} from './counts.ts';
import {checkDroppedErrors, checkDroppedShare} from './dropped-share.ts';
import {checkLittlesLaw} from './littles-law.ts';
import {checkOfferedRate} from './offered-rate.ts';
import {checkP99EqualsMean, checkPercentileOrder} from './percentile-order.ts';
import {pointOf} from './point.ts';
import {checkUtilisation} from './utilisation.ts';
import {keysOf} from '../typed.ts';
import type {Measurement, Run} from '../result/types.ts';

export type VerdictKind = 'consistent' | 'explained' | 'refused';

export type Finding = {
  kind: VerdictKind;
  reason: string;
  values: Record<string, number | string | undefined>;
};

export type Verdict = Finding & {measurement: string; check: keyof typeof CHECKS};

/** What each result is held against, one check per file. */
export const CHECKS = Object.freeze({
  'littles-law': checkLittlesLaw,
  utilisation: checkUtilisation,
  'percentile-order': checkPercentileOrder,
  'p99-equals-mean': checkP99EqualsMean,
  'offered-rate': checkOfferedRate,
  'dropped-share': checkDroppedShare,
  'dropped-errors': checkDroppedErrors,
  // These speak only of what can't be.
  requests: checkRequests,
  'latency-unit': checkLatencyUnit,
  'percentile-answers': checkPercentileAnswers,
});

const NAMES = keysOf(CHECKS);

/**
 * What the checks say of every measurement of a run: whether its numbers agree with one another (consistent), agree
 * once a reason is known (explained), or can't all be right (refused). A check that lacks a number says nothing.
 *
 * @returns in the order of the measurements, then of the checks
 */
export function verdictsOf(run: Run): Verdict[] {
  return run.measurements.flatMap((measurement) => verdictsOfMeasurement(run, measurement));
}

/**
 * What the checks say of one measurement, as `verdictsOf` says it of all.
 *
 * @returns in the order of the checks; none for a measurement that failed
 */
export function verdictsOfMeasurement(run: Run, measurement: Measurement): Verdict[] {
  if (measurement.status === 'failed') return [];
  const point = pointOf(run, measurement);
  return NAMES.flatMap((check) => {
    const finding = CHECKS[check](point);
    return finding ? [{measurement: measurement.id, check, ...finding}] : [];
  });
}
