import {meanOf} from './ratio.ts';
import {LEVEL} from './repeats.ts';
import {studentLimit} from './student.ts';

/** Fewest batches that leave Student's t enough degrees of freedom to say anything. */
const FEWEST_BATCHES = 4;

/**
 * Slope of evenly spaced values for each step, from the means of batches of neighbours, with Student's interval for a
 * straight line through them. Neighbours of a time series depend on one another, their batches hardly do (batch means:
 * Law and Kelton, Simulation Modeling and Analysis, 9.5.3).
 *
 * @param values what is left over by the batches is left out at the beginning, where a server still warms up
 * @throws {RangeError} where there are fewer values than batches, or too few batches
 */
export function trendOf(
  values: readonly number[],
  batches: number = 6,
): {value: number; low: number; high: number; level: number} {
  const size = Math.floor(values.length / batches);
  if (size < 1 || batches < FEWEST_BATCHES) {
    throw new RangeError(
      `A trend of ${values.length} values in ${batches} batches: at least ${FEWEST_BATCHES} batches of one are needed.`,
    );
  }
  const kept = values.slice(values.length - size * batches);
  const means = Array.from({length: batches}, (_, at) =>
    meanOf(kept.slice(at * size, (at + 1) * size)),
  );
  const {slope, error} = lineThrough(means);
  const half = studentLimit(LEVEL, batches - 2) * error;
  const [value, low, high] = [slope, slope - half, slope + half].map((each) => each / size);
  return {value, low, high, level: LEVEL};
}

/** Least squares: the slope for each step and its standard error. */
function lineThrough(values: readonly number[]) {
  const middle = (values.length - 1) / 2;
  const mean = meanOf(values);
  const steps = values.map((_, at) => at - middle);
  const spread = sumOf(steps.map((step) => step ** 2));
  const slope = sumOf(steps.map((step, at) => step * values[at])) / spread;
  const left = sumOf(steps.map((step, at) => (values[at] - mean - slope * step) ** 2));
  return {slope, error: Math.sqrt(left / (values.length - 2) / spread)};
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
