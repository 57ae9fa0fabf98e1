// @ts-check
import {arranged, chosen, quantityAt, unitFor} from './arrange.js';

/**
 * One quantity of each measurement against another of the same measurement.
 *
 * @param {import('./measured-point.js').Run | readonly import('./measured-point.js').Run[]} runs
 * @param {import('./arrange.js').Choice & {x: string | import('./arrange.js').Wanted,
 *   y: string | import('./arrange.js').Wanted, series?: import('./arrange.js').Reader,
 *   tokens?: Record<string, string>, xScale?: 'linear' | 'log', references?: {id: string, y: number}[]}} wanted
 *   a string is the path of a quantity
 * @returns {import('./types.js').Points} kind `scatter`; measurements that lack one of the two are left out
 * @throws {RangeError} when nothing fits, or one series has an x twice
 */
export function scatter(runs, wanted) {
  const {xScale, references = []} = wanted;
  const [x, y] = [wanted.x, wanted.y].map((each) =>
    typeof each === 'string' ? {path: each} : each,
  );
  /** @type {(measurement: import('./arrange.js').Measurement, run: import('./arrange.js').Run) => number | null} */
  const xOf = (measurement, run) => quantityAt(run, measurement, x, 0).y;
  const entries = chosen(runs, wanted).filter(
    ({run, measurement}) =>
      xOf(measurement, run) !== null && quantityAt(run, measurement, y, 0).y !== null,
  );
  const {series, tokens} = wanted;
  return {
    kind: 'scatter',
    x: {
      unit: unitFor(x),
      values: [...new Set(entries.map(({run, measurement}) => Number(xOf(measurement, run))))].sort(
        (a, b) => a - b,
      ),
      ...(xScale && {scale: xScale}),
    },
    y: {unit: unitFor(y)},
    series: arranged(entries, {x: xOf, series, tokens, quantities: [y]}),
    references,
  };
}
