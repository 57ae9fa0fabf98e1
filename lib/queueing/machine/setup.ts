import {requireQuantities} from '../../quantity/quantity.ts';
import {completeSetup} from './record.ts';
import type {QuantityKind} from '../../quantity/quantity.ts';
import type {Work} from './program.ts';

/**
 * `even` and `poisson` arrive at `arrivalRatePerS`, each dropped that finds `maxInFlight` requests in the system;
 * `closed` are `users` who send again at once when they are answered. At most `requests`, sent before `durationS`;
 * those still in flight `gracefulStopS` later are interrupted. A worker whose code has run for `sliceS` makes room for the
 * next that wants its core; its other slots get no turn until the code waits. `reservedSlots` serve no slow request (see
 * `slowEvery`), and the others none but those
 */
export type Setup = Work & {
  arrivals: 'at-once' | 'even' | 'poisson' | 'closed';
  arrivalRatePerS?: number;
  users?: number;
  maxInFlight?: number;
  requests?: number;
  durationS?: number;
  gracefulStopS?: number;
  workers: number;
  coroutinesPerWorker?: number;
  reservedSlots?: number;
  cores: number;
  sliceS?: number;
  keepsSegments?: boolean;
};

/** `arrivalRatePerS` and `users` are there where its arrivals need them */
export type CompleteSetup = Required<Omit<Setup, 'arrivalRatePerS' | 'users'>> &
  Pick<Setup, 'arrivalRatePerS' | 'users'>;

/** More than this would keep a browser from answering for seconds. */
const MOST = 2_000_000;
const ARRIVALS = ['at-once', 'even', 'poisson', 'closed'];
const SERVICES = ['constant', 'exponential'];

/**
 * Refuses a setup that can't be simulated.
 *
 * @throws {RangeError} on numbers out of range, all named, a run without an end, or more than two million requests
 */
export function requireSetup(setup: Setup) {
  const complete = completeSetup(setup);
  requireOneOf('arrivals', complete.arrivals, ARRIVALS);
  requireOneOf('service', complete.service, SERVICES);
  requireQuantities('simulate', complete, shapeOf(complete));
  if (!Number.isFinite(complete.seed)) {
    throw new RangeError(`simulate: seed is ${complete.seed}, but has to be a finite number.`);
  }
  refuseNoWork(complete);
  refuseNoSlots(complete);
  refuseTooMany(complete);
}

const LIMITS = ['maxInFlight', 'requests', 'durationS'] as const;

function shapeOf({arrivals, ...setup}: CompleteSetup): Record<string, QuantityKind> {
  const times = ['bootS', 'connectCpuS', 'connectWaitS', 'cpuS', 'ioS'];
  const limits = LIMITS.filter((name) => setup[name] !== Infinity);
  return {
    ...kindOfEach(
      [...times, 'databaseCpuS', 'connectDatabaseCpuS', 'frontCpuS', 'heavyCpuS', 'slowIoS'],
      'non-negative',
    ),
    ...Object.fromEntries(limits.map((key) => [key, key === 'durationS' ? 'positive' : 'count'])),
    ...(setup.sliceS !== Infinity && {sliceS: 'positive'}),
    ...(setup.heavyEvery !== 0 && {heavyEvery: 'count', cpuS: 'positive'}),
    ...(setup.slowEvery !== 0 && {slowEvery: 'count', ioS: 'positive'}),
    ...(setup.reservedSlots !== 0 && {reservedSlots: 'count', slowEvery: 'count'}),
    ...(setup.gracefulStopS !== Infinity && {gracefulStopS: 'non-negative'}),
    ...(arrivals === 'closed' && {users: 'count'}),
    ...((arrivals === 'even' || arrivals === 'poisson') && {arrivalRatePerS: 'positive'}),
    ...{
      ioWaits: 'count',
      sideBySide: 'count',
      workers: 'count',
      coroutinesPerWorker: 'count',
      cores: 'count',
    },
  };
}

const kindOfEach = (names: string[], kind: QuantityKind): Record<string, QuantityKind> =>
  Object.fromEntries(names.map((name) => [name, kind]));

function requireOneOf(name: string, value: string, allowed: string[]) {
  if (allowed.includes(value)) return;
  throw new RangeError(
    `simulate: ${name} is ${JSON.stringify(value)}, but has to be one of ${allowed.join(', ')}.`,
  );
}

function refuseNoWork({bootS, connectCpuS, connectWaitS, cpuS, ioS}: CompleteSetup) {
  if (bootS + connectCpuS + connectWaitS + cpuS + ioS > 0) return;
  throw new RangeError('simulate: a request takes no time at all. Give cpuS or ioS.');
}

function refuseNoSlots({workers, coroutinesPerWorker, reservedSlots}: CompleteSetup) {
  const slots = workers * coroutinesPerWorker;
  if (reservedSlots < slots) return;
  throw new RangeError(
    `simulate: reservedSlots is ${reservedSlots} of ${slots}, and none is left for slow requests.`,
  );
}

function refuseTooMany(setup: CompleteSetup) {
  const {workers, coroutinesPerWorker, arrivals, requests, durationS, users = 0} = setup;
  const slots = workers * coroutinesPerWorker;
  const perS = arrivals === 'closed' ? servedPerS(setup, slots) : (setup.arrivalRatePerS ?? NaN);
  const made = arrivals === 'at-once' ? requests : Math.min(requests, perS * durationS + users);
  if (made <= MOST && slots <= MOST && users <= MOST && setup.cores <= MOST) return;
  throw new RangeError(
    `simulate: this would take about ${Math.round(made)} requests in ${slots} slots, more than ${MOST}. ` +
      'Give requests or durationS, or lower the rate, the users or the slots.',
  );
}

function servedPerS(
  {bootS, connectCpuS, connectWaitS, cpuS, ioS, cores, workers}: CompleteSetup,
  slots: number,
) {
  const onCpuS = bootS + connectCpuS + cpuS;
  return Math.min(slots / (onCpuS + connectWaitS + ioS), Math.min(cores, workers) / onCpuS);
}
