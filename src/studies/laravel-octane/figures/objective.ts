import {capacityPoint, coloured, figure, measurementOf} from '../../figure.ts';
import {cellId, OBJECTIVE, OBJECTIVE_RUN} from '../cells.ts';

const SHOWN = ['bare', 'reconnecting', 'fpm', 'octane', 'cached', 'processes', 'coroutines'];
const PANELS = {
  rate: {path: 'throughputPerS', unit: 'perS'},
  memory: {path: 'memoryMb.loaded', unit: 'mb'},
  cores: {path: 'processGroups.php.cpuCores', unit: 'cores'},
};

/** The highest rate at which each server met the objective, and the memory and cores that PHP took for it. */
export default figure({
  runs: [OBJECTIVE_RUN],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SHOWN},
    y: {unit: PANELS.rate.unit},
    panels: Object.entries(PANELS).map(([id, {unit}]) => ({id, y: {unit}})),
    series: Object.entries(PANELS).map(([panel, {path}]) => ({
      ...coloured(
        'measured',
        'group-1',
        SHOWN.map((server) =>
          capacityPoint(run, measurementOf(run, cellId(server, {point: OBJECTIVE})), path, server),
        ),
      ),
      panel,
    })),
  }),
  annotations: [{id: 'kept', at: {series: 'measured', panel: 'rate', x: 'fpm'}}],
});
