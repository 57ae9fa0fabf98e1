import {findApplication, SMALL} from '../applications/catalogue.ts';
import {findRuntime, libraryVersions} from '../runtimes/catalogue.ts';
import {PHP_SETTINGS} from '../runtimes/target.ts';
import {systemId} from './names.ts';
import type {Application} from '../applications/catalogue.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Runtime} from '../runtimes/catalogue.ts';

const APPLICATION = {'per-request': 'booted-per-request', kept: 'kept'};

/**
 * The systems of a result file, one for each combination of runtime and factors.
 *
 * @param versions of the machine
 */
export function systemsOf(runs: Array<{cell: Cell}>, versions: Record<string, string>) {
  return Object.fromEntries(runs.map(({cell}) => [systemId(cell), systemOf(cell, versions)]));
}

function systemOf(cell: Cell, versions: Record<string, string>) {
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

function labelOf(
  {label}: Runtime,
  app: Application,
  {application, connection, waiting, coroutinesPerWorker}: Cell,
) {
  const served = app.id === SMALL ? label : `${label}, ${app.label}`;
  const kept = (value: 'kept' | 'per-request') => (value === 'kept' ? 'kept' : 'per request');
  const wait = waiting === 'coroutine' ? `coroutines, ${coroutinesPerWorker} a worker` : 'blocking';
  return `${served}: application ${kept(application)}, connection ${kept(connection)}, ${wait}`;
}
