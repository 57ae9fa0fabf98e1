// @ts-check
import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {COLOURS, OWN} from '../quantities/read.js';

const MODES = ['opcache', 'jit'];

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [OWN],
  select: ([run]) =>
    acrossParameter(run, {
      kind: 'bars',
      path: 'cpuMs',
      times: 1000,
      unit: 'us',
      scenarios: ['one-actor', 'ping-pong'],
      where: ({parameters}) => MODES.some((mode) => mode === parameters?.mode),
      x: 'mode',
      xValues: MODES,
      series: 'runtime',
      panels: 'scenario',
      tokens: COLOURS,
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'gain', at: {series: 'swoole', panel: 'one-actor', x: 'jit'}}],
};
