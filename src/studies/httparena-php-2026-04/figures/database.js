// @ts-check
import {entryRows} from '../entry-rows.js';
import {RUN} from '../runs.js';

const PROFILES = ['async-db', 'api-4'];

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUN],
  select: ([run]) =>
    entryRows(run, {
      panels: PROFILES.map((id) => ({id, y: {unit: 'perS'}})),
      unit: 'perS',
      path: 'throughputPerS',
    }),
  chart: 'ranked-bars',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'blocking', at: {series: 'kept-blocking', x: 'swoole', panel: 'async-db'}},
    {id: 'idle', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'async-db'}},
    {id: 'turned', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'api-4'}},
  ],
};
