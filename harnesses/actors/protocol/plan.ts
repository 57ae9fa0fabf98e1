import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HarnessError} from '../../machine/harness-error.ts';
import {readPlanFile} from '../../protocol/plan-file.ts';
import {MODES, RUNTIMES} from '../runtimes.ts';
import {isKnownScenario, SCENARIO_NAMES} from '../scenarios.ts';
import type {PlanFile} from '../../protocol/plan-file.ts';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'plans');

/** one scenario on one runtime in one mode */
export interface Cell {
  id: string;
  runtime: string;
  mode: string;
  scenario: string;
}

export type PlannedRun = {cell: Cell; repeats: number};

export type Group = {
  name: string;
  runtimes: string[];
  modes: string[];
  scenarios: string[];
  repeats?: number;
};

/** of a plan's file */
export type Content = {
  name: string;
  repeats: number;
  warmUpS: number;
  windowS: number;
  noise?: 'repeat' | 'record';
  groups: Group[];
};

export type Plan = {
  name: string;
  hash: string;
  repeats: number;
  warmUpS: number;
  windowS: number;
  noise: 'repeat' | 'record';
  runs: PlannedRun[];
};

/** Reads a plan by name or path and expands its groups; a cell that two groups ask for is run once a block. */
export function readPlan(nameOrPath: string): Plan {
  const {path, hash, content}: PlanFile<Content> = readPlanFile(nameOrPath, FOLDER);
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

function cellsOf({runtimes, modes, scenarios}: Group, where: string): Cell[] {
  requireKnown(runtimes, (id) => RUNTIMES.includes(id), `${where}, runtimes`, RUNTIMES);
  requireKnown(modes, (id) => MODES.includes(id), `${where}, modes`, MODES);
  requireKnown(scenarios, isKnownScenario, `${where}, scenarios`, SCENARIO_NAMES);
  return runtimes.flatMap((runtime) =>
    modes.flatMap((mode) => scenarios.map((scenario) => makeCell({runtime, mode, scenario}))),
  );
}

export function makeCell({runtime, mode, scenario}: Omit<Cell, 'id'>): Cell {
  return {id: `${runtime}-${mode}-${scenario}`, runtime, mode, scenario};
}

function requirePositive(value: number, where: string) {
  if (typeof value !== 'number' || !(value > 0)) {
    throw new HarnessError(where, JSON.stringify(value) ?? 'is missing', 'give a number above 0');
  }
}

function requireKnown(
  values: string[],
  isKnown: (name: string) => boolean,
  where: string,
  allowed: string[],
) {
  const unknown = Array.isArray(values) ? values.find((value) => !isKnown(value)) : values;
  if (!Array.isArray(values) || unknown !== undefined) {
    throw new HarnessError(
      where,
      `${JSON.stringify(unknown) ?? 'nothing'} is not known`,
      `list some of: ${allowed.join(', ')}`,
    );
  }
}
