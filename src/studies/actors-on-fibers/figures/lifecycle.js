// @ts-check
import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {LIFECYCLE} from '../quantities/messages.js';
import {COLOURS, OWN} from '../quantities/read.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [OWN],
  select: ([run]) =>
    acrossParameter(run, {
      kind: 'bars',
      path: 'cpuMs',
      times: 1000,
      unit: 'us',
      scenarios: LIFECYCLE,
      x: 'scenario',
      xValues: LIFECYCLE,
      series: 'runtime',
      tokens: COLOURS,
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'reused', at: {series: 'fiber', x: 'spawn-kill'}}],
};
