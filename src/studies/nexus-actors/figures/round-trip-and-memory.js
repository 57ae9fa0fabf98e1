// @ts-check
import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {PAGE} from '../quantities/read.js';

/** @typedef {import('../../../../lib/chart-data/arrange.js').Wanted & Record<'id' | 'unit' | 'scenario', string>} Panel */

/** @type {Panel[]} */
const PANELS = [
  {
    id: 'round-trip',
    scenario: 'ping-pong',
    unit: 'us',
    of: (value) => 1e6 / value('operationsPerS'),
  },
  {
    id: 'memory',
    scenario: 'memory',
    unit: 'bytes',
    of: (value) => value('memoryMb.perActor') * 1e6,
  },
];

/** @param {import('../../types.js').Run} run @param {Panel} panel */
const panelOf = (run, {id, ...quantity}) =>
  acrossParameter(run, {
    ...quantity,
    kind: 'bars',
    x: 'system',
    xUnit: 'category',
    series: () => 'nexus',
    tokens: {nexus: 'runtime-nexus'},
  }).series.map((series) => ({...series, panel: id}));

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: [PAGE],
  select: ([run]) => ({
    kind: 'bars',
    x: {unit: 'category', values: ['fiber', 'swoole']},
    y: {unit: PANELS[0].unit},
    panels: PANELS.map(({id, unit}) => ({id, y: {unit}})),
    series: PANELS.flatMap((panel) => panelOf(run, panel)),
  }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'idle', at: {series: 'nexus', panel: 'memory', x: 'fiber'}}],
};
