import {arranged, chosen, quantityAt, unitFor} from './arrange.ts';
import type {Choice, Measurement, Reader, Wanted} from './arrange.ts';
import type {Run} from './measured-point.ts';
import type {Points} from './types.ts';

/**
 * One quantity of each measurement against another of the same measurement.
 *
 * @param wanted a string is the path of a quantity
 * @returns kind `scatter`; measurements that lack one of the two are left out
 * @throws {RangeError} when nothing fits, or one series has an x twice
 */
export function scatter(
  runs: Run | readonly Run[],
  wanted: Choice & {
    x: string | Wanted;
    y: string | Wanted;
    series?: Reader;
    tokens?: Record<string, string>;
    xScale?: 'linear' | 'log';
    references?: {id: string; y: number}[];
  },
): Points {
  const {xScale, references = []} = wanted;
  const [x, y] = [wanted.x, wanted.y].map((each) =>
    typeof each === 'string' ? {path: each} : each,
  );
  const xOf = (measurement: Measurement, run: Run) => Number(quantityAt(run, measurement, x, 0).y);
  const entries = chosen(runs, wanted).filter(({run, measurement}) =>
    [x, y].every((each) => quantityAt(run, measurement, each, 0).y !== null),
  );
  const {series, tokens} = wanted;
  return {
    kind: 'scatter',
    x: {
      unit: unitFor(x),
      values: [...new Set(entries.map(({run, measurement}) => xOf(measurement, run)))].sort(
        (a, b) => a - b,
      ),
      ...(xScale && {scale: xScale}),
    },
    y: {unit: unitFor(y)},
    series: arranged(entries, {x: xOf, series, tokens, quantities: [y]}),
    references,
  };
}
