import {acrossParameter, figure} from '../../figure.ts';
import {COLOURS, OWN} from '../read.ts';

const STATES: Record<string, string> = {
  'actors-10000-created': 'created',
  'actors-10000': 'living',
};

export default figure({
  runs: [OWN],
  select: ([run]) =>
    acrossParameter(run, {
      kind: 'bars',
      path: 'memoryMb.perActor',
      times: 1000,
      unit: 'kb',
      scenarios: Object.keys(STATES),
      x: ({scenario}) => STATES[scenario],
      xValues: Object.values(STATES),
      series: 'runtime',
      tokens: COLOURS,
    }),
  annotations: [
    {id: 'objects', at: {series: 'fiber', x: 'created'}},
    {id: 'stack', at: {series: 'fiber', x: 'living'}},
  ],
});
