// @ts-check
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.js';
import {readPlanFile} from '../../protocol/plan-file.js';
import {MODES, RUNTIMES} from '../runtimes.js';
import {isKnownScenario, SCENARIO_NAMES} from '../scenarios.js';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'plans');

/**
 * @typedef {object} Cell one scenario on one runtime in one mode
 * @property {string} id
 * @property {string} runtime
 * @property {string} mode
 * @property {string} scenario
 * @typedef {{cell: Cell, repeats: number}} PlannedRun
 * @typedef {{name: string, runtimes: string[], modes: string[], scenarios: string[], repeats?: number}} Group
 * @typedef {{name: string, repeats: number, warmUpS: number, windowS: number, noise?: 'repeat'|'record',
 *   groups: Group[]}} Content of a plan's file
 * @typedef {{name: string, hash: string, repeats: number, warmUpS: number, windowS: number, noise: 'repeat'|'record',
 *   runs: PlannedRun[]}} Plan
 */

/**
 * Reads a plan by name or path and expands its groups; a cell that two groups ask for is run once a block.
 * @param {string} nameOrPath
 * @returns {Plan}
 */
export function readPlan(nameOrPath) {
  /** @type {import('../../protocol/plan-file.js').PlanFile<Content>} */
  const {path, hash, content} = readPlanFile(nameOrPath, FOLDER);
  const {name, repeats, warmUpS, windowS, noise = 'repeat', groups} = content;
  for (const [member, value] of Object.entries({repeats, warmUpS, windowS})) {
    requirePositive(value, `plan ${path}, ${member}`);
  }
  const runs = new Map();
  for (const group of groups) {
    for (const cell of cellsOf(group, `plan ${path}, group ${group.name}`)) {
      runs.set(cell.id, runs.get(cell.id) ?? {cell, repeats: group.repeats ?? repeats});
    }
  }
  return {name, hash, repeats, warmUpS, windowS, noise, runs: [...runs.values()]};
}

/** @param {Group} group @param {string} where @returns {Cell[]} */
function cellsOf({runtimes, modes, scenarios}, where) {
  requireKnown(runtimes, (id) => RUNTIMES.includes(id), `${where}, runtimes`, RUNTIMES);
  requireKnown(modes, (id) => MODES.includes(id), `${where}, modes`, MODES);
  requireKnown(scenarios, isKnownScenario, `${where}, scenarios`, SCENARIO_NAMES);
  return runtimes.flatMap((runtime) =>
    modes.flatMap((mode) => scenarios.map((scenario) => makeCell({runtime, mode, scenario}))),
  );
}

/** @param {Omit<Cell, 'id'>} factors @returns {Cell} */
export function makeCell({runtime, mode, scenario}) {
  return {id: `${runtime}-${mode}-${scenario}`, runtime, mode, scenario};
}

/** @param {number} value @param {string} where */
function requirePositive(value, where) {
  if (typeof value !== 'number' || !(value > 0)) {
    throw new HarnessError(where, JSON.stringify(value) ?? 'is missing', 'give a number above 0');
  }
}

/**
 * @param {string[]} values
 * @param {(name: string) => boolean} isKnown
 * @param {string} where
 * @param {string[]} allowed
 */
function requireKnown(values, isKnown, where, allowed) {
  const unknown = Array.isArray(values) ? values.find((value) => !isKnown(value)) : values;
  if (!Array.isArray(values) || unknown !== undefined) {
    throw new HarnessError(
      where,
      `${JSON.stringify(unknown) ?? 'nothing'} is not known`,
      `list some of: ${allowed.join(', ')}`,
    );
  }
}
