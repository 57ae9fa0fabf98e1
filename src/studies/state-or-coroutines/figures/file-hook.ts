import {coloured, figure, measuredPoint, measurementOf} from '../../figure.ts';
import {hookCell} from '../equal-slots.ts';
import {FILE_HOOK} from '../runs.ts';

const SLOTS = [16, 64];
const SERIES = [
  {id: 'processes', token: 'group-2'},
  {id: 'hooked', token: 'group-3'},
  {id: 'unhooked', token: 'group-1'},
] as const;
const PANELS = {
  rate: {path: 'throughputPerS', unit: 'perS'},
  cpu: {path: 'processGroups.php.cpuMsPerRequest', unit: 'ms'},
};

/** The small application, its connection kept, booted for each request. */
export default figure({
  runs: [FILE_HOOK],
  select: ([run]) => ({
    kind: 'bars',
    x: {unit: 'count', values: SLOTS},
    y: {unit: 'perS'},
    panels: Object.entries(PANELS).map(([id, {unit}]) => ({id, y: {unit}})),
    series: Object.entries(PANELS).flatMap(([panel, {path}]) =>
      SERIES.map(({id, token}) => ({
        ...coloured(
          id,
          token,
          SLOTS.map((slots) =>
            measuredPoint(run, measurementOf(run, hookCell(id, slots)), path, slots),
          ),
        ),
        panel,
      })),
    ),
  }),
  annotations: [{id: 'hook', at: {series: 'hooked', panel: 'cpu', x: 16}}],
});
