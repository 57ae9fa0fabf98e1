import {valueOf} from '../../../lib/result/read.ts';
import type {Points, Run} from '../types.ts';

const RATE = 'throughputPerS';
const RATIO = 'throughputRatio';
export const [SUMMARY, BYTEPURSUITS, KENASHKOV, APPWRITE, RERUN, TECHEMPOWER] = [
  'swoole-in-practice/swoole-evidence-summary',
  'bytepursuits/bytepursuits-mezzio',
  'kenashkov-swoole-apache-2019/ab-outputs',
  'appwrite-0-7/appwrite-2021-03',
  'symfony-7-runtimes/php-runtime-benchmark-2025-12-01',
  'techempower-php-2019-12/query',
];
const TOKENS = {state: 'group-1', both: 'group-2', unclear: 'group-4'};
const name = (run: string) => run.split('/')[1];

/** what is claimed of a case, and whether the case's data give it */
export type Claimed = {id: string; claimed?: string; unsupported?: true; bound?: 'at-least'};

/** the two measurements of a case, and what their quotient shows */
export type Measured = {effect: keyof typeof TOKENS; run: string; pair: [string, string]};

export type Row = Claimed & (Measured | {effect?: undefined});

const claimed = (summary: Run, measurement: string, {id, unsupported, bound}: Row) => ({
  x: id,
  y: valueOf(summary, measurement, RATIO),
  ...(unsupported && {unsupported}),
  ...(bound && {bound}),
  from: `${name(SUMMARY)}#${measurement}.${RATIO}`,
});

const measured = (runs: readonly Run[], {id, run, pair}: Row & Measured) => {
  const found = runNamed(runs, run);
  const [after, before] = pair.map((measurement) => valueOf(found, measurement, RATE));
  return {
    x: id,
    y: after / before,
    single: true,
    from: pair.map((measurement) => `${name(run)}#${measurement}.${RATE}`).join(' '),
  };
};

function runNamed(runs: readonly Run[], id: string) {
  const found = runs.find((each) => each.id === id);
  if (found) return found;
  throw new RangeError(`run “${id}” isn’t among the figure’s \`runs\`. Add it there.`);
}

/**
 * Factors of throughput by case: those measured, a series for each effect that they show, and those claimed.
 *
 * @param rows in drawn order
 */
export function factorsOf(runs: Run[], rows: Row[]): Points {
  return {
    kind: 'ranked-bars',
    x: {unit: 'category', values: rows.map(({id}) => id)},
    y: {unit: 'ratio'},
    series: [
      ...Object.entries(TOKENS).map(([effect, token]) => ({
        id: effect,
        token,
        points: rows.flatMap((row) =>
          row.effect !== undefined && row.effect === effect ? [measured(runs, row)] : [],
        ),
      })),
      {
        id: 'claimed',
        token: 'group-3',
        points: rows.flatMap((row) =>
          row.claimed === undefined ? [] : [claimed(runNamed(runs, SUMMARY), row.claimed, row)],
        ),
      },
    ].filter(({points}) => points.length > 0),
    references: [{id: 'equal', y: 1}],
  };
}
