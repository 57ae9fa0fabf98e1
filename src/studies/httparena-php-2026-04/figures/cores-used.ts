import {figure} from '../../figure.ts';
import {entryRows} from '../entry-rows.ts';
import {RUN} from '../runs.ts';

const PROFILES = ['async-db', 'baseline'];

export default figure({
  runs: [RUN],
  select: ([run]) =>
    entryRows(run, {panels: PROFILES.map((id) => ({id})), unit: 'count', path: 'cpuCores'}),
  annotations: [
    {id: 'two', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'async-db'}},
  ],
});
