// @ts-check
import {byConnections} from '../levels.js';
import {LIGHT_TESTS, RUN} from '../runs.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [RUN],
  select: ([run]) => byConnections(run, LIGHT_TESTS),
  chart: 'lines',
  scales: ['log', 'linear'],
  annotations: [{id: 'cliff', at: {panel: 'basic-class-load', series: 'apache', x: 500}}],
};
