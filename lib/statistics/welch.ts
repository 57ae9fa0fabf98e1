import {requireNumbers} from '../quantity/quantity.ts';
import {LEVEL} from './repeats.ts';
import {meanOf, varianceOf} from './ratio.ts';
import {studentBeyond, studentLimitBeyond} from './student.ts';

/**
 * `difference` of the means, a − b, and its standard error in the unit of the values; degrees of freedom; two-sided
 * p-value
 */
type Welch = {difference: number; error: number; degrees: number; p: number};

/**
 * the first session's effect over the second's with its 95 % interval, and the p-value of the two being equal
 */
type SessionsApart = {ratio: number; low: number; high: number; p: number};

/**
 * Welch's t test: do two independent samples come from populations of one mean, whatever their variances? The degrees of
 * freedom are Welch and Satterthwaite's (B. L. Welch, Biometrika 34, 1947, pages 28–35).
 *
 * @param a at least two
 * @param b at least two, in the same unit
 * @throws {RangeError} on fewer than two values, or values that are no finite numbers
 */
export function welch(a: readonly number[], b: readonly number[]): Welch {
  requireNumbers('welch', 'a', a, {atLeast: 2});
  requireNumbers('welch', 'b', b, {atLeast: 2});
  const [ofA, ofB] = [a, b].map(squaredError);
  const difference = meanOf(a) - meanOf(b);
  const error = Math.sqrt(ofA + ofB);
  if (error === 0) {
    return {difference, error, degrees: a.length + b.length - 2, p: difference === 0 ? 1 : 0};
  }
  const degrees = (ofA + ofB) ** 2 / (ofA ** 2 / (a.length - 1) + ofB ** 2 / (b.length - 1));
  return {difference, error, degrees, p: studentBeyond(difference / error, degrees)};
}

/**
 * An effect in one session over the same effect in another, from its logarithm in each block of either. Whether two
 * intervals overlap doesn't answer that: effects whose intervals overlap a little can differ at p < 0.05. The test asks
 * whether the blocks of the two sessions scatter about one value; it doesn't know how sessions scatter.
 *
 * @param logs one for each block of the first session, at least two
 * @param others those of the second
 * @throws {RangeError} as {@link welch} does
 */
export function sessionsApart(logs: readonly number[], others: readonly number[]): SessionsApart {
  const {difference, error, degrees, p} = welch(logs, others);
  const half = studentLimitBeyond(1 - LEVEL, degrees) * error;
  return {
    ratio: Math.exp(difference),
    low: Math.exp(difference - half),
    high: Math.exp(difference + half),
    p,
  };
}

/**
 * Two-sided p-value of two cells being equal, by Student's t on the logarithms of their ratios within blocks or sessions.
 *
 * @param a above 0, at least two
 * @param b of the same blocks in the same order
 */
export function pairedP(a: readonly number[], b: readonly number[]): number {
  const logs = a.map((value, index) => Math.log(value / b[index]));
  requireNumbers('pairedP', 'logarithms', logs, {atLeast: 2});
  const error = Math.sqrt(squaredError(logs));
  if (error === 0) return meanOf(logs) === 0 ? 1 : 0;
  return studentBeyond(meanOf(logs) / error, logs.length - 1);
}

/** Square of the standard error of the mean. */
const squaredError = (values: readonly number[]) => varianceOf(values) / values.length;
