import {keepsUp} from '../consistency/offered-rate.ts';
import {limitsOf, lowestOf} from '../gains/limits.ts';
import {busyOf, checkedRun, usersOf} from './facts.ts';
import type {LimitId} from '../gains/limits.ts';
import type {Machine, RunFacts} from './facts.ts';

/**
 * What keeps a run from being faster. `users`: too few requests at once; `generator`: the tool itself; `serial`: one
 * request after another; `waits`: not the cores, but slots or what requests wait for; `elsewhere`: none of the limits that
 * were given; `impossible`: more than the numbers permit.
 */
export type LimitKind =
  | ('no-rate' | 'errors' | 'users' | 'generator' | 'serial')
  | LimitId
  | ('elsewhere' | 'impossible')
  | ('waits' | 'not-slots' | 'slots-or-cores' | 'unknown');

/** requests a second that something allows */
export type Bound = {id: 'users' | LimitId; perS: number};

export interface LimitFound {
  id: LimitKind;
  /** all that could be computed */
  bounds: Bound[];
  /** numbers of the arithmetic, in the units of the facts */
  values: Record<string, number | undefined>;
}

/** Share of the cores' time, per cent, from which they count as full: the rest is the kernel's and chance. */
export const FULL_FROM = 85;
/** From this share of failures on, the rate is one of failures, per cent. */
export const FAILING_FROM = 50;
/**
 * Part of a bound that servers reach at least where it binds, and at most: what the calculator's back-test found, rounded
 * away from it (lib/gains/backtest.test.ts holds them together).
 */
export const REACHED = {least: 0.65, most: 1.5, mostOfCores: 2.1};
/** Requests in service at once, by the fastest answer, up to which they came one after another. */
const ONE = 1.2;
/** A fastest answer below this is lost in whole milliseconds. */
const LEAST_MIN_MS = 5;

/** The limit that binds a run, or what can be said of it. */
export function limitOf(facts: RunFacts, machine: Machine): LimitFound {
  const bounds = boundsOf(facts, machine);
  const found = RULES.map((rule) => rule(facts, machine, bounds)).find((each) => each);
  const {id, ...values} = found ?? {id: 'unknown' as const};
  return {id, bounds, values};
}

/**
 * Upper limits on throughput of which the numbers are known, by the same formulas as the calculator:
 *
 *     min(users / S₀, slots / S₀, cores / T_cpu, connections / S₀), S₀ = T_cpu + wait
 *
 * A request holds a connection from its beginning to its end.
 */
function boundsOf(facts: RunFacts, {cores = NaN, connections: held}: Machine): Bound[] {
  const {cpu, wait = NaN, slots = NaN, offered} = facts;
  if (cpu === undefined) return [];
  const times = {cpuS: cpu / 1000, ioS: wait / 1000, sharedCpuS: 0};
  const application = {...PLAIN, ...times, cores, connections: held ?? null};
  const arrangement = {times, workers: slots, slotsPerWorker: 1, isAsync: false};
  const users = offered ? NaN : (usersOf(facts) ?? NaN);
  return [
    ...limitsOf(application, arrangement),
    {id: 'users' as const, perS: users / (times.cpuS + times.ioS)},
  ]
    .filter(({perS}) => Number.isFinite(perS))
    .sort((a, b) => a.perS - b.perS);
}

/** An application of which nothing else is known; neither rate nor memory limits it. */
const PLAIN = {
  ...{bootCpuS: 0, bootIoS: 0, connectCpuS: 0, connectIoS: 0, connectSharedCpuS: 0},
  ...{workers: 1, slotsPerWorker: 1, firstMb: 0, workerMb: 0, slotMb: 0},
  ...{arrivalRatePerS: null, memoryMb: null},
};

type Value =
  | ('rate' | 'perS' | 'reached' | 'offered' | 'users' | 'slots' | 'cores' | 'connections')
  | ('busy' | 'errors' | 'cpu' | 'wait' | 'min' | 'mean' | 'each' | 'held' | 'atOnce' | 'inFlight');
type Found = {id: LimitKind} & Partial<Record<Value, number>>;
type Rule = (facts: RunFacts, machine: Machine, bounds: Bound[]) => Found | undefined;

