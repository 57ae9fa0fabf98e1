import {requireNumbers} from '../quantity/quantity.ts';
import {fitReciprocal, leastSquares} from './least-squares.ts';

export type ScalingPoint = {workers: number; throughputPerS: number};

/** throughput of so many workers, per second */
type Predict = (workers: number) => number;

/**
 * `gamma`: rate of one worker, per second; `workersFor` gives the exact number, not rounded, and null when the rate is
 * never reached
 */
export type ContentionCurve = {
  gamma: number;
  alpha: number;
  predict: Predict;
  workersFor: (throughputPerS: number) => number | null;
};

/**
 * Contention as in Amdahl's law, X = γN / (1 + α(N−1)), fitted by least squares on relative errors, α kept from going
 * below 0: the Universal Scalability Law (Gunther, "Guerrilla Capacity Planning", 2007) without its coherency.
 *
 * @param points at least two different numbers of workers
 * @throws {RangeError} on points that are no rates, or too few
 */
export function fitContention(points: readonly ScalingPoint[]): ContentionCurve {
  requirePoints('fitContention', points, 2);
  return fitAmong(points, [1, 2]);
}

/**
 * Throughput in proportion to workers, fitted by least squares on relative errors.
 *
 * @param points at least one
 * @returns with alpha = 0
 * @throws {RangeError} on points that are no rates
 */
export function fitLinear(points: readonly ScalingPoint[]): ContentionCurve {
  requirePoints('fitLinear', points, 1);
  return fitAmong(points, [1]);
}

/**
 * Rate of each worker declining in a straight line, X = N(a + bN), fitted by ordinary least squares on
 * the rates per worker.
 *
 * @param points at least two different numbers of workers
 * @returns a and b per second, and the peak, null where the rate doesn't decline
 * @throws {RangeError} on points that are no rates, or too few
 */
export function fitPerWorkerDecline(points: readonly ScalingPoint[]): {
  a: number;
  b: number;
  peak: ScalingPoint | null;
  predict: Predict;
} {
  requirePoints('fitPerWorkerDecline', points, 2);
  const rows = points.map(({workers}) => [1, workers]);
  const rates = points.map(({workers, throughputPerS}) => throughputPerS / workers);
  const [a, b] = leastSquares(rows, rates);
  const peak = b < 0 ? {workers: -a / (2 * b), throughputPerS: -(a * a) / (4 * b)} : null;
  return {a, b, peak, predict: (workers) => workers * (a + b * workers)};
}

/**
 * Fits N/X = θ₀ + θ₁(N−1), the law turned over, with each number of terms, and keeps the best whose coefficients are all
 * at least 0: the optimum under that condition has some of them at 0.
 */
function fitAmong(points: readonly ScalingPoint[], counts: readonly number[]): ContentionCurve {
  const targets = points.map(({workers, throughputPerS}) => workers / throughputPerS);
  const fits = counts.map((count) =>
    fitReciprocal(
      points.map(({workers}) => [1, workers - 1].slice(0, count)),
      targets,
    ),
  );
  const best = fits
    .filter(({parameters}) => parameters.every((value) => value >= 0))
    .reduce((low, fit) => (fit.loss < low.loss ? fit : low));
  const [level, slope = 0] = best.parameters;
  const [gamma, alpha] = [1 / level, slope / level];
  return {
    gamma,
    alpha,
    predict: (workers) => (gamma * workers) / (1 + alpha * (workers - 1)),
    workersFor: (rate) => {
      if (alpha >= 1) return rate <= gamma ? 1 : null;
      const rest = gamma - rate * alpha;
      return rest <= 0 ? null : (rate * (1 - alpha)) / rest;
    },
  };
}

/**
 * Refuses points that are no rates of workers, or too few different numbers of workers to fit.
 *
 * @throws {RangeError} naming all that is wrong
 */
function requirePoints(where: string, points: readonly ScalingPoint[], atLeast: number) {
  for (const name of ['workers', 'throughputPerS'] as const)
    requireNumbers(
      where,
      name,
      points.map((point) => point[name]),
      {kind: 'positive'},
    );
  const different = new Set(points.map(({workers}) => workers)).size;
  if (different < atLeast) {
    throw new RangeError(
      `${where}: points has ${different} different numbers of workers, but needs at least ${atLeast}. ` +
        'Measure more, or fit a curve with fewer parameters.',
    );
  }
}
