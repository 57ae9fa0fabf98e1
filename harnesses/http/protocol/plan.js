// @ts-check
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.js';
import {findApplication, SMALL} from '../applications/catalogue.js';
import {findRuntime} from '../runtimes/catalogue.js';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'plans');
const WORKLOADS = ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries'];
/** Load points of the open model: the offered rate as a multiple of the cell's capacity. */
export const POINTS = {saturated: 1.4, below: 0.6, half: 0.5, knee: 0.9};
/** Load point of the closed model: twice as many users as slots. */
export const CLOSED = 'closed';
/** Load point of the closed model with one user: no request waits for another, so T_cpu and T_io show. */
export const SINGLE = 'single';

/**
 * @typedef {object} Cell one configuration of one server under one workload
 * @property {string} id
 * @property {string} runtime
 * @property {string} app which application is served
 * @property {'per-request'|'kept'} application whether it is booted for each request
 * @property {'per-request'|'kept'} connection
 * @property {'blocking'|'coroutine'} waiting
 * @property {number} workers
 * @property {number} coroutinesPerWorker
 * @property {string} workload
 * @property {number} ioWaitMs
 * @typedef {{cell: Cell, point: string, group: string}} PlannedRun
 * @typedef {{name: string, hash: string, repeats: number, warmUpS: number, measureS: number, maxInFlight: number,
 *   noise: 'repeat'|'record', runs: PlannedRun[]}} Plan
 */

/**
 * Reads a plan by name or path and expands its groups; a run that two groups ask for is made once.
 * @param {string} nameOrPath
 * @returns {Plan}
 */
export function readPlan(nameOrPath) {
  const path = nameOrPath.endsWith('.json') ? nameOrPath : join(FOLDER, `${nameOrPath}.json`);
  const text = readText(path);
  const {
    name,
    repeats,
    warmUpS,
    measureS,
    maxInFlight,
    noise = 'repeat',
    groups,
  } = parse(text, path);
  const runs = new Map();
  for (const group of groups) {
    for (const run of expandGroup(group, path)) {
      const key = `${run.cell.id}|${run.point}`;
      runs.set(key, runs.get(key) ?? run);
    }
  }
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {name, hash, repeats, warmUpS, measureS, maxInFlight, noise, runs: [...runs.values()]};
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new HarnessError(
      `plan ${path}`,
      'cannot be read',
      'name one of plans/ (smoke, quick, full) or the path of a plan file',
    );
  }
}

function parse(text, path) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HarnessError(
      `plan ${path}`,
      `is no JSON: ${/** @type {Error} */ (error).message}`,
      'repair the file; plans/quick.json is an example',
    );
  }
}

/** @returns {PlannedRun[]} every combination that the group names and its runtimes can be */
function expandGroup(group, path) {
  const runs = [];
  for (const runtime of group.runtimes.map(findRuntime)) {
    for (const factors of combinations(group, runtime)) {
      const cell = makeCell({runtime: runtime.id, ...factors});
      requireKnown(cell.workload, WORKLOADS, `${path}, group ${group.name}, workload`);
      for (const point of group.points) {
        requireKnown(
          point,
          [...Object.keys(POINTS), CLOSED, SINGLE],
          `${path}, group ${group.name}, point`,
        );
        runs.push({cell, point, group: group.name});
      }
    }
  }
  return runs;
}

/** @returns {Generator<Omit<Cell, 'id'|'runtime'>>} */
function* combinations(group, runtime) {
  const apps = (group.apps ?? [SMALL]).map(findApplication);
  for (const {id, workloads} of apps.filter(({id}) => (runtime.apps ?? [SMALL]).includes(id))) {
    for (const factors of combinationsOfFactors(group, runtime)) {
      if (workloads.includes(factors.workload)) {
        yield {app: id, ...factors};
      }
    }
  }
}

function* combinationsOfFactors(group, runtime) {
  const {workloads = ['bench'], ioWaitMs = [2], slots, corners} = group;
  const designs =
    corners ??
    cross(group.application ?? runtime.application, group.connection ?? runtime.connection);
  for (const {application, connection} of designs) {
    for (const waiting of (group.waiting ?? runtime.waiting).filter((kind) =>
      runtime.waiting.includes(kind),
    )) {
      for (const [workers, coroutines] of slots[waiting] ?? []) {
        for (const workload of workloads) {
          for (const wait of ioWaitMs) {
            if (
              runtime.application.includes(application) &&
              runtime.connection.includes(connection)
            ) {
              yield {
                application,
                connection,
                waiting,
                workers,
                coroutinesPerWorker: coroutines,
                workload,
                ioWaitMs: wait,
              };
            }
          }
        }
      }
    }
  }
}

function cross(applications, connections) {
  return applications.flatMap((application) =>
    connections.map((connection) => ({application, connection})),
  );
}

/**
 * Whether a point's load depends on what the cell can do.
 * @param {string} point
 */
export function needsCapacity(point) {
  return point in POINTS;
}

/**
 * Users of a closed run: twice as many as slots, so that each slot always has its next request waiting.
 * @param {Cell} cell
 * @param {number} most
 */
export function closedUsers({workers, coroutinesPerWorker}, most) {
  return Math.min(most, Math.max(8, 2 * workers * coroutinesPerWorker));
}

/** @param {Omit<Cell, 'id'>} factors @returns {Cell} */
export function makeCell(factors) {
  const {
    runtime,
    app,
    application,
    connection,
    waiting,
    workers,
    coroutinesPerWorker,
    workload,
    ioWaitMs,
  } = factors;
  const kept = `app-${application}.db-${connection}`;
  const served = app === SMALL ? runtime : `${runtime}.${app}`;
  return {
    id: `${served}.${kept}.${waiting}.n${workers}c${coroutinesPerWorker}.${workload}.w${ioWaitMs}`,
    ...factors,
  };
}

function requireKnown(value, allowed, where) {
  if (!allowed.includes(value)) {
    throw new HarnessError(
      where,
      `"${value}" is not known`,
      `choose one of: ${allowed.join(', ')}`,
    );
  }
}
