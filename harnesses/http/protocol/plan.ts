import {join} from 'node:path';
import {
  product,
  readPlan as read,
  requireKnown,
  requireNumber,
  wholeNumber,
} from '../../engine/plan.ts';
import {findApplication, findRuntime, SMALL} from '../catalogue.ts';
import {ARRIVALS} from '../load/tools.ts';
import {requireSoak} from '../soak/plan.ts';
import {ALL_POINTS, makeCell, OBJECTIVE, SOAK, withCopies} from './cell.ts';
import {PLACEMENTS} from './place.ts';
import {WORKLOADS} from './workloads.ts';
import type {PlanFile} from '../../engine/plan.ts';
import type {Plan as AnyPlan} from '../../engine/session.ts';
import type {Runtime} from '../catalogue.ts';
import type {Arrivals} from '../load/tools.ts';
import type {Soak} from '../soak/plan.ts';
import type {Cell, Pool, Variant} from './cell.ts';
import type {Objective} from './objective.ts';

const FOLDER = join(import.meta.dirname, '..', 'plans');

export interface PlannedRun {
  cell: Cell;
  point: string;
  group: string;
  /** of a closed run, in place of the plan's: many processes take longer until all are warm */
  warmUpS?: number;
}

/** of a plan's file: whatever isn't named is what the runtimes can be */
interface Group {
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
  /** how often each cell is run in a block, as cells of their own */
  copies?: number;
  /** of cells with coroutines, in place of a connection for each slot */
  pools?: Pool[];
  /** names of PHPs, in place of the one in PATH; BC_PHPS says where they lie */
  php?: string[];
  /** names of the plan's variants; `plain` is none */
  variants?: string[];
  warmUpS?: number;
}

/** PHP's settings that a plan's groups name, by their name. */
type Variants = Record<string, Omit<Variant, 'name'>>;

/** The name of no variant. */
const PLAIN = 'plain';

/** seconds of each run, and the cap on requests in flight of those that offer a rate */
export type Limits = {
  warmUpS: number;
  measureS: number;
  maxInFlight: number;
  arrivals?: Arrivals;
  /** of the load point `objective` */
  objective?: Objective;
  /** of the load point `soak` */
  soak?: Soak;
};

export type Plan = AnyPlan<PlannedRun> & Limits;

/** Reads a plan by name or path and expands its groups. */
export function readPlan(nameOrPath: string): Plan {
  return read<PlanFile & Limits & {groups: Group[]; variants?: Variants}, PlannedRun>(
    nameOrPath,
    FOLDER,
    ({groups, variants = {}, arrivals = 'even', objective, soak}, where) => {
      requireKnown([arrivals], ARRIVALS, `${where}, arrivals`);
      if (groups.some(({points = []}) => points.includes(OBJECTIVE))) {
        requireNumber(objective?.p99Ms, `${where}, objective, p99Ms`);
      }
      if (soak !== undefined || groups.some(({points = []}) => points.includes(SOAK))) {
        requireSoak(soak, groups, where);
      }
      return groups.flatMap((group) => expand(group, variants, `${where}, group ${group.name}`));
    },
  );
}

/** @returns every combination that the group names and its runtimes can be */
function expand(group: Group, known: Variants, where: string): PlannedRun[] {
  const {name, runtimes, points, workloads = ['bench'], placements = ['shared']} = group;
  const {copies = 1, warmUpS, variants = [PLAIN]} = group;
  requireKnown(variants, [PLAIN, ...Object.keys(known)], `${where}, variants`);
  requireKnown(workloads, Object.keys(WORKLOADS), `${where}, workloads`);
  requireKnown(placements, PLACEMENTS, `${where}, placements`);
  requireKnown(points, ALL_POINTS, `${where}, points`);
  wholeNumber(`${where}, copies`, String(copies));
  if (warmUpS !== undefined) {
    requireNumber(warmUpS, `${where}, warmUpS`);
  }
  return runtimes
    .map(findRuntime)
    .flatMap((runtime) =>
      cellsOf({...group, workloads, placements}, runtime, variantsOf(variants, known)),
    )
    .flatMap((cell) => withCopies(cell, copies))
    .flatMap((cell) =>
      points.map((point) => ({cell, point, group: name, ...(warmUpS && {warmUpS})})),
    );
}

const variantsOf = (names: string[], known: Variants): (Variant | undefined)[] =>
  names.map((name) => (name === PLAIN ? undefined : {name, ...known[name]}));

function cellsOf(
  group: Group & Required<Pick<Group, 'workloads' | 'placements'>>,
  runtime: Runtime,
  variants: (Variant | undefined)[],
): Cell[] {
  const {apps = [SMALL], corners, workloads, ioWaitMs = [2], slots, placements} = group;
  const designs =
    corners ??
    product({
      application: group.application ?? runtime.application,
      connection: group.connection ?? runtime.connection,
    });
  const waits = group.waiting ?? runtime.waiting;
  return product({
    app: apps.map(findApplication).filter(({id}) => (runtime.apps ?? [SMALL]).includes(id)),
    design: designs.filter(
      ({application, connection}) =>
        runtime.application.includes(application) && runtime.connection.includes(connection),
    ),
    slots: waits
      .filter((waiting) => runtime.waiting.includes(waiting))
      .flatMap((waiting) => (slots[waiting] ?? []).map((size) => ({waiting, size}))),
    workload: workloads,
    ioWaitMs,
    placement: placements,
    pool: group.pools ?? [undefined],
    php: group.php ?? [undefined],
    variant: variants,
  })
    .filter(({app, workload}) => app.workloads.includes(workload))
    .filter(({slots: {waiting}, workload, pool}) => can(runtime, waiting, workload, pool))
    .map(({app, design, slots: {waiting, size}, workload, ioWaitMs: wait, placement, ...rest}) =>
      makeCell({
        runtime: runtime.id,
        ...{app: app.id, placement, ...design, waiting},
        ...{workers: size[0], coroutinesPerWorker: size[1], workload, ioWaitMs: wait},
        ...present(rest),
      }),
    );
}

/** Members that there are: a cell that has no pool says nothing of pools. */
const present = <T extends object>(members: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

/** Whether a runtime can do what a workload or a pool asks of it. */
function can(runtime: Runtime, waiting: Cell['waiting'], workload: string, pool?: Pool) {
  const {needs} = WORKLOADS[workload];
  const {can: abilities = []} = runtime;
  return (
    (needs === undefined || abilities.includes(needs)) &&
    (pool === undefined || (abilities.includes('pool') && waiting === 'coroutine'))
  );
}
