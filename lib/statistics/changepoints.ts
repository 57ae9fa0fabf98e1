import {EQUIVALENCE_MARGIN} from './compare.ts';
import {quantile} from './quantile.ts';

/** Fewest values between two changes of level: fewer can't be told from single odd ones. */
const FEWEST_OF_LEVEL = 3;

/** Of a normal distribution: the median of the absolute differences of two independent values, in standard deviations. */
const MEDIAN_DIFFERENCE = 0.6745 * Math.SQRT2;

/** values of a series that are on one level, from `from` up to, and not including, `to` */
export interface Segment {
  from: number;
  to: number;
  mean: number;
}

/**
 * Cuts a series where its level changes: of all ways to cut it the one with the least squared distance to the means, where
 * each cut has to save 3·σ²·ln n at least (the strengthened Schwarz criterion for a place and a mean). σ comes from
 * differences of neighbours, which a change of level hardly touches. Exact, by dynamic programming: Jackson et al. 2005,
 * doi:10.1109/LSP.2001.838216.
 *
 * @param values evenly spaced; neighbours that depend on one another make more cuts than there are changes
 * @returns one segment at least, where there are values
 */
export function levelsOf(values: readonly number[]): Segment[] {
  const penalty = 3 * noiseOf(values) ** 2 * Math.log(values.length);
  const cost = costOf(values);
  const best: {cost: number; last: number}[] = [{cost: -penalty, last: 0}];
  for (let to = 1; to <= values.length; to += 1) {
    const cuts = Array.from({length: to}, (_, from) => from)
      .filter((from) => isLongEnough(from, to, values.length))
      .map((from) => ({cost: best[from].cost + cost(from, to) + penalty, last: from}));
    best.push(cuts.reduce((one, other) => (other.cost < one.cost ? other : one), NO_CUT));
  }
  const ends: number[] = [];
  for (let to = values.length; to > 0; to = best[to].last) ends.unshift(to);
  return ends.map((to, at) => segmentOf(values, at === 0 ? 0 : ends[at - 1], to));
}

const NO_CUT = {cost: Infinity, last: 0};

/** A series that is shorter than a level has to be is one level. */
const isLongEnough = (from: number, to: number, count: number) =>
  to - from >= Math.min(FEWEST_OF_LEVEL, count);

function segmentOf(values: readonly number[], from: number, to: number): Segment {
  const own = values.slice(from, to);
  return {from, to, mean: own.reduce((sum, value) => sum + value, 0) / own.length};
}

/** Standard deviation of the values around their level. */
function noiseOf(values: readonly number[]): number {
  const differences = values.slice(1).map((value, at) => Math.abs(value - values[at]));
  return differences.length === 0 ? 0 : quantile(differences, 0.5) / MEDIAN_DIFFERENCE;
}

/** @returns the squared distance of values to their mean, from sums up to each place */
function costOf(values: readonly number[]) {
  const sums = [0];
  const squares = [0];
  values.forEach((value, at) => {
    sums.push(sums[at] + value);
    squares.push(squares[at] + value ** 2);
  });
  return (from: number, to: number) => {
    const sum = sums[to] - sums[from];
    return squares[to] - squares[from] - sum ** 2 / (to - from);
  };
}

/**
 * How a server behaves over time: on one level, better once it has warmed up, worse than it was, or still changing.
 */
export type SteadyState = 'flat' | 'warm-up' | 'slowdown' | 'none';

/** A change in this last part of the series leaves too little to call a state steady. */
const LAST_PART = 0.2;

/**
 * Judges a series of times, of which less is better, by its levels, after Barrett et al. 2017, doi:10.1145/3133876.
 * Levels that differ by less than the margin of equivalence are one.
 *
 * @param logs natural logarithms of the times
 */
export function steadyStateOf(logs: readonly number[]): SteadyState {
  const levels = levelsOf(logs);
  const last = levels[levels.length - 1];
  const others = levels.filter(
    ({mean}) => Math.abs(mean - last.mean) > Math.log1p(EQUIVALENCE_MARGIN),
  );
  if (others.length === 0) {
    return 'flat';
  }
  if (logs.length - others[others.length - 1].to < LAST_PART * logs.length) {
    return 'none';
  }
  return others.every(({mean}) => mean > last.mean) ? 'warm-up' : 'slowdown';
}
