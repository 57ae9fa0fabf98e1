// @ts-check
import {measuredPoint} from '../../../../lib/chart-data/measured-point.js';
import {namedRows} from '../../../../lib/chart-data/named-rows.js';
import {ENTRIES, inProfile, kindOf, KINDS, RUN} from '../runs.js';

const PROFILES = ['async-db', 'api-4'];

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUN],
  select: ([run]) =>
    namedRows({
      rows: ENTRIES,
      unit: 'perS',
      panels: PROFILES.map((id) => ({id, y: {unit: 'perS'}})),
      series: PROFILES.flatMap((profile) =>
        Object.entries(KINDS).map(([id, token]) => ({
          id,
          token,
          panel: profile,
          at: (entry) =>
            kindOf(run, entry) === id
              ? measuredPoint(run, inProfile(run, entry, profile), 'throughputPerS', entry)
              : null,
        })),
      ),
    }),
  chart: 'ranked-bars',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'blocking', at: {series: 'kept-blocking', x: 'swoole', panel: 'async-db'}},
    {id: 'idle', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'async-db'}},
    {id: 'turned', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'api-4'}},
  ],
};
