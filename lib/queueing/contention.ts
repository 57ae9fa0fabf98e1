import {describeFit, requirePoints} from './fitted-curve.ts';
import {fitReciprocal, leastSquares} from './least-squares.ts';
import type {FittedCurve, ScalingPoint} from './fitted-curve.ts';

/**
 * Contention as in Amdahl's law, X = γN / (1 + α(N−1)), fitted by least squares on relative errors, α kept from going
 * below 0: the Universal Scalability Law (Gunther, "Guerrilla Capacity Planning", 2007) without its coherency.
 *
 * @param points at least two different numbers of workers
 * @returns parameters gamma, the rate of one worker (per second), and alpha
 * @throws {RangeError} on points that are no rates, or too few
 */
export function fitContention(points: readonly ScalingPoint[]): FittedCurve {
  requirePoints('fitContention', points, 2);
  return fitAmong(points, [1, 2]);
}

/**
 * Throughput in proportion to workers, fitted by least squares on relative errors.
 *
 * @param points at least one
 * @returns parameters gamma, and alpha = 0
 * @throws {RangeError} on points that are no rates
 */
export function fitLinear(points: readonly ScalingPoint[]): FittedCurve {
  requirePoints('fitLinear', points, 1);
  return fitAmong(points, [1]);
}

/**
 * Rate of each worker declining in a straight line, X = N(a + bN), fitted by ordinary least squares on
 * the rates per worker.
 *
 * @param points at least two different numbers of workers
 * @returns parameters perWorkerAtNone (a) and perWorkerSlope (b), per second
 * @throws {RangeError} on points that are no rates, or too few
 */
export function fitPerWorkerDecline(points: readonly ScalingPoint[]): FittedCurve {
  requirePoints('fitPerWorkerDecline', points, 2);
  const rows = points.map(({workers}) => [1, workers]);
  const rates = points.map(({workers, throughputPerS}) => throughputPerS / workers);
  const [a, b] = leastSquares(rows, rates) ?? [NaN, NaN];
  return describeFit(points, {
    parameters: {perWorkerAtNone: a, perWorkerSlope: b},
    peak: b < 0 ? {workers: -a / (2 * b), throughputPerS: -(a * a) / (4 * b)} : null,
    predict: (workers) => workers * (a + b * workers),
    solve: (throughputPerS) => smallerRoot(b, a, -throughputPerS),
  });
}

/**
 * Fits N/X = θ₀ + θ₁(N−1), the law turned over, with each number of terms, and keeps the best whose coefficients are all
 * at least 0: the optimum under that condition has some of them at 0.
 */
function fitAmong(points: readonly ScalingPoint[], counts: readonly number[]) {
  const targets = points.map(({workers, throughputPerS}) => workers / throughputPerS);
  const fits = counts.flatMap((count) => {
    const fit = fitReciprocal(
      points.map(({workers}) => [1, workers - 1].slice(0, count)),
      targets,
    );
    return fit !== null && fit.parameters.every((value) => value >= 0) ? [fit] : [];
  });
  const best = fits.reduce((low, fit) => (fit.loss < low.loss ? fit : low));
  const [level, slope = 0] = best.parameters;
  return describeContention(points, {gamma: 1 / level, alpha: slope / level});
}

function describeContention(
  points: readonly ScalingPoint[],
  {gamma, alpha}: {gamma: number; alpha: number},
) {
  return describeFit(points, {
    parameters: {gamma, alpha},
    peak: peakOf(gamma, alpha),
    predict: (workers) => (gamma * workers) / (1 + alpha * (workers - 1)),
    solve: (rate) => {
      if (alpha >= 1) return rate <= gamma ? 1 : null;
      const slope = gamma - rate * alpha;
      return slope <= 0 ? null : (rate * (1 - alpha)) / slope;
    },
  });
}

function peakOf(gamma: number, alpha: number) {
  if (alpha >= 1) return {workers: 1, throughputPerS: gamma};
  return alpha === 0 ? null : {workers: null, throughputPerS: gamma / alpha};
}

/**
 * Smaller positive root of ax² + bx + c = 0 for c < 0, in the form that neither cancels nor minds a = 0.
 *
 * @returns null when there is none
 */
function smallerRoot(a: number, b: number, c: number): number | null {
  const discriminant = b * b - 4 * a * c;
  return discriminant < 0 || b <= 0 ? null : (-2 * c) / (b + Math.sqrt(discriminant));
}
