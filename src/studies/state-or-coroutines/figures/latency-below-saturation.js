// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cellAt, cornerAt} from '../../../../lib/chart-data/corners.js';
import {LATENCIES} from '../../across-cells.js';

/** @import {WantedSeries} from '../../../../lib/chart-data/across-cells.js' */
/** @import {Kept, Waiting} from '../../../../lib/chart-data/corners.js' */

/** @param {Kept} state @param {Waiting} waiting */
const corner = (state, waiting) => cornerAt(state, waiting, {workers: 2, point: 'below'});
/** @type {WantedSeries<Kept>[]} */
const SERIES = [
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

/**
 * Each at six tenths of what it can do, so these are latencies of servers and not of their queues.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'pairs',
      x: {unit: 'category', values: ['dropped', 'kept']},
      series: SERIES,
      paths: LATENCIES,
      by: 'part',
    }),
  chart: 'pairs',
  scales: ['linear'],
  annotations: [
    {id: 'floor', at: {series: 'coroutine', part: 'p50', x: 'kept'}},
    {id: 'few-slots', at: {series: 'blocking', part: 'p95', x: 'kept'}},
  ],
};
