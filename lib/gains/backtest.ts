import {measuredServers} from '../capacity/measured-servers.ts';
import {isAtOfferedRate} from '../chart-data/design-cells.ts';
import {loadedTimes} from '../chart-data/predicted-throughput.ts';
import {throughputBounds} from '../queueing/bounds.ts';
import {closedNetwork} from '../queueing/closed-network.ts';
import {valueOf} from '../result/read.ts';
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

function withNeighbours(run: Run): {cell: Measurement; base: Measurement}[] {
  const cells = run.measurements.filter(({status}) => status === 'measured');
  return cells
    .filter(
      (cell) =>
        cell.parameters?.point === 'saturated' &&
        cell.parameters.placement !== 'apart' &&
        !isAtOfferedRate(run, cell),
    )
    .flatMap((cell) => {
      const neighbours = cells.filter((each) => each !== cell && isNeighbour(run, each, cell));
      const [base] = neighbours.sort((a, b) => rank(a) - rank(b));
      return base ? [{cell, base}] : [];
    });
}

/** Saturated ones first, with few workers. */
const rank = ({parameters, workers}: Measurement) =>
  (parameters?.point === 'single' ? 1e6 : 0) + Number(workers);

/** Blocking, with the same request, and no more workers. */
function isNeighbour(run: Run, each: Measurement, cell: Measurement) {
  const requestOf = ({system, scenario}: Measurement) => {
    const {runtime, app, factors} = run.systems[system];
    return [runtime, app, factors?.application, factors?.connection, scenario].join();
  };
  return (
    run.systems[each.system].waiting === 'blocking' &&
    ['saturated', 'single'].includes(String(each.parameters?.point)) &&
    requestOf(each) === requestOf(cell) &&
    Number(each.workers) <= Number(cell.workers)
  );
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
