// @ts-check
import {findApplication, SMALL} from '../applications/catalogue.js';
import {findRuntime, libraryVersions} from '../runtimes/catalogue.js';
import {PHP_SETTINGS} from '../runtimes/target.js';
import {systemId} from './names.js';

/** @import {Application} from '../applications/catalogue.js' */
/** @import {Cell} from '../protocol/cell.js' */
/** @import {Runtime} from '../runtimes/catalogue.js' */

const APPLICATION = {'per-request': 'booted-per-request', kept: 'kept'};

/**
 * The systems of a result file, one for each combination of runtime and factors.
 * @param {Array<{cell: import('../protocol/cell.js').Cell}>} runs
 * @param {Record<string, string>} versions of the machine
 */
export function systemsOf(runs, versions) {
  return Object.fromEntries(runs.map(({cell}) => [systemId(cell), systemOf(cell, versions)]));
}

/** @param {Cell} cell @param {Record<string, string>} versions */
function systemOf(cell, versions) {
  const runtime = findRuntime(cell.runtime);
  const app = findApplication(cell.app);
  return {
    runtime: runtime.resultRuntime,
    label: labelOf(runtime, app, cell),
    ...(app.id === SMALL ? {} : {app: app.id}),
    // The state of the application; whether connections are kept is a factor of its own.
    state: cell.application === 'kept' ? 'stateful' : 'stateless',
    waiting: cell.waiting,
    processModel: runtime.processModel,
    coroutinesPerWorker: cell.coroutinesPerWorker,
    factors: {
      application: APPLICATION[cell.application],
      connection: cell.connection,
      waiting: cell.waiting,
    },
    versions: {
      php: versions.php,
      nginx: versions.nginx,
      ...(runtime.extension ? {[runtime.extension]: versions[runtime.extension]} : {}),
      ...libraryVersions(runtime.folder, runtime.library ? [runtime.library] : []),
      ...libraryVersions(app.folder, app.libraries),
    },
    settings: {
      ...Object.fromEntries(PHP_SETTINGS.map((setting) => setting.split('='))),
      'database driver': runtime.driver,
    },
    notes: [runtime.description, app.description],
  };
}

/** @param {Runtime} runtime @param {Application} app @param {Cell} cell */
function labelOf({label}, app, {application, connection, waiting, coroutinesPerWorker}) {
  const served = app.id === SMALL ? label : `${label}, ${app.label}`;
  /** @param {'kept' | 'per-request'} value */
  const kept = (value) => (value === 'kept' ? 'kept' : 'per request');
  const wait = waiting === 'coroutine' ? `coroutines, ${coroutinesPerWorker} a worker` : 'blocking';
  return `${served}: application ${kept(application)}, connection ${kept(connection)}, ${wait}`;
}
