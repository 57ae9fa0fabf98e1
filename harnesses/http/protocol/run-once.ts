import {clockJumpS, measureCanary, readClocks, sharesOfOthers} from '../../engine/conditions.ts';
import {outcomeOf} from '../../engine/runs.ts';
import {
  coresOfGroups,
  cpuOfGroups,
  cpuOfMachine,
  memoryOfGroups,
} from '../../machine/process-groups.ts';
import {loadTool} from '../load/tools.ts';
import {writePreload} from '../runtimes/preload.ts';
import {startTarget} from '../runtimes/target.ts';
import {coresOf, moveTo} from './place.ts';
import {verifyAnswers, verifyIsolation} from './verify.ts';
import type {CanaryMs, FailedOutcome} from '../../engine/types.ts';
import type {Load, Report} from '../load/own-generator.ts';
import type {Target} from '../runtimes/target.ts';
import type {Cell} from './cell.ts';
import type {Place} from './place.ts';

const ERROR_LIMIT = 0.01;

/** of a run */
export interface Times {
  warmUpS: number;
  measureS: number;
  timeoutMs: number;
}

export type Asked = Times & {cell: Cell; load: Load; startedAt: string; tool: 'k6' | 'own'};

/** of each group of processes */
export type Memory = ReturnType<typeof memoryOfGroups>;

export interface Seen {
  report: Report;
  /** of each group of processes in the window */
  cpuMs: Record<string, number>;
  /** cores of each group, as the kernel said */
  heldTo: Record<string, string>;
  memory: {idle: Memory; loaded: Memory};
  canaryMs: CanaryMs;
  foreignShare: number;
  stealShare: number;
  /** where several servers ran side by side: of the machine, all that ran included */
  busyShare?: number;
}

type Failure = Required<FailedOutcome>;

export type Measured = Asked & Seen & {status: 'measured'; clockJumpS: number};

export type Failed = Asked & Partial<Seen> & Failure & {clockJumpS?: number};

export type Outcome = Measured | Failed;

/**
 * One run: fresh rows, fresh server, answers checked, warm-up at the measured rate, measured window, everything
 * stopped. A target that crashes, hangs, answers errors or other bytes is a result with its log.
 */
export async function runOnce(
  cell: Cell,
  load: Load,
  times: Times,
  place: Place,
  how: Parameters<typeof startTarget>[2] = {},
): Promise<Outcome> {
  const started = {at: new Date().toISOString(), ...readClocks()};
  const base = {cell, load, ...times, startedAt: started.at, tool: place.tool};
  let target: Target | undefined;
  const work = async () => {
    await moveTo(place, cell.placement);
    if (cell.variant?.preload) {
      await writePreload(cell, place);
    }
    target = await startTarget(cell, place, how);
    await verifyAnswers(target.url, cell.workload);
    await verifyIsolation(target.url, cell);
    const measured = await measure(base, place, target);
    return {...measured, ...judge(measured, target, cell), clockJumpS: clockJumpS(started)};
  };
  try {
    return {...base, ...(await outcomeOf(work, ({log}) => target?.log() ?? log))};
  } finally {
    await target?.stop();
  }
}

async function measure(
  {cell, load, warmUpS, measureS, timeoutMs}: Asked,
  place: Place,
  target: Target,
): Promise<Seen> {
  const roots = {...target.groups, database: place.database.child.pid};
  const idle = memoryOfGroups(roots);
  const canaryBefore = measureCanary();
  const seen = {
    cpu: {},
    machine: {busyMs: 0, stealMs: 0, allMs: 0},
    memory: {},
    harnessMs: 0,
    heldTo: {},
  };
  const report = await loadTool(place.tool)(
    {
      url: `${target.url}/${cell.workload}`,
      ...{load, warmUpS, measureS, timeoutMs},
      expectedStart: `{"workload":"${cell.workload}"`,
      cpus: coresOf(cell.placement).generator,
      work: place.work,
    },
    {
      windowOpens: () =>
        Object.assign(seen, {
          cpu: cpuOfGroups(roots),
          machine: cpuOfMachine(),
          harnessMs: ownCpuMs(),
        }),
      windowCloses: (generator) => Object.assign(seen, differences(seen, roots, generator)),
    },
  );
  const {cpu, machine, memory, harnessMs, heldTo} = seen;
  const groups = {...cpu, 'load-generator': report.cpuMs};
  const ownMs = Object.values(groups).reduce((sum, ms) => sum + ms, 0) + harnessMs;
  return {
    report,
    cpuMs: groups,
    heldTo,
    memory: {idle, loaded: memory},
    canaryMs: {before: canaryBefore, after: measureCanary()},
    ...sharesOfOthers(machine, {ownMs, wallMs: report.windowS * 1000}),
  };
}

/** CPU first: reading the rest of many processes costs CPU time of its own, after the window. */
function differences(
  seen: {cpu: Record<string, number>; machine: ReturnType<typeof cpuOfMachine>; harnessMs: number},
  roots: {database: number},
  generator: number,
) {
  return {
    cpu: cpuOfGroups(roots, seen.cpu),
    machine: cpuOfMachine(seen.machine),
    harnessMs: ownCpuMs() - seen.harnessMs,
    memory: memoryOfGroups(roots),
    heldTo: coresOfGroups({...roots, 'load-generator': generator}),
  };
}

function ownCpuMs() {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Whether what was measured can stand as a measurement. */
function judge({report}: Seen, target: Target, {pool}: Cell): {status: 'measured'} | Failure {
  const failed = (status: Failure['status'], reason: string) => ({
    status,
    reason,
    log: target.log(),
  });
  const failure = target.failure();
  if (failure !== null) {
    return failed('crashed', `under load ${failure}`);
  }
  if (report.completedRequests === 0 && report.failedRequests === 0) {
    return failed('hung', 'no request was answered in the measured window');
  }
  // Where a pool has a limit, a refusal is what it promised.
  const wrong = report.failedRequests - (pool === undefined ? 0 : refusalsOf(report));
  const share = wrong / (report.failedRequests + report.completedRequests);
  if (share > ERROR_LIMIT) {
    const kinds = Object.entries(report.errors).map(([kind, count]) => `${kind} × ${count}`);
    const percent = (share * 100).toFixed(1);
    return failed('errors', `${percent} % of the answers were wrong: ${kinds.join(', ')}`);
  }
  return {status: 'measured'};
}

/** Requests that waited for a connection as long as they may, and were told so. */
export const refusalsOf = ({errors}: Pick<Report, 'errors'>) => errors['status 503'] ?? 0;