/** The first that says something. */
const RULES: Rule[] = [
  ({rate}) => (rate ? undefined : {id: 'no-rate'}),
  ({errors = 0}) => (errors >= FAILING_FROM ? {id: 'errors', errors} : undefined),
  (facts, machine) => {
    const {rate, offered} = facts;
    return offered && keepsUp(checkedRun(facts, machine).point)
      ? {id: 'offered', rate, offered}
      : undefined;
  },
  oneUser,
  oneAfterAnother,
  toolItself,
  lowestBound,
  fullCores,
  idleCores,
  withoutCores,
];

function oneUser(facts: RunFacts): Found | undefined {
  const users = usersOf(facts);
  const {rate = 0, offered} = facts;
  if (offered || users !== 1) return undefined;
  return {id: 'users', users, rate, each: 1000 / rate};
}

/** The fastest answer is about one request alone; if so many at once are no more than one, there was one slot. */
function oneAfterAnother(facts: RunFacts): Found | undefined {
  const {rate = 0, min = 0, mean = 0, slots} = facts;
  const users = usersOf(facts) ?? 0;
  const atOnce = (rate * min) / 1000;
  const isQueue = users >= 2 && mean >= (users * min) / 2;
  if (min < LEAST_MIN_MS || atOnce > ONE || !isQueue || slots === 1) return undefined;
  return {id: 'serial', rate, min, mean, users, atOnce};
}

function toolItself(facts: RunFacts, machine: Machine): Found | undefined {
  const {findings} = checkedRun(facts, machine);
  const found = findings.find(({reason}) => reason === 'too-few-in-flight');
  if (!found) return undefined;
  const {rate, mean} = facts;
  return {
    id: 'generator',
    rate,
    mean,
    users: usersOf(facts),
    inFlight: Number(found.values.inFlight),
  };
}

function lowestBound(facts: RunFacts, machine: Machine, bounds: Bound[]): Found | undefined {
  if (bounds.length === 0) return undefined;
  const {cpu, wait, slots, rate = 0} = facts;
  const {id, perS} = lowestOf(bounds);
  const values = {rate, perS, reached: (100 * rate) / perS, cpu, wait, slots, ...machine};
  const share = rate / perS;
  if (share > (id === 'cores' ? REACHED.mostOfCores : REACHED.most))
    return {id: 'impossible', ...values};
  if (share >= REACHED.least) return {id, ...values, users: usersOf(facts)};
  const isWhole = bounds.some((each) => each.id === 'slots') && machine.cores !== undefined;
  return isWhole && (facts.busy ?? 0) < FULL_FROM ? {id: 'elsewhere', ...values} : undefined;
}

function fullCores(facts: RunFacts, machine: Machine): Found | undefined {
  const busy = busyOf(facts, machine);
  if (busy === undefined || busy < FULL_FROM) return undefined;
  return {id: 'cores', busy, ...cpuBehind(facts, machine)};
}

const cpuBehind = (facts: RunFacts, machine: Machine) => ({
  rate: facts.rate,
  cores: machine.cores,
  cpu: cpuMsBehind(facts, machine),
});

/** CPU time that a request takes on the whole machine, ms, where its cores and how busy they were are known. */
export function cpuMsBehind(facts: RunFacts, machine: Machine): number | undefined {
  const busy = busyOf(facts, machine);
  return busy && machine.cores && facts.rate ? (machine.cores * busy * 10) / facts.rate : undefined;
}

function idleCores(facts: RunFacts, machine: Machine): Found | undefined {
  const busy = busyOf(facts, machine);
  if (busy === undefined) return undefined;
  const {slots, rate = 0, offered} = facts;
  const users = usersOf(facts);
  const all = {busy, ...cpuBehind(facts, machine), slots, users};
  if (slots === undefined) return {id: 'waits', ...all, inFlight: inFlightOf(facts)};
  if (!offered && users !== undefined && users < slots)
    return {id: 'users', ...all, each: (1000 * users) / rate};
  return {id: 'slots', ...all, held: (1000 * slots) / rate};
}

/** Requests in the system by Little's law, where their mean is known. */
const inFlightOf = ({rate, mean}: RunFacts) => rate && mean && (rate * mean) / 1000;

function withoutCores(facts: RunFacts): Found | undefined {
  const {slots, rate = 0, offered} = facts;
  const users = usersOf(facts);
  if (slots === undefined) return undefined;
  if (!offered && users !== undefined && users < slots)
    return {id: 'not-slots', slots, users, rate, each: (1000 * users) / rate};
  return {id: 'slots-or-cores', slots, rate, held: (1000 * slots) / rate};
}
