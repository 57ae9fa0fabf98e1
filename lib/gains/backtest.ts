import {measuredServers} from '../capacity/measured-servers.ts';
import {isAtOfferedRate} from '../chart-data/design-cells.ts';
import {throughputBounds} from '../queueing/bounds.ts';
import {closedNetwork} from '../queueing/closed-network.ts';
import {valueOf} from '../result/read.ts';
import type {Measurement, Run} from '../chart-data/measured-point.ts';

/** rates per second; `from` is the address of the measured one */
export type Held = {from: string; limit: 'slots' | 'cores'; measured: number; predicted: number};

/** seconds; `othersS`: CPU time of all other processes */
export type Request = {cpuS: number; ioS: number; othersS: number};

export type Server = {workers: number; coroutinesPerWorker: number; cores: number};

/** A prediction within this share of what was measured has hit. */
export const WITHIN = 0.15;

/**
 * Saturated cells, predicted from another cell of the same session that serves the same request by blocking workers:
 * never from themselves. A blocking worker is always busy there, so N / X is the time of a request; what isn't its CPU
 * time is its wait, and what else the machine computed is the CPU time of others.
 *
 * @param run of the HTTP harness
 * @returns cells without such a neighbour, and those that did all that was offered, are left out
 */
export function heldByNeighbour(run: Run): Held[] {
  const cells = run.measurements.filter(({status}) => status === 'measured');
  return saturated(run).flatMap((cell) => {
    const neighbours = cells.filter((each) => each !== cell && isNeighbour(run, each, cell));
    const base = neighbours.sort((a, b) => rank(a) - rank(b))[0];
    return base ? [heldOf(run, cell, requestIn(run, base))] : [];
  });
}

/**
 * The same cells, each from the CPU times that were measured in it, with the wait of its neighbour: what is left is the
 * error of the limits alone.
 *
 * @param run of the HTTP harness
 */
export function heldByOwnCpu(run: Run): Held[] {
  const cells = run.measurements.filter(({status}) => status === 'measured');
  return saturated(run).flatMap((cell) => {
    const neighbours = cells.filter((each) => each !== cell && isNeighbour(run, each, cell));
    const base = neighbours.sort((a, b) => rank(a) - rank(b))[0];
    if (!base) return [];
    const {cpuS, othersS} = requestIn(run, cell);
    return [heldOf(run, cell, {cpuS, othersS, ioS: requestIn(run, base).ioS})];
  });
}

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
          ...predictedFor({workers, coroutinesPerWorker: 1, cores}, {cpuS, ioS, othersS: 0}),
        })),
    );
}

const saturated = (run: Run) =>
  run.measurements.filter(
    (cell) =>
      cell.status === 'measured' &&
      cell.parameters?.point === 'saturated' &&
      cell.parameters.placement !== 'apart' &&
      !isAtOfferedRate(run, cell),
  );

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

function requestIn(run: Run, {id, workers}: Measurement): Request {
  const value = (path: string) => valueOf(run, id, path);
  const [perS, cpuS] = [value('throughputPerS'), value('cpuMs') / 1000];
  return {
    cpuS,
    ioS: Math.max(0, Number(workers) / perS - cpuS),
    othersS: Math.max(0, (value('utilisation') * Number(run.environment.cores)) / perS - cpuS),
  };
}

function heldOf(run: Run, cell: Measurement, request: Request): Held {
  const {coroutinesPerWorker} = run.systems[cell.system];
  const server = {
    workers: Number(cell.workers),
    coroutinesPerWorker: Number(coroutinesPerWorker),
    cores: Number(run.environment.cores),
  };
  return {
    from: `${run.id}#${cell.id}.throughputPerS`,
    measured: valueOf(run, cell.id, 'throughputPerS'),
    ...predictedFor(server, request),
  };
}

/** The closed network, in which requests share the cores, never more than one core for each worker. */
function predictedFor(
  {workers, coroutinesPerWorker, cores}: Server,
  {cpuS, ioS, othersS}: Request,
): {predicted: number; limit: 'slots' | 'cores'} {
  const {limiting} = throughputBounds({
    ...{workers, coroutinesPerWorker, cpuS, ioS, cores},
    sharedCpuS: othersS,
  });
  const {throughputPerS} = closedNetwork({
    ...{customers: workers * coroutinesPerWorker, cores},
    cpuS: cpuS + othersS,
    ioS: Math.max(0, ioS - othersS),
  });
  return {
    predicted: Math.min(throughputPerS, workers / cpuS),
    limit: limiting === 'slots' ? 'slots' : 'cores',
  };
}
