import {acrossParameter, figure} from '../../figure.ts';
import {PAGE} from '../runs.ts';
import type {Run, Wanted} from '../../figure.ts';

export type Panel = Wanted & Record<'id' | 'unit' | 'scenario', string>;

const PANELS: Panel[] = [
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

const panelOf = (run: Run, {id, ...quantity}: Panel) =>
  acrossParameter(run, {
    ...quantity,
    kind: 'bars',
    x: 'system',
    xUnit: 'category',
    series: () => 'nexus',
    tokens: {nexus: 'runtime-nexus'},
  }).series.map((series) => ({...series, panel: id}));

export default figure({
  runs: [PAGE],
  select: ([run]) => ({
    kind: 'bars',
    x: {unit: 'category', values: ['fiber', 'swoole']},
    y: {unit: PANELS[0].unit},
    panels: PANELS.map(({id, unit}) => ({id, y: {unit}})),
    series: PANELS.flatMap((panel) => panelOf(run, panel)),
  }),
  annotations: [{id: 'idle', at: {series: 'nexus', panel: 'memory', x: 'fiber'}}],
});
