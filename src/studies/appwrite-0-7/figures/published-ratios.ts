import {figure, valueOf} from '../../figure.ts';
import type {Run} from '../../figure.ts';

const RATE = 'throughputPerS';
const LATENCY = 'latencyMs.mean';
const TOTAL = 'sentRequests';
const CLAIMED = 1.91;

const address = (id: string, path: string) => `appwrite-2021-03#${id}.${path}`;
const both = (load: string, path: string) =>
  [`swoole-${load}`, `fpm-${load}`].map((id) => address(id, path)).join(' ');
const success = (run: Run, id: string) => 1 - valueOf(run, id, 'errorRatio');

/** After over before where more is better, before over after where less is. */
const rows = (run: Run) => {
  const [after, before] = ['swoole-loaded', 'fpm-loaded'];
  const rate = valueOf(run, after, RATE) / valueOf(run, before, RATE);
  return [
    {x: 'rate', y: rate, from: both('loaded', RATE)},
    {
      x: 'total',
      y: valueOf(run, after, TOTAL) / valueOf(run, before, TOTAL),
      from: both('loaded', TOTAL),
    },
    {
      x: 'goodput',
      y: (rate * success(run, after)) / success(run, before),
      from: `${both('loaded', RATE)} ${both('loaded', 'errorRatio')}`,
    },
    {
      x: 'loaded',
      y: valueOf(run, before, LATENCY) / valueOf(run, after, LATENCY),
      from: both('loaded', LATENCY),
    },
    {
      x: 'normal',
      y: valueOf(run, 'fpm-normal', LATENCY) / valueOf(run, 'swoole-normal', LATENCY),
      from: both('normal', LATENCY),
    },
  ];
};

export default figure({
  runs: ['appwrite-0-7/appwrite-2021-03'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: ['rate', 'total', 'loaded', 'goodput', 'normal', 'claimed']},
    y: {unit: 'ratio'},
    series: [
      {id: 'computed', runtime: 'swoole', points: rows(run).map((row) => ({...row, single: true}))},
      {
        id: 'claimed',
        token: 'stage-queue',
        points: [{x: 'claimed', y: CLAIMED, unsupported: true}],
      },
    ],
  }),
  annotations: [
    {id: 'same', at: {series: 'computed', x: 'loaded'}},
    {id: 'nowhere', at: {series: 'claimed', x: 'claimed'}},
    {id: 'unloaded', at: {series: 'computed', x: 'normal'}},
  ],
});
