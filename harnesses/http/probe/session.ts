import {hashOf, wholeNumber} from '../../engine/plan.ts';
import {makeRun} from '../../engine/runs.ts';
import {runPlan} from '../../engine/session.ts';
import {findApplication, findRuntime} from '../catalogue.ts';
import {cellFromOptions, positiveNumber} from '../command/cells.ts';
import {makeCell} from '../protocol/cell.ts';
import {coresOf, withPlace} from '../protocol/place.ts';
import {describeRuns, NEEDS} from '../protocol/session.ts';
import {errorOf, measureProbe} from './comparison.ts';
import type {Measured} from '../../engine/runs.ts';
import type {Experiment, Plan} from '../../engine/session.ts';
import type {Options} from '../options.ts';
import type {Cell} from '../protocol/cell.ts';
import type {ProbeEntry} from '../protocol/entries.ts';
import type {Place} from '../protocol/place.ts';
import type {Times} from '../protocol/run-once.ts';
import type {Comparison, Outcome} from './comparison.ts';

const APPLICATIONS = ['small', 'symfony', 'laravel'];
/**
 * A server that boots for each request, and one that keeps all: the two ways to hang the probe in. The first that serves
 * an application is taken.
 */
const SERVERS = [
  {runtimes: ['fpm-nginx'], kept: 'per-request'},
  {runtimes: ['octane-swoole', 'swoole'], kept: 'kept'},
] as const;

/** Applications on both servers, one blocking worker each, with the workload of the studies. */
const cellsOf = (apps: string[]) =>
  apps.flatMap((app) =>
    SERVERS.flatMap(({runtimes, kept}) => {
      const runtime = runtimes.find((id) => findRuntime(id).apps?.includes(app));
      return runtime === undefined
        ? []
        : makeCell({
            ...{runtime, app, placement: 'shared', workload: 'bench', ioWaitMs: 2},
            ...{application: kept, connection: kept},
            ...{waiting: 'blocking', workers: 1, coroutinesPerWorker: 1},
          });
    }),
  );

export const PROBE_CELLS = cellsOf(APPLICATIONS);

const TIMEOUT_MS = 10_000;
/** Seconds of a run beside warm-up and window. */
const OVERHEAD_S = 1.5;

type ProbePlan = Plan<{cell: Cell}> & {times: Times};

/** A run is one user at an application that has the probe hung in, whom both clocks measure. */
export const PROBE: Experiment<{cell: Cell}, ProbePlan, Place, ProbeEntry> = {
  needs: NEEDS,
  estimateSeconds: ({repeats, times}, runs) =>
    repeats * runs.length * (times.warmUpS + times.measureS + OVERHEAD_S),
  lend: (work) => withPlace('own', work),
  describe: async (runs, {tool}) => ({
    measures: 'probe',
    ...(await describeRuns(runs)),
    placements: {shared: coresOf('shared')},
    tool,
  }),
  make: ({plan, place, ...session}, {cell}, block) =>
    makeRun(
      {plan, ...session},
      {
        name: cell.id,
        block,
        make: () => measureProbe(cell, plan.times, place),
        about: () => ({seed: session.seed}),
        textOf: measuredText,
      },
    ),
};

/** Other times, another number of repeats or other cells are another plan: their runs can't be told from these. */
export function probePlan(repeats: number, times: Times, cells: Cell[] = PROBE_CELLS): ProbePlan {
  const own = cells === PROBE_CELLS ? [] : cells.map(({id}) => id);
  const hash = hashOf(JSON.stringify([repeats, times, ...own]));
  const runs = cells.map((cell) => ({cell}));
  return {name: 'probe', hash, repeats, noise: 'repeat', runs, times};
}

/**
 * Cells of the applications that an option names, such as "laravel11,laravel11-grown".
 *
 * @throws {HarnessError} where a name is no application's
 */
export const cellsNamed = (names: string | undefined) =>
  names === undefined
    ? PROBE_CELLS
    : cellsOf(names.split(',').map((name) => findApplication(name.trim()).id));

/** What a measured run gave, in a few words. */
function measuredText({comparison}: Measured<Outcome, {seed: number}>) {
  const {probe, harness} = comparison;
  const said = (name: 'cpuMs' | 'ioMs') =>
    `${probe[name].toFixed(2)} of ${harness[name].toFixed(2)} ms (${signedPercent(errorOf(comparison, name))})`;
  return `T_cpu ${said('cpuMs')}, T_io ${said('ioMs')}`;
}

/** @param share with its sign, such as "−3.1 %" */
function signedPercent(share: number) {
  return `${share >= 0 ? '+' : '−'}${(100 * Math.abs(share)).toFixed(1)} %`;
}

const ROWS = [
  ['T_cpu', 'cpuMs'],
  ['wall time', 'wallMs'],
  ['T_io', 'ioMs'],
] as const;

/**
 * Holds the probe against the harness's own clocks: one user asks an application that has the probe hung in, and both say
 * what CPU time and what wall time a request took. With a runtime it prints one cell; without one it makes a session of
 * all applications, with a journal, and resumes what its folder already holds.
 *
 * @returns exit code
 */
export function probeCommand(runtimeId: string | undefined, options: Options): Promise<number> {
  const times = {
    warmUpS: positiveNumber('--warm-up', options['warm-up']),
    measureS: positiveNumber('--duration', options.duration),
    timeoutMs: TIMEOUT_MS,
  };
  return runtimeId === undefined
    ? runPlan(
        probePlan(wholeNumber('--repeats', options.repeats), times, cellsNamed(options.apps)),
        PROBE,
        options,
      )
    : probeOne(cellFromOptions(runtimeId, options), times);
}

async function probeOne(cell: Cell, times: Times) {
  const outcome = await withPlace('own', (place) => measureProbe(cell, times, place));
  if (outcome.status !== 'measured') {
    process.stdout.write(`${cell.id}: ${outcome.status}: ${outcome.reason}\n${outcome.log}\n`);
    return 2;
  }
  process.stdout.write(`${cell.id}\n${tableOf(outcome.comparison)}`);
  return 0;
}

function tableOf(comparison: Comparison) {
  const {requests, probe, harness, parts} = comparison;
  const line = ([title, name]: (typeof ROWS)[number]) =>
    `${title.padEnd(12)}${probe[name].toFixed(3).padStart(12)}${harness[name].toFixed(3).padStart(12)}${signedPercent(errorOf(comparison, name)).padStart(10)}\n`;
  const cpu = (part: {cpuMs: number; ioMs: number} | null) => (part?.cpuMs ?? 0).toFixed(3);
  return [
    `${requests} requests, ms for each\n${''.padEnd(12)}${'probe'.padStart(12)}${'harness'.padStart(12)}${'error'.padStart(10)}\n`,
    ...ROWS.map(line),
    `Of the probe's CPU time: boot ${cpu(parts.boot)}, connection ${cpu(parts.connect)}.\n`,
  ].join('');
}
