import {LATENCIES, acrossCells, cellAt, cornerAt, figure} from '../../figure.ts';
import type {Kept, Waiting, WantedSeries} from '../../figure.ts';

const corner = (state: Kept, waiting: Waiting) =>
  cornerAt(state, waiting, {workers: 2, point: 'below'});
const SERIES: WantedSeries<Kept>[] = [
  {id: 'blocking', token: 'model-blocking-dropped', at: (state) => corner(state, 'blocking')},
  {id: 'coroutine', token: 'model-coroutine-kept', at: (state) => corner(state, 'coroutine')},
  {
    id: 'php-fpm',
    runtime: 'php-fpm-nginx',
    at: (state) =>
      state === 'dropped'
        ? cellAt(
            {application: 'dropped', connection: 'opened', waiting: 'blocking'},
            {runtime: 'php-fpm-nginx', workers: 4, point: 'below'},
          )
        : null,
  },
];

/** Each at six tenths of what it can do, so these are latencies of servers and not of their queues. */
export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'pairs',
      x: {unit: 'category', values: ['dropped', 'kept']},
      series: SERIES,
      paths: LATENCIES,
      by: 'part',
    }),
  annotations: [
    {id: 'floor', at: {series: 'coroutine', part: 'p50', x: 'kept'}},
    {id: 'few-slots', at: {series: 'blocking', part: 'p95', x: 'kept'}},
  ],
});
