import {join} from 'node:path';
import {product, readPlan as read, requireKnown, requireNumber} from '../engine/plan.ts';
import {HarnessError} from '../machine/harness-error.ts';
import {findProfiler} from './profilers.ts';
import type {PlanFile} from '../engine/plan.ts';
import type {Plan as AnyPlan} from '../engine/session.ts';

const FOLDER = join(import.meta.dirname, 'plans');
const WORKLOADS = ['known', 'beat', 'synthetic', 'framework', 'wordpress'];

/** one profiler on one workload */
export interface Cell {
  id: string;
  profiler: string;
  workload: string;
  /** samples asked for in a second, of each process; 0 without a profiler */
  rateHz: number;
  processes: number;
  /** seconds after which the target ends by itself, to see what happens then; 0 for never */
  endAfterS: number;
}

export type PlannedRun = {cell: Cell};

/** seconds of a run: until its window, the last part of that, and the window */
export interface Times {
  settleS: number;
  baselineS: number;
  measureS: number;
}

interface Group {
  profilers: string[];
  workloads: string[];
  ratesHz: number[];
  processes?: number[];
  endAfterS?: number;
}

export type Plan = AnyPlan<PlannedRun> & Times;

/** Reads a plan by name or path and expands its groups. */
export function readPlan(nameOrPath: string): Plan {
  return read<PlanFile & Times & {groups: Group[]}, PlannedRun>(
    nameOrPath,
    FOLDER,
    (content, where) => {
      requireTimes(content, where);
      requireNumber(content.repeats, `${where}, repeats`, 1);
      return content.groups.flatMap((group) => cellsOf(group, where)).map((cell) => ({cell}));
    },
  );
}

function requireTimes({settleS, baselineS, measureS}: Times, where: string) {
  for (const [name, seconds] of Object.entries({settleS, baselineS, measureS})) {
    requireNumber(seconds, `${where}, ${name}`, 0);
  }
  if (!Number.isInteger(measureS) || measureS < 1) {
    throw new HarnessError(
      `${where}, measureS`,
      `${measureS}`,
      'give whole seconds, 1 or more: profilers take no parts of them',
    );
  }
  if (baselineS > settleS) {
    throw new HarnessError(
      `${where}, baselineS`,
      `${baselineS} is more than settleS, ${settleS}`,
      'the baseline is the last part of settling: make settleS longer',
    );
  }
}

function cellsOf(
  {profilers, workloads, ratesHz, processes = [1], endAfterS = 0}: Group,
  where: string,
): Cell[] {
  profilers.forEach(findProfiler);
  requireKnown(workloads, WORKLOADS, `${where}, workloads`);
  ratesHz.forEach((rate) => requireNumber(rate, `${where}, ratesHz`, 1));
  processes.forEach((count) => requireNumber(count, `${where}, processes`, 1));
  return product({profiler: profilers, workload: workloads, count: processes, hz: ratesHz}).map(
    ({profiler, workload, count, hz}) => {
      const rateHz = profiler === 'none' ? 0 : hz;
      const several = count > 1 ? `-${count}` : '';
      const rate = rateHz > 0 ? `-${rateHz}hz` : '';
      const id = `${profiler}-${workload}${several}${rate}`;
      return {id, profiler, workload, rateHz, processes: count, endAfterS};
    },
  );
}

/** Seconds of a run beside settling and window: starting PHP, canaries, attaching, writing, ending. */
const OVERHEAD_S = 0.6;

/** Seconds that runs of a plan take when nothing has to be repeated. */
export function estimateSeconds({repeats, settleS, measureS}: Plan, runs: readonly PlannedRun[]) {
  return repeats * runs.length * (settleS + measureS + OVERHEAD_S);
}
