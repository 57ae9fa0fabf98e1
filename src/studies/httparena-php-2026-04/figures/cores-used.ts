import {entryRows} from '../entry-rows.ts';
import {RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

const PROFILES = ['async-db', 'baseline'];

export default {
  runs: [RUN],
  select: ([run]) =>
    entryRows(run, {panels: PROFILES.map((id) => ({id})), unit: 'count', path: 'cpuCores'}),
  annotations: [
    {id: 'two', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'async-db'}},
  ],
} satisfies FigureDefinition;
