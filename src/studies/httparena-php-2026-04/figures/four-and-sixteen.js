// @ts-check
import {slopes} from '../../../../lib/chart-data/slopes.js';
import {ENTRIES, inProfile, kindOf, KINDS, RUN} from '../runs.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUN],
  select: ([run]) =>
    slopes(
      ENTRIES.map((id) => ({
        id,
        token: KINDS[kindOf(run, id)],
        before: {run, id: inProfile(run, id, 'api-4').id, path: 'throughputPerS'},
        after: {run, id: inProfile(run, id, 'api-16').id, path: 'throughputPerS'},
      })),
      {x: ['api-4', 'api-16']},
    ),
  chart: 'slope',
  scales: ['log', 'linear'],
  annotations: [{id: 'flat', at: {series: 'frankenphp-trueasync', x: 'api-16'}}],
};
