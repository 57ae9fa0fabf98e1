// @ts-check
import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {COLOURS, OWN} from '../quantities/read.js';

/** @type {Record<string, string>} */
const STATES = {'actors-10000-created': 'created', 'actors-10000': 'living'};

/** @type {import('../../types.js').FigureDefinition} */
export default {
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
  chart: 'bars',
  scales: ['linear'],
  annotations: [
    {id: 'objects', at: {series: 'fiber', x: 'created'}},
    {id: 'stack', at: {series: 'fiber', x: 'living'}},
  ],
};
