// @ts-check
import {findRuntime, libraryVersion} from '../runtimes/catalogue.js';
import {PHP_SETTINGS} from '../runtimes/target.js';
import {systemId} from './names.js';

const APPLICATION = {'per-request': 'booted-per-request', kept: 'kept'};
const STATE_NOTE =
  'The boot is our own: 30 settings files, 240 service definitions and services, 405 routes. Classes stay loaded in a long-running process, so PHP-FPM alone pays for including them.';

/**
 * The systems of a result file, one for each combination of runtime and factors.
 * @param {Array<{cell: import('../protocol/plan.js').Cell}>} runs
 * @param {Record<string, string>} versions of the machine
 */
export function systemsOf(runs, versions) {
  return Object.fromEntries(runs.map(({cell}) => [systemId(cell), systemOf(cell, versions)]));
}

function systemOf(cell, versions) {
  const runtime = findRuntime(cell.runtime);
  const library = libraryVersion(runtime);
  return {
    runtime: runtime.resultRuntime,
    label: labelOf(runtime, cell),
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
      ...(library ? {[runtime.library?.replace('/', ' ') ?? 'library']: library} : {}),
    },
    settings: Object.fromEntries(PHP_SETTINGS.map((setting) => setting.split('='))),
    notes: [STATE_NOTE],
  };
}

function labelOf({label}, {application, connection, waiting, coroutinesPerWorker}) {
  const kept = (value) => (value === 'kept' ? 'kept' : 'per request');
  const wait = waiting === 'coroutine' ? `coroutines, ${coroutinesPerWorker} a worker` : 'blocking';
  return `${label}: application ${kept(application)}, connection ${kept(connection)}, ${wait}`;
}
