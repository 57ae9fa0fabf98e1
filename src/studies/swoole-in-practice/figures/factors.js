import {valueOf} from '../../../../lib/result/read.js';

const RATE = 'throughputPerS';
const RATIO = 'throughputRatio';
const [SUMMARY, BYTEPURSUITS, KENASHKOV, APPWRITE, RERUN, TECHEMPOWER] = [
  'swoole-in-practice/swoole-evidence-summary',
  'bytepursuits/bytepursuits-mezzio',
  'kenashkov-swoole-apache-2019/ab-outputs',
  'appwrite-0-7/appwrite-2021-03',
  'symfony-7-runtimes/php-runtime-benchmark-2025-12-01',
  'techempower-php-2019-12/query',
];
const REAL = 'real-app-simulation-with-files-and-connections';

/** Rows in drawn order: what is claimed of a case, whether the case's data give it, and the two measurements. */
const ROWS = [
  {
    id: 'json',
    claimed: 'hello-most',
    unsupported: true,
    effect: 'state',
    run: BYTEPURSUITS,
    pair: ['swoole-100', 'fpm-100'],
  },
  {
    id: 'hello-rare',
    claimed: 'hello-least',
    unsupported: true,
    effect: 'unclear',
    run: KENASHKOV,
    pair: ['basic-1-swoole', 'basic-3-apache'],
  },
  {
    id: 'hello-typical',
    effect: 'unclear',
    run: KENASHKOV,
    pair: ['basic-1-swoole', 'basic-2-apache'],
  },
  {id: 'plain-text', effect: 'unclear', run: RERUN, pair: ['swoole-1000', 'nginx-fpm-1000']},
  {id: 'symfony', claimed: 'symfony', unsupported: true, bound: 'at-least'},
  {
    id: 'autoload',
    claimed: 'autoload',
    effect: 'state',
    run: KENASHKOV,
    pair: ['basic-class-load-multiple-1-swoole', 'basic-class-load-multiple-2-apache'],
  },
  {
    id: 'query',
    effect: 'both',
    run: KENASHKOV,
    pair: ['basic-query-1-swoole', 'basic-query-2-apache'],
  },
  {
    id: 'query-pooled',
    claimed: 'database-least',
    effect: 'both',
    run: KENASHKOV,
    pair: ['basic-query-with-pool-1-swoole', 'basic-query-with-pool-2-apache'],
  },
  {
    id: 'real',
    claimed: 'database-most',
    effect: 'both',
    run: KENASHKOV,
    pair: [`${REAL}-1-swoole`, `${REAL}-2-apache`],
  },
  {
    id: 'appwrite',
    claimed: 'appwrite',
    unsupported: true,
    effect: 'both',
    run: APPWRITE,
    pair: ['swoole-loaded', 'fpm-loaded'],
  },
  {
    id: 'techempower-1',
    effect: 'both',
    run: TECHEMPOWER,
    pair: ['swoole-query-q1', 'php-query-q1'],
  },
  {
    id: 'techempower-20',
    effect: 'both',
    run: TECHEMPOWER,
    pair: ['swoole-query-q20', 'php-query-q20'],
  },
];
const TOKENS = {state: 'group-1', both: 'group-2', unclear: 'group-4'};
const name = (run) => run.split('/')[1];

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

export default {
  runs: [SUMMARY, BYTEPURSUITS, KENASHKOV, APPWRITE, RERUN, TECHEMPOWER],
  select: (runs) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: ROWS.map(({id}) => id)},
    y: {unit: 'ratio'},
    series: [
      ...Object.entries(TOKENS).map(([effect, token]) => ({
        id: effect,
        token,
        points: ROWS.filter((row) => row.effect === effect).map((row) => measured(runs, row)),
      })),
      {
        id: 'claimed',
        token: 'group-3',
        points: ROWS.filter((row) => row.claimed).map((row) => claimed(runs[0], row)),
      },
    ],
    references: [{id: 'equal', y: 1}],
  }),
  chart: 'ranked-bars',
  scales: ['log', 'linear'],
  annotations: [
    {id: 'rare', at: {series: 'unclear', x: 'hello-typical'}},
    {id: 'nothing-kept', at: {series: 'unclear', x: 'plain-text'}},
    {id: 'pictures', at: {series: 'claimed', x: 'symfony'}},
    {id: 'pool', at: {series: 'both', x: 'query'}},
    {id: 'queries', at: {series: 'both', x: 'techempower-20'}},
  ],
};
