import {requireNumbers, requireQuantities} from '../quantity/quantity.ts';

export type ScalingPoint = {workers: number; throughputPerS: number};

/** workers is null where the curve only approaches the rate and never reaches it */
type Peak = {workers: number | null; throughputPerS: number};

/** predicted / measured − 1 */
type Residual = ScalingPoint & {predictedPerS: number; relativeError: number};

/**
 * `measuredTo` is the largest measured number of workers: what lies beyond is extrapolated.
 * `peak` is null where the curve has no limit. `workersFor` gives the exact number, not rounded, and null
 * when the rate is never reached.
 */
export type FittedCurve = {
  parameters: Record<string, number>;
  residuals: Residual[];
  rmsRelativeError: number;
  measuredTo: number;
  peak: Peak | null;
  predict: (workers: number) => number;
  workersFor: (throughputPerS: number) => {workers: number | null; peak: Peak | null};
};

/** A fitted scaling curve, with its errors at the points it was fitted to. */
export function describeFit(
  points: readonly ScalingPoint[],
  {
    parameters,
    peak,
    predict,
    solve,
  }: {
    parameters: Record<string, number>;
    peak: Peak | null;
    predict: (workers: number) => number;
    solve: (throughputPerS: number) => number | null;
  },
): FittedCurve {
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
 * @param where function that received them
 * @param atLeast different numbers of workers needed
 * @throws {RangeError} naming all that is wrong
 */
export function requirePoints(where: string, points: readonly ScalingPoint[], atLeast: number) {
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
