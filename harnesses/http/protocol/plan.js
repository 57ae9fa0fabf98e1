// @ts-check
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.js';
import {readPlanFile} from '../../protocol/plan-file.js';
import {findApplication, SMALL} from '../applications/catalogue.js';
import {findRuntime} from '../runtimes/catalogue.js';
import {makeCell} from './cell.js';
import {PLACEMENTS} from './placement.js';
import {ALL_POINTS} from './points.js';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'plans');
const WORKLOADS = ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries'];

/**
 * @typedef {import('./cell.js').Cell} Cell
 * @typedef {{cell: Cell, point: string, group: string}} PlannedRun
 * @typedef {object} Group of a plan's file: whatever isn't named is what the runtimes can be
 * @property {string} name
 * @property {string[]} runtimes
 * @property {string[]} points
 * @property {{blocking?: [workers: number, coroutines: number][], coroutine?: [workers: number, coroutines: number][]}} slots
 * @property {string[]} [apps]
 * @property {string[]} [workloads]
 * @property {number[]} [ioWaitMs]
 * @property {Cell['placement'][]} [placements]
 * @property {Cell['application'][]} [application]
 * @property {Cell['connection'][]} [connection]
 * @property {Pick<Cell, 'application' | 'connection'>[]} [corners] in place of all combinations of the two
 * @property {Cell['waiting'][]} [waiting]
 *
 * @typedef {{name: string, repeats: number, warmUpS: number, measureS: number, maxInFlight: number,
 *   noise?: 'repeat'|'record', groups: Group[]}} Content of a plan's file
 * @typedef {{name: string, hash: string, repeats: number, warmUpS: number, measureS: number, maxInFlight: number,
 *   noise: 'repeat'|'record', runs: PlannedRun[]}} Plan
 */

/**
 * Reads a plan by name or path and expands its groups; a run that two groups ask for is made once.
 * @param {string} nameOrPath
 * @returns {Plan}
 */
export function readPlan(nameOrPath) {
  /** @type {import('../../protocol/plan-file.js').PlanFile<Content>} */
  const {path, hash, content} = readPlanFile(nameOrPath, FOLDER);
  const {name, repeats, warmUpS, measureS, maxInFlight, noise = 'repeat', groups} = content;
  const runs = new Map();
  for (const group of groups) {
    for (const run of expandGroup(group, path)) {
      const key = `${run.cell.id}|${run.point}`;
      runs.set(key, runs.get(key) ?? run);
    }
  }
  return {name, hash, repeats, warmUpS, measureS, maxInFlight, noise, runs: [...runs.values()]};
}

/** @param {Group} group @param {string} path @returns {PlannedRun[]} every combination that the group names and its runtimes can be */
function expandGroup(group, path) {
  const where = `${path}, group ${group.name}`;
  group.workloads?.forEach((name) => requireKnown(name, WORKLOADS, `${where}, workload`));
  group.placements?.forEach((name) => requireKnown(name, PLACEMENTS, `${where}, placement`));
  group.points.forEach((point) => requireKnown(point, ALL_POINTS, `${where}, point`));
  /** @type {PlannedRun[]} */
  const runs = [];
  for (const runtime of group.runtimes.map(findRuntime)) {
    for (const factors of combinations(group, runtime)) {
      const cell = makeCell({runtime: runtime.id, ...factors});
      group.points.forEach((point) => runs.push({cell, point, group: group.name}));
    }
  }
  return runs;
}

/** @param {Group} group @param {import('../runtimes/catalogue.js').Runtime} runtime @returns {Generator<Omit<Cell, 'id'|'runtime'>>} */
function* combinations(group, runtime) {
  const apps = (group.apps ?? [SMALL]).map(findApplication);
  for (const {id, workloads} of apps.filter(({id}) => (runtime.apps ?? [SMALL]).includes(id))) {
    for (const factors of combinationsOfFactors(group, runtime)) {
      if (workloads.includes(factors.workload)) {
        for (const placement of group.placements ?? ['shared']) {
          yield {app: id, placement, ...factors};
        }
      }
    }
  }
}

/** @param {Group} group @param {import('../runtimes/catalogue.js').Runtime} runtime @returns {Generator<Omit<Cell, 'id'|'runtime'|'app'|'placement'>>} */
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

/** @param {Cell['application'][]} applications @param {Cell['connection'][]} connections */
function cross(applications, connections) {
  return applications.flatMap((application) =>
    connections.map((connection) => ({application, connection})),
  );
}

/** @param {string} value @param {readonly string[]} allowed @param {string} where */
function requireKnown(value, allowed, where) {
  if (!allowed.includes(value)) {
    throw new HarnessError(
      where,
      `"${value}" is not known`,
      `choose one of: ${allowed.join(', ')}`,
    );
  }
}
