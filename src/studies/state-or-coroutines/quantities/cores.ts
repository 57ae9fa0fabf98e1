import {cellAt, CONNECTION, cornerAt} from '../../../../lib/chart-data/corners.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {corner, each, FRAMEWORKS, setting} from '../../laravel-on-swoole/quantities/read.ts';
import {shown} from '../../quantity.ts';
import {at, FRAMEWORKS_RUN, RUNTIMES_RUN} from './read.ts';
import type {Configuration} from '../../../../lib/chart-data/design-cells.ts';
import type {Run} from '../../../../lib/result/types.ts';
import type {Quantities, RunOf} from '../../types.ts';

const RUNTIMES = ['fiber', 'swow', 'amphp', 'reactphp'];
/** Everything that computes for a request. */
const GROUPS = ['php', 'web-server', 'database', 'load-generator'];

export type Shares = (runs: RunOf) => number[];

/** @param of the least and the most of some shares */
const ends = (name: string, of: Shares) => ({
  [`${name}-least`]: share((runs) => Math.min(...of(runs))),
  [`${name}-most`]: share((runs) => Math.max(...of(runs))),
});
const share = shown('share', 0);
const ms = shown('ms', 1);

/** How busy all cores were, in each cell of both frameworks. */
const busyFrameworks =
  (waiting: string): Shares =>
  (runs) => {
    const run = runs(FRAMEWORKS_RUN);
    return run.measurements
      .filter(({system}) => run.systems[system].waiting === waiting)
      .map(({id}) => valueOf(run, id, 'utilisation'));
  };

/** Everything kept, with coroutines. */
export const keptOn = (runtime: string) =>
  cornerAt('kept', 'coroutine', {...setting('small'), runtime});

const busyRuntimes: Shares = (runs) =>
  RUNTIMES.map((runtime) => at(runs(RUNTIMES_RUN), keptOn(runtime), 'utilisation'));

/** CPU time of processes of one group for a request. */
const cpuOf = (run: Run, cell: Configuration, group: string) =>
  at(run, cell, `processGroups.${group}.cpuMsPerRequest`);

/** CPU time of all processes for a request under full load. */
const cpuOfAll = (run: Run, cell: Configuration) =>
  GROUPS.reduce((sum, group) => sum + cpuOf(run, cell, group), 0);

const databaseShares: Shares = (runs) =>
  RUNTIMES.map((runtime) => {
    const [run, cell] = [runs(RUNTIMES_RUN), keptOn(runtime)];
    return cpuOf(run, cell, 'database') / cpuOfAll(run, cell);
  });

/** What a new connection costs the processes of a group, blocking and booted anew. */
const connecting = (app: string, group: string) =>
  ms((runs) => {
    const [opened, held] = CONNECTION.levels.map((connection) =>
      cpuOf(
        runs(FRAMEWORKS_RUN),
        cellAt({application: 'dropped', connection, waiting: 'blocking'}, setting(app)),
        group,
      ),
    );
    return opened - held;
  });

const ofApp = (app: string) => ({
  ...each(['dropped', 'kept'], (state) => ({
    [`cpu-all-${app}-${state}`]: ms((runs) =>
      cpuOfAll(runs(FRAMEWORKS_RUN), corner(app, state, 'coroutine')),
    ),
  })),
  [`cpu-connecting-${app}`]: connecting(app, 'php'),
  [`cpu-connecting-database-${app}`]: connecting(app, 'database'),
});

/** How full the cores were in the two later sessions, and what a request cost them. */
export const cores: Quantities = {
  ...ends('busy-frameworks-coroutine', busyFrameworks('coroutine')),
  ...ends('busy-frameworks-blocking', busyFrameworks('blocking')),
  ...ends('busy-runtimes-kept', busyRuntimes),
  ...ends('database-share-runtimes', databaseShares),
  ...each(FRAMEWORKS, ofApp),
};
