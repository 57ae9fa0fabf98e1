import {checkLittlesLaw} from '../consistency/littles-law.ts';
import {checkOfferedRate} from '../consistency/offered-rate.ts';
import {checkP99EqualsMean, checkPercentileOrder} from '../consistency/percentile-order.ts';
import {pointOf} from '../consistency/point.ts';
import {MACHINE_FACTS} from '../result/machine-facts.ts';
import {tableOf} from '../typed.ts';
import type {Finding} from '../consistency/index.ts';
import type {Point} from '../consistency/point.ts';
import type {Load, Measurement, Run, System} from '../result/types.ts';

export const SERVERS = ['fpm', 'swoole', 'octane', 'frankenphp', 'roadrunner', 'other'] as const;

export type ServerId = (typeof SERVERS)[number];

/**
 * What is known of one run of a load tool, under the names that the page's address uses. Times are milliseconds unless
 * they say otherwise, shares are per cent; what isn't known is missing.
 */
export interface Numbers {
  /** answers a second */
  rate?: number;
  /** virtual users or connections of a closed load, or the cap on them of an open one */
  users?: number;
  /** requests a second that an open load asked for; a load without it is closed */
  offered?: number;
  /** requests that the server works on at once: workers, threads, or workers × coroutines */
  slots?: number;
  /** how busy all cores of the machine were */
  busy?: number;
  /** CPU time of a request */
  cpu?: number;
  /** what a request waits besides */
  wait?: number;
  min?: number;
  mean?: number;
  p50?: number;
  p95?: number;
  p99?: number;
  max?: number;
  /** failed answers */
  errors?: number;
  /** requests of an open load that were never sent */
  dropped?: number;
  /** length of the run, seconds */
  seconds?: number;
  requests?: number;
  /** threads among which wrk divides its connections equally; the rest of them isn't opened */
  threads?: number;
}

export interface RunFacts extends Numbers {
  server: ServerId;
  /** name of the load tool, as its importer has it; empty where it isn't known */
  tool: string;
  /** whether latencies count from when a request should have been sent */
  isPlanned?: boolean;
}

/** what all runs share; `connections` are those of the database */
export interface Machine {
  cores?: number;
  connections?: number;
}

/** Connections that were open, and not only asked for. */
export const usersOf = ({users, threads}: Numbers) =>
  users !== undefined && threads ? Math.floor(users / threads) * threads : users;

/** Seconds that the run took, by the number of its requests where nothing states it. */
export const secondsOf = ({seconds, requests, rate}: Numbers) =>
  seconds ?? (requests && rate ? requests / rate : undefined);

/** How busy the cores were, per cent: as seen, or by the CPU time of the requests. */
export function busyOf({busy, cpu, rate}: Numbers, {cores}: Machine): number | undefined {
  if (busy !== undefined || cpu === undefined || !rate || !cores) return busy;
  return Math.min(100, (rate * cpu) / 10 / cores);
}

/** What a result file says besides, which the checks don't ask for. */
const REST = {
  ...{id: 'diagnosis/run', evidence: 'collection', measuredOn: 'unknown'},
  origin: {kind: 'tool-output'},
  scenarios: {},
} satisfies Partial<Run>;

const UNKNOWN_MACHINE = tableOf(MACHINE_FACTS, () => 'unknown' as const);

const SYSTEM = {
  ...{runtime: 'unknown', label: 'server', state: 'unknown', waiting: 'unknown'},
  ...{processModel: 'unknown', coroutinesPerWorker: 1, versions: {}},
} satisfies System;

/** The checks that a diagnosis asks; without the others a page has less to load. */
const CHECKS = [checkLittlesLaw, checkPercentileOrder, checkP99EqualsMean, checkOfferedRate];

const quantity = (value: number | undefined) => (value === undefined ? undefined : {value});
const shareOf = (percent: number | undefined) =>
  percent === undefined ? undefined : {value: percent / 100};

/**
 * A run as a result file would hold it, so that the same checks read it.
 *
 * @returns with the point that the checks see, and what they find
 */
export function checkedRun(
  facts: RunFacts,
  {cores}: Machine,
): {run: Run; measurement: Measurement; point: Point; findings: Finding[]} {
  const {rate, offered, errors, dropped, slots, isPlanned} = facts;
  const {min, mean, p50, p95, p99, max} = facts;
  const users = usersOf(facts);
  const load: Load = {
    ...{model: offered ? 'open' : 'closed', durationS: facts.seconds, arrivalRatePerS: offered},
    ...{vus: users, maxVus: users, thinkTimeS: 0},
  };
  const measurement: Measurement = {
    ...{id: 'run', system: 'server', scenario: 'unknown', status: 'measured', workers: slots},
    values: {
      throughputPerS: quantity(rate),
      ...{errorRatio: shareOf(errors), droppedShare: shareOf(dropped)},
      latencyMs: {
        measuredFrom: isPlanned ? 'intended-start' : 'sent',
        ...{min: quantity(min), mean: quantity(mean), p50: quantity(p50)},
        ...{p95: quantity(p95), p99: quantity(p99), max: quantity(max)},
      },
    },
  };
  const run: Run = {
    ...REST,
    ...{load, environment: {...UNKNOWN_MACHINE, cores: cores ?? 'unknown'}},
    ...{systems: {server: SYSTEM}, measurements: [measurement]},
  };
  const point = pointOf(run, measurement);
  return {run, measurement, point, findings: CHECKS.flatMap((check) => check(point) ?? [])};
}
