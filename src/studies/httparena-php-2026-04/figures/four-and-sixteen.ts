import {measuredPoint} from '../../../../lib/chart-data/measured-point.ts';
import {ENTRIES, inProfile, kindOf, KINDS, RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

const PROFILES = ['api-4', 'api-16'];

export default {
  runs: [RUN],
  select: ([run]) => ({
    kind: 'slope',
    x: {unit: 'category', values: PROFILES},
    y: {unit: 'perS'},
    series: ENTRIES.map((id) => ({
      ...{id, runtime: null, token: KINDS[kindOf(run, id)]},
      points: PROFILES.map((profile) =>
        measuredPoint(run, inProfile(run, id, profile), 'throughputPerS', profile),
      ),
    })),
  }),
  scales: ['log', 'linear'],
  annotations: [{id: 'flat', at: {series: 'frankenphp-trueasync', x: 'api-16'}}],
} satisfies FigureDefinition;
