import {join} from 'node:path';
import {product, readPlan as read, requireKnown, requireNumber} from '../engine/plan.ts';
import {MODES, RUNTIMES} from './runtimes.ts';
import {isKnownScenario, populationOf, SCENARIO_NAMES} from './scenarios.ts';
import type {PlanFile} from '../engine/plan.ts';
import type {Plan as AnyPlan} from '../engine/session.ts';

const FOLDER = join(import.meta.dirname, 'plans');

/** one scenario on one runtime in one mode */
export interface Cell {
  id: string;
  runtime: string;
  mode: string;
  scenario: string;
}

export type PlannedRun = {cell: Cell; repeats: number};

interface Group {
  name: string;
  runtimes: string[];
  modes: string[];
  scenarios: string[];
  repeats?: number;
}

type Content = PlanFile & {warmUpS: number; windowS: number; groups: Group[]};

export type Plan = AnyPlan<PlannedRun> & Pick<Content, 'warmUpS' | 'windowS'>;

/** Reads a plan by name or path and expands its groups. */
export function readPlan(nameOrPath: string): Plan {
  return read<Content, PlannedRun>(nameOrPath, FOLDER, (content, where) => {
    for (const member of ['repeats', 'warmUpS', 'windowS'] as const) {
      requireNumber(content[member], `${where}, ${member}`);
    }
    return content.groups.flatMap((group) =>
      cellsOf(group, `${where}, group ${group.name}`).map((cell) => ({
        cell,
        repeats: group.repeats ?? content.repeats,
      })),
    );
  });
}

function cellsOf({runtimes, modes, scenarios}: Group, where: string): Cell[] {
  requireKnown(runtimes, RUNTIMES, `${where}, runtimes`);
  requireKnown(modes, MODES, `${where}, modes`);
  requireKnown(scenarios, SCENARIO_NAMES, `${where}, scenarios`, isKnownScenario);
  return product({runtime: runtimes, mode: modes, scenario: scenarios}).map(makeCell);
}

export function makeCell({runtime, mode, scenario}: Omit<Cell, 'id'>): Cell {
  return {id: `${runtime}-${mode}-${scenario}`, runtime, mode, scenario};
}

/** Seconds of a run beside warm-up and window: PHP's start and end, canaries, rounds that are prepared. */
const OVERHEAD_S = 0.33;
const PILOT_S = 0.5;
const POPULATION_S = 1.2;

/** Seconds that runs of a plan take when nothing has to be repeated. */
export function estimateSeconds({warmUpS, windowS}: Plan, runs: PlannedRun[]) {
  return runs.reduce((sum, {cell, repeats}) => {
    const isTimed = populationOf(cell.scenario) === null;
    const each = isTimed ? warmUpS + windowS + OVERHEAD_S : POPULATION_S;
    return sum + repeats * each + (isTimed ? PILOT_S : 0);
  }, 0);
}
