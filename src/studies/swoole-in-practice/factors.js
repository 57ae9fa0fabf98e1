import {valueOf} from '../../../lib/result/read.js';

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
const name = (run) => run.split('/')[1];

/**
 * @typedef {{id: string, claimed?: string, unsupported?: true, bound?: 'at-least', effect?: keyof typeof TOKENS, run?: string,
 *   pair?: [string, string]}} Row what is claimed of a case, whether the case's data give it, and the two measurements
 */

const claimed = (summary, {id, claimed: measurement, unsupported, bound}) => ({
  x: id,
  y: valueOf(summary, measurement, RATIO),
  ...(unsupported && {unsupported}),
  ...(bound && {bound}),
  from: `${name(SUMMARY)}#${measurement}.${RATIO}`,
});

const measured = (runs, {id, run, pair}) => {
  const found = runs.find((each) => each.id === run);
  const [after, before] = pair.map((measurement) => valueOf(found, measurement, RATE));
  return {
    x: id,
    y: after / before,
    single: true,
    from: pair.map((measurement) => `${name(run)}#${measurement}.${RATE}`).join(' '),
  };
};

/**
 * Factors of throughput by case: those measured, a series for each effect that they show, and those claimed.
 * @param {import('../types.js').Run[]} runs
 * @param {Row[]} rows in drawn order
 */
export function factorsOf(runs, rows) {
  const quoted = rows.filter((row) => row.claimed);
  return {
    kind: 'ranked-bars',
    x: {unit: 'category', values: rows.map(({id}) => id)},
    y: {unit: 'ratio'},
    series: [
      ...Object.entries(TOKENS).map(([effect, token]) => ({
        id: effect,
        token,
        points: rows.filter((row) => row.effect === effect).map((row) => measured(runs, row)),
      })),
      {
        id: 'claimed',
        token: 'group-3',
        points: quoted.map((row) =>
          claimed(
            runs.find(({id}) => id === SUMMARY),
            row,
          ),
        ),
      },
    ].filter(({points}) => points.length > 0),
    references: [{id: 'equal', y: 1}],
  };
}
