// @ts-check
import {measuredPoint} from '../../../../lib/chart-data/measured-point.js';
import {namedRows} from '../../../../lib/chart-data/named-rows.js';
import {ENTRIES, inProfile, kindOf, KINDS, RUN} from '../runs.js';

const PROFILES = ['async-db', 'baseline'];

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUN],
  select: ([run]) =>
    namedRows({
      rows: ENTRIES,
      unit: 'count',
      panels: PROFILES.map((id) => ({id})),
      series: PROFILES.flatMap((profile) =>
        Object.entries(KINDS).map(([id, token]) => ({
          id,
          token,
          panel: profile,
          at: (entry) =>
            kindOf(run, entry) === id
              ? measuredPoint(run, inProfile(run, entry, profile), 'cpuCores', entry)
              : null,
        })),
      ),
    }),
  chart: 'ranked-bars',
  scales: ['linear'],
  annotations: [
    {id: 'two', at: {series: 'kept-coroutine', x: 'frankenphp-trueasync', panel: 'async-db'}},
  ],
};
