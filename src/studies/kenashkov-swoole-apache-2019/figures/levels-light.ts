import {byConnections} from '../levels.ts';
import {LIGHT_TESTS, RUN} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: [RUN],
  select: ([run]) => byConnections(run, LIGHT_TESTS),
  scales: ['log', 'linear'],
  annotations: [{id: 'cliff', at: {panel: 'basic-class-load', series: 'apache', x: 500}}],
} satisfies FigureDefinition;
