import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.ts';
import {readPlanFile} from '../../protocol/plan-file.ts';
import {findProfiler} from '../profilers/catalogue.ts';
import type {PlanFile} from '../../protocol/plan-file.ts';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'plans');
export const WORKLOADS = ['known', 'beat', 'synthetic', 'framework', 'wordpress'];
const TIMES = ['settleS', 'baselineS', 'measureS'] as const;

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

export type Group = {
  profilers: string[];
  workloads: string[];
  ratesHz: number[];
  processes?: number[];
  endAfterS?: number;
};

/** of a plan's file */
export type Content = {
  name: string;
  repeats: number;
  settleS: number;
  baselineS: number;
  measureS: number;
  noise?: 'repeat' | 'record';
  groups: Group[];
};

export type Plan = {
  name: string;
  hash: string;
  repeats: number;
  settleS: number;
  baselineS: number;
  measureS: number;
  noise: 'repeat' | 'record';
  cells: Cell[];
};

/** Reads a plan by name or path and expands its groups; a cell that two groups ask for is there once. */
export function readPlan(nameOrPath: string): Plan {
  const {path, hash, content}: PlanFile<Content> = readPlanFile(nameOrPath, FOLDER);
  const {name, repeats, noise = 'repeat', groups, ...times} = content;
  requireTimes(times, repeats, path);
  const cells = new Map();
  for (const group of groups) {
    for (const cell of cellsOf(group, path)) {
      cells.set(cell.id, cell);
    }
  }
  const {settleS, baselineS, measureS} = times;
  return {name, hash, repeats, noise, settleS, baselineS, measureS, cells: [...cells.values()]};
}

function requireTimes(
  times: {settleS: number; baselineS: number; measureS: number},
  repeats: number,
  path: string,
) {
  for (const name of TIMES) {
    requireNumber(times[name], 0, `${path}, ${name}`);
  }
  requireNumber(repeats, 1, `${path}, repeats`);
  if (!Number.isInteger(times.measureS) || times.measureS < 1) {
    throw new HarnessError(
      `${path}, measureS`,
      `${times.measureS}`,
      'give whole seconds, 1 or more: profilers take no parts of them',
    );
  }
  if (times.baselineS > times.settleS) {
    throw new HarnessError(
      `${path}, baselineS`,
      `${times.baselineS} is more than settleS, ${times.settleS}`,
      'the baseline is the last part of settling: make settleS longer',
    );
  }
}

function cellsOf(
  {profilers, workloads, ratesHz, processes = [1], endAfterS = 0}: Group,
  path: string,
): Cell[] {
  return profilers.flatMap((profiler) => {
    findProfiler(profiler);
    return workloads.flatMap((workload) => {
      requireKnown(workload, `${path}, workload`);
      return processes.flatMap((count) =>
        ratesHz.map((rateHz) => {
          requireNumber(rateHz, 1, `${path}, ratesHz`);
          requireNumber(count, 1, `${path}, processes`);
          return makeCell({profiler, workload, rateHz, processes: count, endAfterS});
        }),
      );
    });
  });
}

function makeCell(cell: Omit<Cell, 'id'>): Cell {
  const rateHz = cell.profiler === 'none' ? 0 : cell.rateHz;
  const several = cell.processes > 1 ? `-${cell.processes}` : '';
  const rate = rateHz > 0 ? `-${rateHz}hz` : '';
  return {id: `${cell.profiler}-${cell.workload}${several}${rate}`, ...cell, rateHz};
}

function requireKnown(workload: string, where: string) {
  if (!WORKLOADS.includes(workload)) {
    throw new HarnessError(
      where,
      `"${workload}" is not known`,
      `choose one of: ${WORKLOADS.join(', ')}`,
    );
  }
}

function requireNumber(value: number, least: number, where: string) {
  if (typeof value !== 'number' || !(value >= least)) {
    throw new HarnessError(where, `${JSON.stringify(value)}`, `give a number, ${least} or more`);
  }
}
