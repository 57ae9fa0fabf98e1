// @ts-check
import {entryRows} from '../entry-rows.js';
import {RUN} from '../runs.js';

const PROFILES = ['async-db', 'baseline'];

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUN],
  select: ([run]) =>
    entryRows(run, {panels: PROFILES.map((id) => ({id})), unit: 'count', path: 'cpuCores'}),
  chart: 'ranked-bars',
  scales: ['linear'],
  annotations: [
    {id: 'two', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'async-db'}},
  ],
};
