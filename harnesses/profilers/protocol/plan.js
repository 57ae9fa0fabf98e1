// @ts-check
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.js';
import {readPlanFile} from '../../protocol/plan-file.js';
import {findProfiler} from '../profilers/catalogue.js';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'plans');
export const WORKLOADS = ['known', 'beat', 'synthetic', 'framework', 'wordpress'];
const TIMES = /** @type {const} */ (['settleS', 'baselineS', 'measureS']);

/**
 * @typedef {object} Cell one profiler on one workload
 * @property {string} id
 * @property {string} profiler
 * @property {string} workload
 * @property {number} rateHz samples asked for in a second, of each process; 0 without a profiler
 * @property {number} processes
 * @property {number} endAfterS seconds after which the target ends by itself, to see what happens then; 0 for never
 * @typedef {{profilers: string[], workloads: string[], ratesHz: number[], processes?: number[], endAfterS?: number}} Group
 * @typedef {{name: string, repeats: number, settleS: number, baselineS: number, measureS: number,
 *   noise?: 'repeat'|'record', groups: Group[]}} Content of a plan's file
 * @typedef {{name: string, hash: string, repeats: number, settleS: number, baselineS: number, measureS: number,
 *   noise: 'repeat'|'record', cells: Cell[]}} Plan
 */

/**
 * Reads a plan by name or path and expands its groups; a cell that two groups ask for is there once.
 * @param {string} nameOrPath
 * @returns {Plan}
 */
export function readPlan(nameOrPath) {
  /** @type {import('../../protocol/plan-file.js').PlanFile<Content>} */
  const {path, hash, content} = readPlanFile(nameOrPath, FOLDER);
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

/**
 * @param {{settleS: number, baselineS: number, measureS: number}} times
 * @param {number} repeats
 * @param {string} path
 */
function requireTimes(times, repeats, path) {
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

/** @param {Group} group @param {string} path @returns {Cell[]} */
function cellsOf({profilers, workloads, ratesHz, processes = [1], endAfterS = 0}, path) {
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

/** @param {Omit<Cell, 'id'>} cell @returns {Cell} */
function makeCell(cell) {
  const rateHz = cell.profiler === 'none' ? 0 : cell.rateHz;
  const several = cell.processes > 1 ? `-${cell.processes}` : '';
  const rate = rateHz > 0 ? `-${rateHz}hz` : '';
  return {id: `${cell.profiler}-${cell.workload}${several}${rate}`, ...cell, rateHz};
}

/** @param {string} workload @param {string} where */
function requireKnown(workload, where) {
  if (!WORKLOADS.includes(workload)) {
    throw new HarnessError(
      where,
      `"${workload}" is not known`,
      `choose one of: ${WORKLOADS.join(', ')}`,
    );
  }
}

/** @param {number} value @param {number} least @param {string} where */
function requireNumber(value, least, where) {
  if (typeof value !== 'number' || !(value >= least)) {
    throw new HarnessError(where, `${JSON.stringify(value)}`, `give a number, ${least} or more`);
  }
}
