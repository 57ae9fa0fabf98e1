import {acrossParameter, figure} from '../../figure.ts';
import {COLOURS, OWN} from '../read.ts';

const MODES = ['opcache', 'jit'];

export default figure({
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
  annotations: [{id: 'gain', at: {series: 'swoole', panel: 'one-actor', x: 'jit'}}],
});
