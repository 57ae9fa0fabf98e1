import {optimalSlots} from '../queueing/blocking-coefficient.ts';
import {EQUIVALENCE_MARGIN} from '../statistics/compare.ts';
import {busyOf, usersOf} from './facts.ts';
import {cpuMsBehind, FULL_FROM, limitOf} from './limit.ts';
import {doubtsOf} from './soundness.ts';
import type {Machine, RunFacts} from './facts.ts';
import type {LimitFound, LimitKind} from './limit.ts';
import type {Doubt} from './soundness.ts';

export type Seen = {facts: RunFacts; limit: LimitFound; doubts: Doubt[]};

/** why two runs are alike or differ; `ratio` is the faster over the slower */
export type Contrast = {
  id: string;
  isAlike: boolean;
  faster: number;
  slower: number;
  ratio: number;
  values: Record<string, number | undefined>;
};

/** the one thing to change next, in which run; what isn't known is missing */
export type NextStep = {
  id: 'errors' | 'again' | 'load' | 'served' | 'measure' | LimitKind;
  run: number;
  /** slots that would fill the cores, and by what factor they are more than now */
  slots?: number;
  factor?: number;
  /** users, or rate, that the tool should have */
  users: number;
  offered?: number;
};

/** what to measure where the input can't tell */
export type Wanted = 'busy' | 'slots' | 'times' | 'generator';

export interface Diagnosis {
  runs: Seen[];
  /** of the first run and each other */
  contrasts: Contrast[];
  next: NextStep;
  wanted: Wanted[];
}

/**
 * Reads what load tools said of one or several servers: whether each measurement is sound, what limits each, why they are
 * alike or differ, and what to change next.
 *
 * @param all at least one run
 */
export function diagnose(all: readonly RunFacts[], machine: Machine): Diagnosis {
  const runs = all.map((facts) => {
    const limit = limitOf(facts, machine);
    return {facts, limit, doubts: doubtsOf(facts, machine, limit)};
  });
  const contrasts = runs.flatMap((_, at) => (at > 0 ? contrastOf(runs, at, machine) : []));
  const next = nextOf(runs, machine);
  return {runs, contrasts, next, wanted: wantedOf(runs, contrasts, machine)};
}

function contrastOf(runs: readonly Seen[], other: number, machine: Machine): Contrast[] {
  const [a, b] = [runs[0].facts.rate, runs[other].facts.rate];
  if (!a || !b) return [];
  const [faster, slower] = a >= b ? [0, other] : [other, 0];
  const ratio = Math.max(a, b) / Math.min(a, b);
  const isAlike = ratio < 1 + EQUIVALENCE_MARGIN;
  const why = whyOf(runs[faster], runs[slower], isAlike, machine);
  return [{...why, isAlike, faster, slower, ratio}];
}

function whyOf(fast: Seen, slow: Seen, isAlike: boolean, machine: Machine) {
  const because = (id: string, values: Contrast['values'] = {}) => ({id, values});
  const pair = (name: 'users' | 'offered') => ({fast: fast.facts[name], slow: slow.facts[name]});
  if ([fast, slow].some(({limit}) => limit.id === 'errors')) return because('errors');
  // A server that is full serves no more to more users.
  const areFull = [fast, slow].every(({limit}) => IN_SERVER.has(limit.id));
  for (const name of areFull ? [] : (['offered', 'users'] as const)) {
    const {fast: one, slow: other} = pair(name);
    if (one !== other && one !== undefined && other !== undefined)
      return because(`${name}-differ`, pair(name));
  }
  if (fast.limit.id === slow.limit.id) {
    const {id} = fast.limit;
    if (id === 'cores') return because('cores', cpuTimes(fast, slow, machine));
    if (id === 'slots') return because('slots', {fast: fast.facts.slots, slow: slow.facts.slots});
    if (id === 'offered' || id === 'users' || id === 'generator') return because(id);
    return because(isAlike ? 'unknown-alike' : 'unknown');
  }
  const known = (each: Seen) => !UNSURE.has(each.limit.id);
  if (known(slow)) return because(known(fast) ? 'limits-differ' : 'slower-known');
  return because(isAlike ? 'unknown-alike' : 'unknown');
}

/** Reached whatever the load, as long as it is heavy enough. */
const IN_SERVER = new Set<LimitKind>(['cores', 'slots', 'connections']);

/** Of which two that are alike tell nothing yet. */
const UNSURE = new Set<LimitKind>(['unknown', 'slots-or-cores', 'not-slots', 'no-rate']);

