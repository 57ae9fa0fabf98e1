import {slopes} from '../../../../lib/chart-data/slopes.ts';
import {ENTRIES, inProfile, kindOf, KINDS, RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

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
  scales: ['log', 'linear'],
  annotations: [{id: 'flat', at: {series: 'frankenphp-trueasync', x: 'api-16'}}],
} satisfies FigureDefinition;
