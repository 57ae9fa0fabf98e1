import {findApplication, findRuntime, SMALL} from '../catalogue.ts';
import {poolName} from '../protocol/cell.ts';
import {WORKLOADS} from '../protocol/workloads.ts';
import {phpName} from '../protocol/session.ts';
import {phpOf} from '../runtimes/fitting.ts';
import {nameAndValue, PHP_SETTINGS, toldSettings} from '../runtimes/target.ts';
import type {Application, Runtime} from '../catalogue.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Run, Session} from '../protocol/entries.ts';

const APPLICATION = {'per-request': 'booted-per-request', kept: 'kept'};

/** What the first sessions ran with, which don't say it: their composer.json files had these versions alone. */
const FIRST_LIBRARIES: Record<string, string> = {
  'amphp/socket': 'v2.4.2',
  'doctrine/dbal': '4.5.1',
  'laravel/framework': 'v12.72.0',
  'react/socket': 'v1.17.0',
  'revolt/event-loop': 'v1.0.4',
  'symfony/framework-bundle': 'v7.4.23',
};

/** Versions of Composer packages in a session, by the package's name with a space for the slash. */
export function libraryVersions(
  {libraries = FIRST_LIBRARIES}: Session,
  packages: string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(libraries)
      .filter(([name]) => packages.includes(name))
      .map(([name, version]) => [name.replace('/', ' '), version]),
  );
}

/** The systems of a result file, one for each combination of runtime and factors. */
export function systemsOf(runs: Array<{cell: Cell}>, session: Session) {
  return Object.fromEntries(runs.map(({cell}) => [systemId(cell), systemOf(cell, session)]));
}

/** Journals don't name PHP's settings. Those that look at the machine first are of the day on which these changed. */
function settingsOf({gates}: Session) {
  if (gates !== undefined) return PHP_SETTINGS;
  const then = (setting: string) =>
    setting.startsWith('memory_limit') ? 'memory_limit=256M' : setting;
  return PHP_SETTINGS.filter((setting) => !setting.includes('file_update_protection')).map(then);
}

function systemOf(cell: Cell, session: Session) {
  const {versions} = session.machine;
  const runtime = findRuntime(cell.runtime);
  const app = findApplication(cell.app);
  return {
    runtime: runtime.resultRuntime,
    label: labelOf(runtime, app, cell),
    ...(app.id === SMALL ? {} : {app: app.id}),
    ...(cell.copy === undefined ? {} : {copyOf: originalId(cell)}),
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
      php:
        versions[phpOf(runtime.id)] ?? versions[cell.php === undefined ? 'php' : phpName(cell.php)],
      ...(runtime.versions ? {[runtime.id]: versions[runtime.id]} : {}),
      nginx: versions.nginx,
      ...(runtime.extension ? {[runtime.extension]: versions[runtime.extension]} : {}),
      ...libraryVersions(session, [...(runtime.libraries ?? []), ...app.libraries]),
    },
    settings: {
      ...Object.fromEntries(settingsOf(session).map(nameAndValue)),
      ...(cell.variant === undefined ? {} : toldSettings(cell.variant)),
      ...(cell.variant?.values ?? runtime.values),
      'database driver': runtime.driver,
    },
    notes: [runtime.description, app.description, ...copyNote(cell)],
  };
}

/** Id of the system that a copy is a copy of. */
const originalId = (cell: Cell) => systemId({...cell, copy: undefined});

function copyNote(cell: Cell) {
  return cell.copy === undefined
    ? []
    : [
        `A copy of ${originalId(cell)}: the same configuration at the same rates, run as a cell of its own in every block. What differs between the two is noise.`,
      ];
}

