// @ts-check
import {checkDroppedErrors} from './dropped-errors.js';
import {checkDroppedShare} from './dropped-share.js';
import {checkLittlesLaw} from './littles-law.js';
import {checkOfferedRate} from './offered-rate.js';
import {checkP99EqualsMean} from './p99-equals-mean.js';
import {checkPercentileOrder} from './percentile-order.js';
import {pointOf} from './point.js';
import {regimeOfPoint} from './regime.js';
import {checkUtilisation} from './utilisation.js';

/**
 * @typedef {'consistent' | 'explained' | 'refused'} VerdictKind
 * @typedef {{kind: VerdictKind, reason: string, values: Record<string, number | string | undefined>}} Finding
 * @typedef {Finding & {measurement: string, check: keyof typeof CHECKS}} Verdict
 */

/** What each result is held against, one check per file. */
export const CHECKS = Object.freeze({
  'littles-law': checkLittlesLaw,
  utilisation: checkUtilisation,
  'percentile-order': checkPercentileOrder,
  'p99-equals-mean': checkP99EqualsMean,
  'offered-rate': checkOfferedRate,
  'dropped-share': checkDroppedShare,
  'dropped-errors': checkDroppedErrors,
});

/**
 * What the checks say of every measurement of a run: whether its numbers agree with one another (consistent), agree
 * once a reason is known (explained), or can't all be right (refused). A check that lacks a number says nothing.
 *
 * @param {import('../result/types.js').Run} run
 * @returns {Verdict[]} in the order of the measurements, then of the checks
 */
export function verdictsOf(run) {
  return run.measurements.flatMap((measurement) => verdictsOfMeasurement(run, measurement));
}

/**
 * What the checks say of one measurement, as `verdictsOf` says it of all.
 *
 * @param {import('../result/types.js').Run} run
 * @param {import('../result/types.js').Measurement} measurement
 * @returns {Verdict[]} in the order of the checks; none for a measurement that failed
 */
export function verdictsOfMeasurement(run, measurement) {
  if (measurement.status === 'failed') return [];
  const point = pointOf(run, measurement);
  return Object.entries(CHECKS).flatMap(([check, find]) => {
    const finding = find(point);
    return finding ? [verdict(measurement.id, check, finding)] : [];
  });
}

/**
 * Regime of one measurement: `below-saturation`, `saturated`, `generator-capped` (the cap on virtual users or
 * connections sets its latency) or `unknown`.
 *
 * @param {import('../result/types.js').Run} run
 * @param {import('../result/types.js').Measurement} measurement
 * @returns {'below-saturation' | 'saturated' | 'generator-capped' | 'unknown'}
 */
export function regimeOf(run, measurement) {
  return regimeOfPoint(pointOf(run, measurement));
}

/**
 * @param {string} measurement
 * @param {string} check
 * @param {Finding} finding
 * @returns {Verdict}
 */
function verdict(measurement, check, finding) {
  return {measurement, check: /** @type {keyof typeof CHECKS} */ (check), ...finding};
}
