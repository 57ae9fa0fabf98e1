import {pairedCells} from '../../effects.ts';
import {coloured, figure} from '../../figure.ts';
import {APPS, cellId, RUN} from '../cells.ts';

/** What is changed, and the two cells whose ratio shows it. */
const CHANGES: Record<string, (app: string) => readonly [string, string]> = {
  version: (app) => [
    cellId({app, age: 'newer', setting: 'plain'}),
    cellId({app, age: 'older', setting: 'plain'}),
  ],
  jit: (app) => [
    cellId({app, age: 'newer', setting: 'jit'}),
    cellId({app, age: 'newer', setting: 'plain'}),
  ],
  preload: (app) => [
    cellId({app, age: 'newer', setting: 'preload'}),
    cellId({app, age: 'newer', setting: 'plain'}),
  ],
};

/** Throughput after one change over that before it, with intervals over blocks. */
export default figure({
  runs: [RUN],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: Object.keys(CHANGES)},
    y: {unit: 'ratio'},
    series: APPS.map((app, index) =>
      coloured(
        app,
        `group-${index + 1}`,
        Object.entries(CHANGES).map(([change, cellsOf]) => {
          const {value, ...certainty} = pairedCells(run, cellsOf(app));
          return {x: change, y: value, ...certainty};
        }),
      ),
    ),
    references: [{id: 'same', y: 1}],
  }),
  annotations: [{id: 'preload', at: {series: 'symfony', x: 'preload'}}],
});
