// @ts-check
import {requireNumbers, requireQuantities} from '../quantity/index.js';

/**
 * @typedef {{workers: number, throughputPerS: number}} ScalingPoint
 * @typedef {{workers: number | null, throughputPerS: number}} Peak workers is null where the curve only
 *   approaches the rate and never reaches it
 * @typedef {ScalingPoint & {predictedPerS: number, relativeError: number}} Residual predicted / measured − 1
 * @typedef {{
 *   parameters: Record<string, number>,
 *   residuals: Residual[],
 *   rmsRelativeError: number,
 *   measuredTo: number,
 *   peak: Peak | null,
 *   predict: (workers: number) => number,
 *   workersFor: (throughputPerS: number) => {workers: number | null, peak: Peak | null},
 * }} FittedCurve `measuredTo` is the largest measured number of workers: what lies beyond is extrapolated.
 *   `peak` is null where the curve has no limit. `workersFor` gives the exact number, not rounded, and null
 *   when the rate is never reached.
 */

/**
 * A fitted scaling curve, with its errors at the points it was fitted to.
 *
 * @param {readonly ScalingPoint[]} points
 * @param {{parameters: Record<string, number>, peak: Peak | null, predict: (workers: number) => number,
 *   solve: (throughputPerS: number) => number | null}} curve
 * @returns {FittedCurve}
 */
export function describeFit(points, {parameters, peak, predict, solve}) {
  const residuals = points.map(({workers, throughputPerS}) => {
    const predictedPerS = predict(workers);
    return {
      workers,
      throughputPerS,
      predictedPerS,
      relativeError: predictedPerS / throughputPerS - 1,
    };
  });
  const squares = residuals.reduce((sum, {relativeError}) => sum + relativeError ** 2, 0);
  return {
    parameters,
    residuals,
    rmsRelativeError: Math.sqrt(squares / points.length),
    measuredTo: Math.max(...points.map(({workers}) => workers)),
    peak,
    predict,
    workersFor: (throughputPerS) => {
      requireQuantities('workersFor', {throughputPerS}, {throughputPerS: 'positive'});
      return {workers: solve(throughputPerS), peak};
    },
  };
}

/**
 * Refuses points that are no rates of workers, or too few different numbers of workers to fit.
 *
 * @param {string} where function that received them
 * @param {readonly ScalingPoint[]} points
 * @param {number} atLeast different numbers of workers needed
 * @throws {RangeError} naming all that is wrong
 */
export function requirePoints(where, points, atLeast) {
  const workers = points.map((point) => point.workers);
  requireNumbers(where, 'workers', workers, {kind: 'positive'});
  const rates = points.map((point) => point.throughputPerS);
  requireNumbers(where, 'throughputPerS', rates, {kind: 'positive'});
  const different = new Set(workers).size;
  if (different < atLeast) {
    throw new RangeError(
      `${where}: points has ${different} different numbers of workers, but needs at least ${atLeast}. ` +
        'Measure more, or fit a curve with fewer parameters.',
    );
  }
}
