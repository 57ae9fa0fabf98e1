import {measurementsOf, valueOf} from '../result/read.ts';
import {coresOf, loadNumber, workersOf} from '../result/stated.ts';
import {requireQuantities} from '../quantity/quantity.ts';
import type {Run} from '../result/types.ts';

type MeasuredPoint = {id: string; workers: number; throughputPerS: number};

/** `fittedTo` is the point whose rate gave the times: the model is right there by construction */
export type MeasuredServer = {
  id: string;
  label: string;
  runtime: string;
  coroutines: boolean;
  workerMb: number;
  cpuS: number;
  ioS: number;
  serviceS: number;
  fittedTo: string;
  points: MeasuredPoint[];
};

export type MeasuredServers = {
  run: string;
  cores: number;
  arrivalRatePerS: number;
  servers: MeasuredServer[];
};

/**
 * Reads one run as servers to which the capacity model can be held: T_cpu as the limit that the
 * coroutine server's smallest size leaves (N/X), T_io as the rest of the service time that a blocking
 * server's smallest size reveals, memory per worker as the slope of its idle memory.
 *
 * The times are inferred, never measured: the run records no CPU time. The coroutine server gets the
 * wait of the first blocking server, for it runs the same queries.
 *
 * @param run with one scenario, blocking systems and one coroutine system
 * @throws {RangeError | Error} when a number that this needs is absent or cannot be
 */
export function measuredServers(run: Run): MeasuredServers {
  const coroutineId = firstSystem(run, 'coroutine');
  const firstBlocking = firstSystem(run, 'blocking');
  const coroutines = pointsOf(run, coroutineId)[0];
  return {
    run: run.id,
    cores: coresOf(run),
    arrivalRatePerS: loadNumber(run, coroutines.id, 'arrivalRatePerS'),
    servers: Object.keys(run.systems).map((id) => {
      const blocking = pointsOf(run, id === coroutineId ? firstBlocking : id)[0];
      return serverOf(run, id, inferTimes({blocking, coroutines}));
    }),
  };
}

/**
 * One of them by the id of its system.
 *
 * @param run as for `measuredServers`
 * @throws {RangeError | Error} as `measuredServers` does, or naming the systems that exist
 */
export function measuredServer(run: Run, id: string): MeasuredServer {
  const {servers} = measuredServers(run);
  const found = servers.find((server) => server.id === id);
  if (found) return found;
  throw new RangeError(
    `measuredServer: run “${run.id}” has no system “${id}”; there are: ${servers.map((each) => each.id).join(', ')}.`,
  );
}

/** @returns id of the first system that waits so */
function firstSystem(run: Run, waiting: 'coroutine' | 'blocking'): string {
  const found = Object.entries(run.systems).find(([, system]) => system.waiting === waiting);
  if (found) return found[0];
  throw new RangeError(
    `measuredServers: run “${run.id}” has no system with waiting “${waiting}”. Choose a run with blocking systems and one with coroutines.`,
  );
}

function serverOf(run: Run, id: string, times: {serviceS: number; cpuS: number; ioS: number}) {
  const {label, runtime, waiting} = run.systems[id];
  const points = pointsOf(run, id);
  return {
    ...{id, label, runtime, coroutines: waiting === 'coroutine'},
    workerMb: idleMbPerWorker(run, points),
    ...times,
    fittedTo: points[0].id,
    points,
  };
}

/**
 * Splits a blocking server's service time, S₀ = N / X, as each of its workers always has one request in hand, by the
 * most CPU time that a coroutine server's throughput leaves, T_cpu ≤ N / X, as a worker runs PHP on one core: T_cpu at
 * its limit, T_io the rest. The true T_cpu may be lower, and T_io higher.
 *
 * @returns seconds
 * @throws {RangeError} when the limit exceeds the service time
 */
export function inferTimes({
  blocking,
  coroutines,
}: Record<'blocking' | 'coroutines', {workers: number; throughputPerS: number}>) {
  const [serviceS, cpuS] = [blocking, coroutines].map(
    ({workers, throughputPerS}) => workers / throughputPerS,
  );
  const ioS = serviceS - cpuS;
  requireQuantities('inferTimes', {ioS}, {ioS: 'non-negative'});
  return {serviceS, cpuS, ioS};
}

/** @returns by ascending workers */
function pointsOf(run: Run, system: string): MeasuredPoint[] {
  return measurementsOf(run, {system, status: 'measured'})
    .map(({id}) => ({
      id,
      workers: workersOf(run, id),
      throughputPerS: valueOf(run, id, 'throughputPerS'),
    }))
    .sort((a, b) => a.workers - b.workers);
}

function idleMbPerWorker(run: Run, points: MeasuredPoint[]) {
  const [first, last] = [points[0], points[points.length - 1]];
  const idle = ({id}: MeasuredPoint) => valueOf(run, id, 'memoryMb.idle');
  return (idle(last) - idle(first)) / (last.workers - first.workers);
}
