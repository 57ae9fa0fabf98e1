import {LATENCIES, acrossCells, figure} from '../../figure.ts';
import {BELOW_CELLS} from '../series.ts';
import {APPS, BELOW} from '../cells.ts';

/** Each at six tenths of what it can do, so these are latencies of servers and not of their queues. */
export default figure({
  runs: [BELOW],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'pairs',
      x: {unit: 'category', values: APPS},
      series: BELOW_CELLS,
      paths: LATENCIES,
      by: 'part',
    }),
  annotations: [
    {id: 'same', at: {series: 'kept-coroutine', part: 'p50', x: 'laravel'}},
    {id: 'few-slots', at: {series: 'kept-blocking', part: 'p95', x: 'laravel'}},
  ],
});