function labelOf({label}: Runtime, app: Application, cell: Cell) {
  const {application, connection, waiting, coroutinesPerWorker, copy, php, variant} = cell;
  const served = app.id === SMALL ? label : `${label}, ${app.label}`;
  const kept = (value: 'kept' | 'per-request') => (value === 'kept' ? 'kept' : 'per request');
  const wait = waiting === 'coroutine' ? `coroutines, ${coroutinesPerWorker} a worker` : 'blocking';
  const copied = copy === undefined ? '' : `, copy ${copy.number}`;
  const onPhp = php === undefined ? '' : `, PHP ${php}`;
  const varied = variant === undefined ? '' : `, ${variant.name}`;
  return `${served}${onPhp}${varied}: application ${kept(application)}, connection ${kept(connection)}, ${wait}${copied}`;
}

/** Id of the system that a cell is a configuration of; the number of workers is the measurement's own. */
export function systemId(cell: Cell) {
  const {runtime, app, application, connection, waiting, coroutinesPerWorker, copy} = cell;
  const {php, variant} = cell;
  const onPhp = php === undefined ? '' : `-php${php}`;
  const varied = variant === undefined ? '' : `-${variant.name}`;
  const served = app === SMALL ? runtime : `${runtime}-${app}`;
  const slots = waiting === 'coroutine' ? `-c${coroutinesPerWorker}` : '';
  const state = application === connection ? application : `app-${application}-db-${connection}`;
  const copied = copy === undefined ? '' : `-a${copy.number}`;
  return `${served}-${state}-${waiting}${slots}${onPhp}${varied}${copied}`;
}

export function scenarioId({workload, ioWaitMs}: Cell) {
  return waits(workload) ? `${workload}-wait-${ioWaitMs}` : workload;
}

export function measurementId(cell: Cell, point: string) {
  const placed = cell.placement === 'shared' ? '' : `-${cell.placement}`;
  const pooled = cell.pool === undefined ? '' : `-${poolName(cell.pool)}`;
  return `${systemId(cell)}-n${cell.workers}-${scenarioId(cell)}-${point}${placed}${pooled}`;
}

/** Id of the measurement that a run belongs to: each window of a series has its own. */
export const measurementIdOf = ({cell, point, fromS}: Pick<Run, 'cell' | 'point' | 'fromS'>) =>
  fromS === undefined
    ? measurementId(cell, point)
    : `${measurementId(cell, point)}-s${String(fromS).padStart(SECONDS_DIGITS, '0')}`;

/** Of a day, so that ids are in the order of time. */
const SECONDS_DIGITS = 5;

function needsDatabase(workload: string) {
  return WORKLOADS[workload].queriesPerRequest > 0;
}

const waits = (workload: string) =>
  needsDatabase(workload) || WORKLOADS[workload].callsPerRequest !== undefined;

const WAIT_NOTE =
  'The I/O wait is pg_sleep in the database, sent in the same message before each query: one round trip, no lock held. The kernel rounds it up, so the wait that was measured is a little longer.';
const CLASSES_NOTE =
  'A long-running PHP process cannot unload classes: only PHP-FPM loads the 100 classes anew for each request.';

export function scenarioOf(cell: Cell) {
  const {
    label,
    workload,
    queriesPerRequest,
    classesLoaded,
    notes: own = [],
  } = WORKLOADS[cell.workload];
  const notes = [
    ...own,
    ...(cell.ioWaitMs > 0 && needsDatabase(cell.workload) ? [WAIT_NOTE] : []),
    ...(cell.workload === 'autoload' ? [CLASSES_NOTE] : []),
  ];
  return {
    ...{label, workload, queriesPerRequest},
    ...(classesLoaded === undefined ? {} : {classesLoaded}),
    ioWaitPerQueryMs: waits(cell.workload) ? cell.ioWaitMs : 0,
    method: 'GET',
    path: `/${cell.workload}`,
    ...(notes.length > 0 ? {notes} : {}),
  };
}

export function scenariosOf(runs: Array<{cell: Cell}>) {
  return Object.fromEntries(runs.map(({cell}) => [scenarioId(cell), scenarioOf(cell)]));
}
