import {measureCanary} from '../../engine/conditions.ts';
import {median} from '../../engine/measurements.ts';
import {findById} from '../../engine/plan.ts';
import {outcomeOf} from '../../engine/runs.ts';
import {cpuOfGroups, cpuOfMachine} from '../../machine/process-groups.ts';
import {askJson} from '../protocol/verify.ts';
import {withParts, writePreload} from '../runtimes/preload.ts';
import type {CanaryMs, FailedOutcome} from '../../engine/types.ts';
import type {Place} from '../protocol/place.ts';
import type {Target} from '../runtimes/target.ts';

/** one way to run the same code */
interface Variant {
  id: string;
  label: string;
  /** that it changes anything for */
  applications: string[];
  /** of PHP, after those of every target */
  settings: string[];
  /** the classes of a request are loaded when PHP-FPM starts */
  preload?: boolean;
  /** what the application compiles at its deployment is hidden from it */
  unwarmed?: boolean;
  /** measured in each repeat */
  requests: number;
}

const FRAMEWORKS = ['symfony', 'laravel'];
const ALL = ['small', ...FRAMEWORKS];

export const VARIANTS: Variant[] = [
  {
    ...{id: 'no-opcache', label: 'without OPcache', applications: ALL},
    ...{settings: ['opcache.enable=0'], requests: 30},
  },
  {id: 'opcache', label: 'OPcache', applications: ALL, settings: [], requests: 100},
  {
    ...{id: 'preload', label: 'OPcache and preloading', applications: ALL},
    ...{settings: [], preload: true, requests: 100},
  },
  {
    ...{id: 'unwarmed', label: 'OPcache, nothing compiled at deployment'},
    ...{applications: FRAMEWORKS, settings: [], unwarmed: true, requests: 10},
  },
];

export const findVariant = (id: string) => findById('boot variant', id, VARIANTS);

/** Parts of a request, in their order. */
export const PARTS = ['autoload', 'container', 'routing', 'handling', 'connection', 'queries'];
const WARM_UP = 5;
const KEPT = 200;

export type BootRun = {app: string; variant: string};

/** of the parts of a request */
type Costs = ReturnType<typeof summary> & {
  keptMs: number | null;
  busyMs: number;
  canaryMs: CanaryMs;
};

export type Outcome = {startedAt: string} & (
  (Costs & {status: 'measured'}) | Required<FailedOutcome>
);

/**
 * One repeat: a fresh PHP-FPM with one process answers requests one after the other, each with the CPU time of its parts.
 */
export async function measureBoot({app, variant: id}: BootRun, place: Place): Promise<Outcome> {
  const variant = findVariant(id);
  const startedAt = new Date().toISOString();
  const outcome = await outcomeOf(async () => {
    if (variant.preload) {
      await writePreload({app}, place);
    }
    const environment = {BC_WORK: place.work, BC_UNWARMED: variant.unwarmed ? '1' : '0'};
    const cell = {app, variant: {...variant, name: id}};
    const measured = await withParts(cell, place, environment, (target) => ask(target, variant));
    return {status: 'measured' as const, ...measured};
  });
  return {startedAt, ...outcome};
}

async function ask(target: Target, variant: Variant): Promise<Costs> {
  for (let i = 0; i < WARM_UP; i += 1) {
    await askJson(target, '/');
  }
  const canaryBefore = measureCanary();
  const [cpu, machine] = [cpuOfGroups(target.groups), cpuOfMachine()];
  const answers = [];
  for (let i = 0; i < variant.requests; i += 1) {
    answers.push(await askJson(target, '/'));
  }
  const phpMs = cpuOfGroups(target.groups, cpu).php;
  const {busyMs} = cpuOfMachine(machine);
  const canaryMs = {before: canaryBefore, after: measureCanary()};
  const {keptMs} = variant.unwarmed ? {keptMs: null} : await askJson(target, `/?kept=${KEPT}`);
  return {...summary(answers, phpMs), keptMs, busyMs, canaryMs};
}

/**
 * Medians over requests; what the process took beyond the parts (start and end of a request in PHP-FPM) is the rest.
 *
 * @param phpMs CPU time of PHP-FPM over all of them
 */
export function summary(
  answers: Array<{parts: Record<string, number>; extraMs: number; classes: number}>,
  phpMs: number,
): {requests: number; partsMs: Record<string, number>; totalMs: number; classes: number} {
  const partsMs: Record<string, number> = Object.fromEntries(
    PARTS.map((part) => [part, median(answers.map(({parts}) => parts[part]))]),
  );
  const extraMs = answers.reduce((sum, answer) => sum + answer.extraMs, 0);
  const totalMs = (phpMs - extraMs) / answers.length;
  const inParts = answers.reduce((sum, {parts}) => sum + sumOf(parts), 0) / answers.length;
  return {
    requests: answers.length,
    partsMs: {...partsMs, rest: Math.max(0, totalMs - inParts)},
    totalMs,
    classes: answers[0].classes,
  };
}

function sumOf(parts: Record<string, number>) {
  return PARTS.reduce((sum, part) => sum + parts[part], 0);
}
