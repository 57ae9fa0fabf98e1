import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.ts';
import {readPlanFile} from '../../protocol/plan-file.ts';
import {findApplication, SMALL} from '../applications/catalogue.ts';
import {findRuntime} from '../runtimes/catalogue.ts';
import {makeCell} from './cell.ts';
import {PLACEMENTS} from './placement.ts';
import {ALL_POINTS} from './points.ts';
import type {PlanFile} from '../../protocol/plan-file.ts';
import type {Runtime} from '../runtimes/catalogue.ts';
import type {Cell} from './cell.ts';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'plans');
const WORKLOADS = ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries'];

export type PlannedRun = {cell: Cell; point: string; group: string};

/** of a plan's file: whatever isn't named is what the runtimes can be */
export interface Group {
  name: string;
  runtimes: string[];
  points: string[];
  slots: {
    blocking?: [workers: number, coroutines: number][];
    coroutine?: [workers: number, coroutines: number][];
  };
  apps?: string[];
  workloads?: string[];
  ioWaitMs?: number[];
  placements?: Cell['placement'][];
  application?: Cell['application'][];
  connection?: Cell['connection'][];
  /** in place of all combinations of the two */
  corners?: Pick<Cell, 'application' | 'connection'>[];
  waiting?: Cell['waiting'][];
}

/** of a plan's file */
export type Content = {
  name: string;
  repeats: number;
  warmUpS: number;
  measureS: number;
  maxInFlight: number;
  noise?: 'repeat' | 'record';
  groups: Group[];
};

export type Plan = {
  name: string;
  hash: string;
  repeats: number;
  warmUpS: number;
  measureS: number;
  maxInFlight: number;
  noise: 'repeat' | 'record';
  runs: PlannedRun[];
};

/** Reads a plan by name or path and expands its groups; a run that two groups ask for is made once. */
export function readPlan(nameOrPath: string): Plan {
  const {path, hash, content}: PlanFile<Content> = readPlanFile(nameOrPath, FOLDER);
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

/** @returns every combination that the group names and its runtimes can be */
function expandGroup(group: Group, path: string): PlannedRun[] {
  const where = `${path}, group ${group.name}`;
  group.workloads?.forEach((name) => requireKnown(name, WORKLOADS, `${where}, workload`));
  group.placements?.forEach((name) => requireKnown(name, PLACEMENTS, `${where}, placement`));
  group.points.forEach((point) => requireKnown(point, ALL_POINTS, `${where}, point`));
  const runs: PlannedRun[] = [];
  for (const runtime of group.runtimes.map(findRuntime)) {
    for (const factors of combinations(group, runtime)) {
      const cell = makeCell({runtime: runtime.id, ...factors});
      group.points.forEach((point) => runs.push({cell, point, group: group.name}));
    }
  }
  return runs;
}

function* combinations(group: Group, runtime: Runtime): Generator<Omit<Cell, 'id' | 'runtime'>> {
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

function* combinationsOfFactors(
  group: Group,
  runtime: Runtime,
): Generator<Omit<Cell, 'id' | 'runtime' | 'app' | 'placement'>> {
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

function cross(applications: Cell['application'][], connections: Cell['connection'][]) {
  return applications.flatMap((application) =>
    connections.map((connection) => ({application, connection})),
  );
}

function requireKnown(value: string, allowed: readonly string[], where: string) {
  if (!allowed.includes(value)) {
    throw new HarnessError(
      where,
      `"${value}" is not known`,
      `choose one of: ${allowed.join(', ')}`,
    );
  }
}
