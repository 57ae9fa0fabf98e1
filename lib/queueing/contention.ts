import {requireQuantities} from '../quantity/index.ts';
import {describeFit, requirePoints} from './fitted-curve.ts';
import {fitReciprocal, leastSquares} from './least-squares.ts';
import type {FittedCurve, ScalingPoint} from './fitted-curve.ts';

/** rate of one worker γ (per second), contention α, coherency κ */
export type Usl = {gamma: number; alpha: number; kappa: number};

/**
 * Throughput by the Universal Scalability Law, γN / (1 + α(N−1) + κN(N−1)) (Gunther, "Guerrilla Capacity
 * Planning", 2007).
 *
 * @returns per second
 * @throws {RangeError} on a negative coefficient or number of workers
 */
export function uslThroughput({workers, gamma, alpha, kappa}: Usl & {workers: number}): number {
  requireQuantities(
    'uslThroughput',
    {workers, gamma, alpha, kappa},
    {workers: 'non-negative', gamma: 'positive', alpha: 'non-negative', kappa: 'non-negative'},
  );
  return (gamma * workers) / (1 + alpha * (workers - 1) + kappa * workers * (workers - 1));
}

/**
 * Number of workers at which the Universal Scalability Law peaks, √((1−α)/κ).
 *
 * @returns workers, not rounded and at least 1; null when throughput never stops growing
 * @throws {RangeError} on a negative coefficient
 */
export function uslPeakWorkers({alpha, kappa}: {alpha: number; kappa: number}): number | null {
  requireQuantities(
    'uslPeakWorkers',
    {alpha, kappa},
    {alpha: 'non-negative', kappa: 'non-negative'},
  );
  if (alpha >= 1) return 1;
  return kappa === 0 ? null : Math.max(1, Math.sqrt((1 - alpha) / kappa));
}

/**
 * Universal Scalability Law fitted by least squares on relative errors, α and κ kept from going below 0.
 * Four points and three parameters give a curve and no confidence.
 *
 * @param points at least three different numbers of workers
 * @returns parameters gamma, alpha, kappa
 * @throws {RangeError} on points that are no rates, or too few
 */
export function fitUsl(points: readonly ScalingPoint[]): FittedCurve {
  requirePoints('fitUsl', points, 3);
  return fitAmong(points, [[0], [0, 1], [0, 2], [0, 1, 2]]);
}

/**
 * Contention alone (κ = 0, Amdahl's form) fitted by least squares on relative errors.
 *
 * @param points at least two different numbers of workers
 * @returns parameters gamma, alpha and kappa = 0
 * @throws {RangeError} on points that are no rates, or too few
 */
export function fitContention(points: readonly ScalingPoint[]): FittedCurve {
  requirePoints('fitContention', points, 2);
  return fitAmong(points, [[0], [0, 1]]);
}

/**
 * Throughput in proportion to workers, fitted by least squares on relative errors.
 *
 * @param points at least one
 * @returns parameters gamma, and alpha = kappa = 0
 * @throws {RangeError} on points that are no rates
 */
export function fitLinear(points: readonly ScalingPoint[]): FittedCurve {
  requirePoints('fitLinear', points, 1);
  return fitAmong(points, [[0]]);
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
  const [a, b] = leastSquares(rows, rates) as number[];
  return describeFit(points, {
    parameters: {perWorkerAtNone: a, perWorkerSlope: b},
    peak: b < 0 ? {workers: -a / (2 * b), throughputPerS: -(a * a) / (4 * b)} : null,
    predict: (workers) => workers * (a + b * workers),
    solve: (throughputPerS) => smallerRoot(b, a, -throughputPerS),
  });
}

/**
 * Fits N/X = θ₀ + θ₁(N−1) + θ₂N(N−1), the USL turned over, with each set of terms, and keeps the best
 * whose coefficients are all at least 0: the optimum under that condition has some set of them at 0.
 */
function fitAmong(points: readonly ScalingPoint[], termSets: readonly (readonly number[])[]) {
  const targets = points.map(({workers, throughputPerS}) => workers / throughputPerS);
  const fits = termSets.flatMap((terms) => {
    const basis = points.map(({workers}) => {
      const all = [1, workers - 1, workers * (workers - 1)];
      return terms.map((term) => all[term]);
    });
    const fit = fitReciprocal(basis, targets);
    return fit !== null && fit.parameters.every((value) => value >= 0) ? [{terms, ...fit}] : [];
  });
  const best = fits.reduce((low, fit) => (fit.loss < low.loss ? fit : low));
  const theta = [0, 0, 0];
  best.terms.forEach((term, index) => (theta[term] = best.parameters[index]));
  return describeUsl(points, {
    gamma: 1 / theta[0],
    alpha: theta[1] / theta[0],
    kappa: theta[2] / theta[0],
  });
}

function describeUsl(points: readonly ScalingPoint[], parameters: Usl) {
  const {gamma, alpha, kappa} = parameters;
  return describeFit(points, {
    parameters,
    peak: peakOf(parameters),
    predict: (workers) => uslThroughput({workers, ...parameters}),
    solve: (rate) => {
      if (alpha >= 1) return rate <= gamma ? 1 : null;
      return smallerRoot(-rate * kappa, gamma + rate * (kappa - alpha), -rate * (1 - alpha));
    },
  });
}

function peakOf({gamma, alpha, kappa}: Usl) {
  const workers = uslPeakWorkers({alpha, kappa});
  if (workers !== null) {
    return {workers, throughputPerS: uslThroughput({workers, gamma, alpha, kappa})};
  }
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
