import {figure} from '../../figure.ts';
import {entryRows} from '../entry-rows.ts';
import {RUN} from '../runs.ts';

const PROFILES = ['async-db', 'api-4'];

export default figure({
  runs: [RUN],
  select: ([run]) =>
    entryRows(run, {
      panels: PROFILES.map((id) => ({id, y: {unit: 'perS'}})),
      unit: 'perS',
      path: 'throughputPerS',
    }),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'blocking', at: {series: 'kept-blocking', x: 'swoole', panel: 'async-db'}},
    {id: 'idle', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'async-db'}},
    {id: 'turned', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'api-4'}},
  ],
});
