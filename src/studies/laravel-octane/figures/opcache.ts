import {capacityPoint, coloured, figure, measurementOf} from '../../figure.ts';
import {cellId, OPCACHE_RUN} from '../cells.ts';

const SHOWN = ['octane', 'cached', 'processes'];
const PANELS = {cpu: {path: 'cpuMs', unit: 'ms'}, memory: {path: 'memoryMb.loaded', unit: 'mb'}};

/** What a request costs and what sixteen processes hold, with OPcache as Octane leaves it and with OPcache kept. */
export default figure({
  runs: [OPCACHE_RUN],
  select: ([run]) => ({
    kind: 'bars',
    x: {unit: 'category', values: SHOWN},
    y: {unit: PANELS.cpu.unit},
    panels: Object.entries(PANELS).map(([id, {unit}]) => ({id, y: {unit}})),
    series: Object.entries(PANELS).map(([panel, {path}]) => ({
      ...coloured(
        'measured',
        'group-1',
        SHOWN.map((server) => capacityPoint(run, measurementOf(run, cellId(server)), path, server)),
      ),
      panel,
    })),
  }),
  annotations: [{id: 'cached', at: {series: 'measured', panel: 'memory', x: 'cached'}}],
});
