// @ts-check
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.js';
import {findProfiler} from '../profilers/catalogue.js';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'plans');
export const WORKLOADS = ['known', 'beat', 'synthetic', 'framework', 'wordpress'];
const TIMES = ['settleS', 'baselineS', 'measureS'];

/**
 * @typedef {object} Cell one profiler on one workload
 * @property {string} id
 * @property {string} profiler
 * @property {string} workload
 * @property {number} rateHz samples asked for in a second, of each process; 0 without a profiler
 * @property {number} processes
 * @property {number} endAfterS seconds after which the target ends by itself, to see what happens then; 0 for never
 * @typedef {{name: string, hash: string, repeats: number, settleS: number, baselineS: number, measureS: number,
 *   noise: 'repeat'|'record', cells: Cell[]}} Plan
 */

/**
 * Reads a plan by name or path and expands its groups; a cell that two groups ask for is there once.
 * @param {string} nameOrPath
 * @returns {Plan}
 */
export function readPlan(nameOrPath) {
  const path = nameOrPath.endsWith('.json') ? nameOrPath : join(FOLDER, `${nameOrPath}.json`);
  const text = readText(path);
  const {name, repeats, noise = 'repeat', groups, ...times} = parse(text, path);
  requireTimes(times, repeats, path);
  const cells = new Map();
  for (const cell of groups.flatMap((/** @type {any} */ group) => cellsOf(group, path))) {
    cells.set(cell.id, cell);
  }
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const {settleS, baselineS, measureS} = times;
  return {name, hash, repeats, noise, settleS, baselineS, measureS, cells: [...cells.values()]};
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new HarnessError(
      `plan ${path}`,
      'cannot be read',
      'name one of plans/ (smoke, full, more) or the path of a plan file',
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
      'repair the file; plans/smoke.json is an example',
    );
  }
}

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

/** @returns {Cell[]} */
function cellsOf({profilers, workloads, ratesHz, processes = [1], endAfterS = 0}, path) {
  return profilers.flatMap((/** @type {string} */ profiler) => {
    findProfiler(profiler);
    return workloads.flatMap((/** @type {string} */ workload) => {
      requireKnown(workload, `${path}, workload`);
      return processes.flatMap((/** @type {number} */ count) =>
        ratesHz.map((/** @type {number} */ rateHz) => {
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

function requireKnown(workload, where) {
  if (!WORKLOADS.includes(workload)) {
    throw new HarnessError(
      where,
      `"${workload}" is not known`,
      `choose one of: ${WORKLOADS.join(', ')}`,
    );
  }
}

function requireNumber(value, least, where) {
  if (typeof value !== 'number' || !(value >= least)) {
    throw new HarnessError(where, `${JSON.stringify(value)}`, `give a number, ${least} or more`);
  }
}
