import {figure, valueOf} from '../../figure.ts';
import type {Run} from '../../figure.ts';

/** `rerun`: the system in the run that was repeated */
export type Row = {id: string; rerun?: string; bound?: 'at-least'};

const ROWS: Row[] = [
  {id: 'apache', rerun: 'apache'},
  {id: 'nginx-unit'},
  {id: 'roadrunner', rerun: 'roadrunner-w1', bound: 'at-least'},
  {id: 'frankenphp-worker', rerun: 'frankenphp-worker', bound: 'at-least'},
  {id: 'swoole', rerun: 'swoole', bound: 'at-least'},
];
const BASELINE = 'nginx-fpm';
const RATE = 'throughputPerS';
const RERUN = 'php-runtime-benchmark-2025-12-01';

const claimed = (run: Run, {id, bound}: Row) => ({
  x: id,
  y: valueOf(run, `${id}-1000`, 'throughputRatio'),
  unsupported: true,
  ...(bound && {bound}),
  from: `symfony-7-relative#${id}-1000.throughputRatio`,
});

const measured = (run: Run, {id, rerun}: Row) => ({
  x: id,
  y: valueOf(run, `${rerun}-1000`, RATE) / valueOf(run, `${BASELINE}-1000`, RATE),
  single: true,
  from: [rerun, BASELINE].map((system) => `${RERUN}#${system}-1000.${RATE}`).join(' '),
});

export default figure({
  runs: ['symfony-7-runtimes/symfony-7-relative', `symfony-7-runtimes/${RERUN}`],
  select: ([relative, rerun]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: ROWS.map(({id}) => id)},
    y: {unit: 'ratio'},
    series: [
      {id: 'claimed', token: 'stage-queue', points: ROWS.map((row) => claimed(relative, row))},
      {
        id: 'rerun',
        token: 'stage-php',
        points: ROWS.filter((row) => row.rerun).map((row) => measured(rerun, row)),
      },
    ],
    references: [{id: 'fpm', y: 1}],
  }),
  annotations: [
    {id: 'one-row', at: {series: 'claimed', x: 'frankenphp-worker'}},
    {id: 'nothing-kept', at: {series: 'rerun', x: 'swoole'}},
  ],
});
