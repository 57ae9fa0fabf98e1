import {valuesByUnit} from '../../../lib/result/analysis-units.ts';
import {measurementOf, quantity, valueOf} from '../../../lib/result/read.ts';
import {pairedRatio} from '../../../lib/statistics/index.ts';
import {pairedCells} from '../effects.ts';
import {count, ms, perS, ratio} from '../quantity.ts';
import {AGES, APPS, BUILDS_RUN, cellId, RUN, SETTINGS} from './cells.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

type Named = {app: string; age: string; setting: string};

/** Throughput of one cell over that of another, within blocks. */
const over = (cellsOf: (holes: Holes) => readonly [Named, Named]) =>
  ratio[2]((runs: RunOf, holes: Holes) => {
    const [upper, lower] = cellsOf(holes).map(cellId);
    return pairedCells(runs(RUN), [upper, lower]);
  });

const measured =
  (path: string) =>
  (runs: RunOf, {app, age, setting}: Holes) =>
    valueOf(runs(RUN), cellId({app, age, setting}), path);

/** Every ratio of a kind that the run has, for the least and the most of them. */
const ratiosOf =
  (cellsOf: (app: string, age: string) => readonly [Named, Named]) => (runs: RunOf) =>
    APPS.flatMap((app) =>
      AGES.map((age) => {
        const [upper, lower] = cellsOf(app, age).map(cellId);
        return pairedCells(runs(RUN), [upper, lower]).value;
      }),
    );

const changed = (setting: string, held: string) => (app: string, age: string) =>
  [
    {app, age, setting},
    {app, age, setting: held},
  ] as const;

const ends = (name: string, all: (runs: RunOf) => number[], show = ratio[2]): Quantities => ({
  [`least-${name}`]: show((runs) => Math.min(...all(runs))),
  [`most-${name}`]: show((runs) => Math.max(...all(runs))),
});

/** What a build for threads gives, over a build without, within blocks. */
const threadsOver =
  (path?: string) =>
  (runs: RunOf, {app}: Holes) => {
    const [threads, processes] = buildsOf(app);
    return pairedCells(runs(BUILDS_RUN), [threads, processes], path);
  };

const buildsOf = (app: string) =>
  ['threads', 'processes'].map((age) => cellId({app, age, setting: 'plain'}));

/** What PostgreSQL takes for a request says how fast the machine was: no build of PHP changes its work. */
const DATABASE = 'processGroups.database.cpuMsPerRequest';

/** Of all runs with Laravel, whatever the build. */
const databaseMs = (pick: (...values: number[]) => number) => (runs: RunOf) =>
  pick(
    ...buildsOf('laravel').flatMap((id) => quantity(runs(BUILDS_RUN), id, DATABASE).values ?? []),
  );

/** CPU time of PHP in the build for threads, each held against PostgreSQL's in the same run. */
const threadsOverDatabase = (runs: RunOf, {app}: Holes) => {
  const run = runs(BUILDS_RUN);
  const [threads, processes] = buildsOf(app).map((id) => {
    const [php, database] = ['cpuMs', DATABASE].map((path) =>
      valuesByUnit(run, measurementOf(run, id), quantity(run, id, path)),
    );
    return php.map((value, unit) => (value ?? NaN) / (database[unit] ?? NaN));
  });
  const {ratio: value, interval} = pairedRatio(threads, processes);
  return {value, ...interval};
};

/** {app} as in cells.ts, {age} is older or newer, {setting} what the run changed. */
export const quantities: Quantities = {
  'rate-{setting}-{age}-{app}': perS[0](measured('throughputPerS')),
  'cpu-{setting}-{age}-{app}': ms[1](measured('cpuMs')),
  'version-{setting}-{app}': over(({setting, app}) => [
    {app, setting, age: 'newer'},
    {app, setting, age: 'older'},
  ]),
  'opcache-{age}-{app}': over(({age, app}) => changed('plain', 'no-opcache')(app, age)),
  'gain-{setting}-{age}-{app}': over(({setting, age, app}) => changed(setting, 'plain')(app, age)),
  // CPU time of PHP for a request with the classes preloaded, over that without.
  'cpu-left-{age}-{app}': ratio[2]((runs, {age, app}) => {
    const [upper, lower] = changed('preload', 'plain')(app, age).map(cellId);
    return pairedCells(runs(RUN), [upper, lower], 'cpuMs');
  }),
  'threads-{app}': ratio[2](threadsOver()),
  'threads-database-least': ms[1](databaseMs(Math.min)),
  'threads-database-most': ms[1](databaseMs(Math.max)),
  'threads-cpu-held-{app}': ratio[2](threadsOverDatabase),
  'threads-memory-{app}': ratio[2](threadsOver('memoryMb.loaded')),
  ...ends('opcache', ratiosOf(changed('plain', 'no-opcache')), ratio[0]),
  cells: count(() => APPS.length * AGES.length * SETTINGS.length),
};
