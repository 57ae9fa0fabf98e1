// @ts-check
import {cellAt, CONNECTION, cornerAt} from '../../../../lib/chart-data/corners.js';
import {valueOf} from '../../../../lib/result/read.js';
import {corner, each, FRAMEWORKS, setting} from '../../laravel-on-swoole/quantities/read.js';
import {shown} from '../../quantity.js';
import {at, FRAMEWORKS_RUN, RUNTIMES_RUN} from './read.js';

const RUNTIMES = ['fiber', 'swow', 'amphp', 'reactphp'];
/** Everything that computes for a request. */
const GROUPS = ['php', 'web-server', 'database', 'load-generator'];

/**
 * @typedef {import('../../types.js').RunOf} RunOf
 * @typedef {import('../../../../lib/result/types.js').Run} Run
 * @typedef {import('../../../../lib/chart-data/design-cells.js').Configuration} Configuration
 * @typedef {(runs: RunOf) => number[]} Shares
 */

/** @param {string} name @param {Shares} of the least and the most of some shares */
const ends = (name, of) => ({
  [`${name}-least`]: share((runs) => Math.min(...of(runs))),
  [`${name}-most`]: share((runs) => Math.max(...of(runs))),
});
const share = shown('share', 0);
const ms = shown('ms', 1);

/** How busy all cores were, in each cell of both frameworks. @param {string} waiting @returns {Shares} */
const busyFrameworks = (waiting) => (runs) => {
  const run = runs(FRAMEWORKS_RUN);
  return run.measurements
    .filter(({system}) => run.systems[system].waiting === waiting)
    .map(({id}) => valueOf(run, id, 'utilisation'));
};

/** Everything kept, with coroutines. @param {string} runtime */
export const keptOn = (runtime) => cornerAt('kept', 'coroutine', {...setting('small'), runtime});

/** @type {Shares} */
const busyRuntimes = (runs) =>
  RUNTIMES.map((runtime) => at(runs(RUNTIMES_RUN), keptOn(runtime), 'utilisation'));

/** CPU time of processes of one group for a request. @param {Run} run @param {Configuration} cell @param {string} group */
const cpuOf = (run, cell, group) => at(run, cell, `processGroups.${group}.cpuMsPerRequest`);

/** CPU time of all processes for a request under full load. @param {Run} run @param {Configuration} cell */
const cpuOfAll = (run, cell) => GROUPS.reduce((sum, group) => sum + cpuOf(run, cell, group), 0);

/** @type {Shares} */
const databaseShares = (runs) =>
  RUNTIMES.map((runtime) => {
    const [run, cell] = [runs(RUNTIMES_RUN), keptOn(runtime)];
    return cpuOf(run, cell, 'database') / cpuOfAll(run, cell);
  });

/** What a new connection costs the processes of a group, blocking and booted anew. @param {string} app @param {string} group */
const connecting = (app, group) =>
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

/** @param {string} app */
const ofApp = (app) => ({
  ...each(['dropped', 'kept'], (state) => ({
    [`cpu-all-${app}-${state}`]: ms((runs) =>
      cpuOfAll(runs(FRAMEWORKS_RUN), corner(app, state, 'coroutine')),
    ),
  })),
  [`cpu-connecting-${app}`]: connecting(app, 'php'),
  [`cpu-connecting-database-${app}`]: connecting(app, 'database'),
});

/**
 * How full the cores were in the two later sessions, and what a request cost them.
 *
 * @type {import('../../types.js').Quantities}
 */
export const cores = {
  ...ends('busy-frameworks-coroutine', busyFrameworks('coroutine')),
  ...ends('busy-frameworks-blocking', busyFrameworks('blocking')),
  ...ends('busy-runtimes-kept', busyRuntimes),
  ...ends('database-share-runtimes', databaseShares),
  ...each(FRAMEWORKS, ofApp),
};
