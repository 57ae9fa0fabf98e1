import {acrossParameter, figure} from '../../figure.ts';
import {COLOURS, LIFECYCLE, OWN} from '../read.ts';

export default figure({
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
  annotations: [{id: 'reused', at: {series: 'fiber', x: 'spawn-kill'}}],
});
