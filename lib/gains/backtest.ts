import {measuredServers} from '../capacity/measured-servers.ts';
import {isAtOfferedRate} from '../chart-data/design-cells.ts';
import {loadedTimes} from '../chart-data/predicted-throughput.ts';
import {throughputBounds} from '../queueing/bounds.ts';
import {closedNetwork} from '../queueing/closed-network.ts';
import {valueOf} from '../result/read.ts';
import {applicationOf} from './measured-cells.ts';
import {optionsIn} from './options.ts';
import type {Measurement, Run} from '../chart-data/measured-point.ts';
import type {Times} from './application.ts';

/** rates per second; `from` is the address of the measured one */
export type Held = {from: string; limit: 'slots' | 'cores'; measured: number; predicted: number};

/** A prediction within this share of what was measured has hit. */
export const WITHIN = 0.15;

/**
 * Saturated cells, predicted from another cell of the same session that serves the same request by blocking workers:
 * never from themselves.
 *
 * @param run of the HTTP harness
 * @returns cells without such a neighbour, and those that did all that was offered, are left out
 */
export const heldByNeighbour = (run: Run): Held[] =>
  withNeighbours(run).map(({cell, base}) => heldOf(run, cell, loadedTimes(run, base)));

/**
 * The same cells, each from the CPU times that were measured in it, with the wait of its neighbour: what is left is the
 * error of the limits alone.
 *
 * @param run of the HTTP harness
 */
export const heldByOwnCpu = (run: Run): Held[] =>
  withNeighbours(run).map(({cell, base}) =>
    heldOf(run, cell, {...loadedTimes(run, cell), ioS: loadedTimes(run, base).ioS}),
  );

/**
 * Servers of a run that states no CPU time: the times are inferred at the fewest workers, the others predicted from them.
 *
 * @param run as for `measuredServers`
 */
export function heldByFewest(run: Run): Held[] {
  const {cores, servers} = measuredServers(run);
  return servers
    .filter(({coroutines}) => !coroutines)
    .flatMap(({cpuS, ioS, fittedTo, points}) =>
      points
        .filter(({id}) => id !== fittedTo)
        .map(({id, workers, throughputPerS}) => ({
          from: `${run.id}#${id}.throughputPerS`,
          measured: throughputPerS,
          ...predictedFor({workers, coroutinesPerWorker: 1, cores, cpuS, ioS, sharedCpuS: 0}),
        })),
    );
}

/** Loads that keep a server full: above what it can do, and by users of which there are more than slots. */
const FULL = ['saturated', 'closed'];
const pointOf = ({parameters}: Measurement) => String(parameters?.point);

/** Copies of a cell say how often rules err, and predict nothing. */
const measuredIn = ({measurements, systems}: Run) =>
  measurements.filter(
    ({status, system}) => status === 'measured' && systems[system].copyOf === undefined,
  );

function withNeighbours(run: Run): {cell: Measurement; base: Measurement}[] {
  return measuredIn(run)
    .filter(
      (cell) =>
        FULL.includes(pointOf(cell)) &&
        cell.parameters?.placement !== 'apart' &&
        !isAtOfferedRate(run, cell),
    )
    .flatMap((cell) => {
      const base = neighbourOf({run, cell}, run);
      return base ? [{cell, base}] : [];
    });
}

/** The blocking workers of a run that serve the same request, other than the cell itself: the fewest that were kept busy. */
function neighbourOf({run, cell}: {run: Run; cell: Measurement}, among: Run) {
  const neighbours = measuredIn(among).filter(
    (each) => each !== cell && isNeighbour({run: among, each}, {run, cell}),
  );
  return neighbours.sort((a, b) => rank(a) - rank(b))[0];
}

/** Full ones first, with few workers. */
const rank = (each: Measurement) => (pointOf(each) === 'single' ? 1e6 : 0) + Number(each.workers);

/** Blocking, with the same request, and no more workers. */
const isNeighbour = (
  {run: among, each}: {run: Run; each: Measurement},
  {run, cell}: {run: Run; cell: Measurement},
) =>
  among.systems[each.system].waiting === 'blocking' &&
  [...FULL, 'single'].includes(pointOf(each)) &&
  requestOf(among, each) === requestOf(run, cell) &&
  Number(each.workers) <= Number(cell.workers);

function requestOf(run: Run, {system, scenario}: Measurement) {
  const {runtime, app, factors} = run.systems[system];
  return [runtime, app, factors?.application, factors?.connection, scenario].join();
}

function heldOf(run: Run, cell: Measurement, times: Times): Held {
  return {
    from: `${run.id}#${cell.id}.throughputPerS`,
    measured: valueOf(run, cell.id, 'throughputPerS'),
    ...predictedFor({
      ...times,
      workers: Number(cell.workers),
      coroutinesPerWorker: Number(run.systems[cell.system].coroutinesPerWorker),
      cores: Number(run.environment.cores),
    }),
  };
}

/** The closed network, in which requests share the cores, never more than one core for each worker. */
function predictedFor(
  server: Times & Record<'workers' | 'coroutinesPerWorker' | 'cores', number>,
): Pick<Held, 'predicted' | 'limit'> {
  const {workers, coroutinesPerWorker, cores, cpuS, ioS, sharedCpuS} = server;
  const {throughputPerS} = closedNetwork({
    ...{customers: workers * coroutinesPerWorker, cores},
    cpuS: cpuS + sharedCpuS,
    ioS: Math.max(0, ioS - sharedCpuS),
  });
  return {
    predicted: Math.min(throughputPerS, workers / cpuS),
    limit: throughputBounds(server).limiting === 'slots' ? 'slots' : 'cores',
  };
}

/** milliseconds of a request from its sending to its answer; `perS` was sent, and `share` of what is predicted to be the most */
export type HeldWait = {
  id: string;
  perS: number;
  share: number;
  mean: {measured: number; predicted: number};
  p99: {measured: number; predicted: number};
};

/**
 * Latencies at a rate, as the calculator predicts them from blocking workers of another run, by the queue of `load.ts`.
 *
 * @param run with Poisson arrivals
 * @param full has the same requests on servers that are always full
 * @returns cells whose request `full` hasn't, and those whose queue would grow without end, are left out
 */
export const heldWaits = (run: Run, full: Run): HeldWait[] =>
  measuredIn(run).flatMap((cell) => {
    const base = neighbourOf({run, cell}, full);
    const slotsPerWorker = Number(run.systems[cell.system].coroutinesPerWorker);
    const perS = valueOf(run, cell.id, 'sentRatePerS');
    if (!base) return [];
    const options = optionsIn({
      ...applicationOf(run, loadedTimes(full, base), {
        ...{workers: Number(cell.workers), slotsPerWorker, server: 'own'},
        ...{firstMb: 0, workerMb: 0, slotMb: 0},
      }),
      arrivalRatePerS: perS,
    });
    const {flow, wait, limits} = slotsPerWorker > 1 ? options.coroutines : options.now;
    if (!wait) return [];
    const least = Math.min(...limits.filter(({id}) => id !== 'offered').map((each) => each.perS));
    const heldAt = (path: string, waitS: number) => ({
      measured: valueOf(run, cell.id, path),
      predicted: 1000 * (flow.serviceS + waitS),
    });
    return [
      {
        ...{id: cell.id, perS, share: perS / least},
        mean: heldAt('latencyMs.mean', wait.waitS),
        p99: heldAt('latencyMs.p99', wait.p99S),
      },
    ];
  });