const cpuTimes = (fast: Seen, slow: Seen, machine: Machine) => ({
  fast: cpuMsBehind(fast.facts, machine),
  slow: cpuMsBehind(slow.facts, machine),
});

/** Of which the times of a request tell more. */
const IN_REQUEST = new Set<LimitKind>(['slots', 'waits', 'elsewhere', 'serial']);

const RERUN = new Set(['in-flight', 'order', 'p99-mean', 'above-offered', 'two-kinds']);
const LOAD = new Set(['short', 'few', 'not-full', 'capped']);

/** A measurement that isn't sound comes first, then cores that one setting would fill, then the slowest run's limit. */
function nextOf(runs: readonly Seen[], machine: Machine): NextStep {
  const step = (id: NextStep['id'], run: number) => ({id, run, ...wishes(runs[run], machine)});
  const withDoubt = (has: (id: string) => boolean) =>
    runs.findIndex(({doubts}) => doubts.some(({id, isBad}) => isBad && has(id)));
  const failing = withDoubt((id) => id === 'errors');
  if (failing >= 0) return step('errors', failing);
  const odd = withDoubt((id) => RERUN.has(id));
  if (odd >= 0) return step('again', odd);
  const rates = runs.map(({facts}) => facts.rate ?? 0);
  // What each would serve if its slots left no core idle.
  const full = runs.map((seen, at) =>
    seen.limit.id === 'slots' ? rates[at] * (wishes(seen, machine).factor ?? 1) : rates[at],
  );
  const best = full.indexOf(Math.max(...full));
  if (full[best] > Math.max(...rates)) return step('slots', best);
  const slowest = rates.indexOf(Math.min(...rates));
  const {id} = runs[slowest].limit;
  if (id === 'offered') return step('served', slowest);
  const lacking = withDoubt((doubt) => LOAD.has(doubt));
  if (id === 'users' || (UNSURE.has(id) && lacking >= 0))
    return step('load', Math.max(0, id === 'users' ? slowest : lacking));
  return step(UNSURE.has(id) && id !== 'no-rate' ? 'measure' : id, slowest);
}

/** Users that a tool has where nothing says how many. */
const USUAL_USERS = 32;
/** Of these more slots would serve more. */
const WANTS_SLOTS = new Set<LimitKind>(['slots', 'waits', 'serial', 'connections']);

/** What server and tool should have next. */
function wishes({facts, limit}: Seen, machine: Machine) {
  const {slots, cpu, wait, offered} = facts;
  const {cores} = machine;
  const now = usersOf(facts) ?? USUAL_USERS;
  const busy = limit.values.busy ?? busyOf(facts, machine);
  const factor = busy && busy < FULL_FROM ? FULL_FROM / busy : undefined;
  const filling =
    cpu && wait !== undefined && cores
      ? Math.ceil(optimalSlots({cores, cpuS: cpu / 1000, ioS: wait / 1000}))
      : undefined;
  const guess = slots && Math.ceil(slots * (factor ?? 2));
  const wanted = WANTS_SLOTS.has(limit.id) ? (filling ?? guess) : undefined;
  const isFew = limit.id === 'users' || limit.id === 'not-slots';
  return {
    ...{slots: wanted, factor},
    users: Math.max(
      now,
      2 * (wanted ?? 0),
      isFew ? 2 * Math.max(now, slots ?? 0) : 0,
      limit.id === 'users' ? USUAL_USERS : 0,
    ),
    offered: offered && 2 * offered,
  };
}

function wantedOf(
  runs: readonly Seen[],
  contrasts: readonly Contrast[],
  machine: Machine,
): Wanted[] {
  const some = (has: (seen: Seen) => boolean) => runs.some(has);
  const is = (...ids: LimitKind[]) => some(({limit}) => ids.includes(limit.id));
  const all: [Wanted, boolean][] = [
    [
      'busy',
      some(({facts, limit}) => UNSURE.has(limit.id) && busyOf(facts, machine) === undefined),
    ],
    [
      'slots',
      some(({facts, limit}) => !facts.slots && (UNSURE.has(limit.id) || limit.id === 'waits')),
    ],
    [
      'times',
      is('impossible') ||
        some(({facts, limit}) => facts.cpu === undefined && IN_REQUEST.has(limit.id)),
    ],
    ['generator', is('generator', 'waits') || contrasts.some(({id}) => id === 'unknown-alike')],
  ];
  return all.filter(([, isWanted]) => isWanted).map(([name]) => name);
}
