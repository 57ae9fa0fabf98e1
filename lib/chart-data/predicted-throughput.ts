import {closedNetwork} from '../queueing/closed-network.ts';
import {throughputBounds} from '../queueing/bounds.ts';
import {loadOf, valueOf} from '../result/read.ts';
import {isAtOfferedRate, measurementWith} from './design-cells.ts';
import type {Configuration} from './design-cells.ts';
import type {Measurement, Run} from './measured-point.ts';

/**
 * seconds per request: CPU of PHP, all that PHP waits for, CPU of everything else on the same cores, and the
 * database's part of it
 */
export type RequestTimes = {cpuS: number; ioS: number; sharedCpuS: number; databaseCpuS: number};

const OTHERS = ['database', 'web-server', 'load-generator'];

/**
 * Times of one request of a configuration, from the measurement in which it was alone in the system: that of the
 * same waiting where there is one, of a blocking worker otherwise.
 *
 * @returns undefined when a request of this kind wasn't measured alone
 */
export function requestTimes(
  run: Run,
  {runtime, application, connection, waiting, scenario, app}: Configuration,
): RequestTimes | undefined {
  const alone = (kind: 'blocking' | 'coroutine' | undefined) =>
    measurementWith(run, {
      ...{runtime, application, connection, scenario, app},
      waiting: kind,
      point: 'single',
    });
  const measurement = alone(waiting) ?? alone('blocking');
  if (!measurement) return undefined;
  const {id} = measurement;
  const cpuOf = (group: string) =>
    valueOf(run, id, `processGroups.${group}.cpuMsPerRequest`) / 1000;
  return {
    cpuS: valueOf(run, id, 'cpuMs') / 1000,
    ioS: valueOf(run, id, 'ioMs') / 1000,
    sharedCpuS: OTHERS.reduce((sum, group) => sum + cpuOf(group), 0),
    databaseCpuS: cpuOf('database'),
  };
}

/**
 * Times of one request under load, from a cell whose workers were always busy: N / X is the time of a request where they
 * block; what isn't its CPU time is its wait, and what else the machine computed is the CPU time of others.
 *
 * @returns seconds
 */
export function loadedTimes(
  run: Run,
  {id, workers}: Measurement,
): Pick<RequestTimes, 'cpuS' | 'ioS' | 'sharedCpuS'> {
  const [perS, cpuS] = [valueOf(run, id, 'throughputPerS'), valueOf(run, id, 'cpuMs') / 1000];
  const allCpuS = (valueOf(run, id, 'utilisation') * Number(run.environment.cores)) / perS;
  return {
    cpuS,
    ioS: Math.max(0, Number(workers) / perS - cpuS),
    sharedCpuS: Math.max(0, allCpuS - cpuS),
  };
}

/**
 * Throughput of a configuration as the bounds and as the closed network predict it, from times that were measured
 * elsewhere: with one request in the system.
 *
 * In the network all CPU time is spent at the shared cores, and what is left of the wait when the database's CPU time
 * is taken from it is the delay. It lets the PHP of one worker run on two cores at once, which no worker can, so
 * N / T_cpu limits it as well.
 *
 * @param configuration that it was made in
 * @returns per second; undefined without times
 */
export function predictedThroughput(
  run: Run,
  measurement: Measurement,
  configuration: Configuration,
): {bound: number; limiting: string; network: number} | undefined {
  const times = requestTimes(run, configuration);
  const {cores} = run.environment;
  if (!times || typeof cores !== 'number') return undefined;
  const {cpuS, ioS, sharedCpuS, databaseCpuS} = times;
  const workers = Number(measurement.workers);
  const coroutinesPerWorker = Number(run.systems[measurement.system].coroutinesPerWorker);
  const {arrivalRatePerS, maxVus} = loadOf(run, measurement);
  const offered = isAtOfferedRate(run, measurement) ? Number(arrivalRatePerS) : undefined;
  const {throughputPerS: bound, limiting} = throughputBounds({
    ...{workers, coroutinesPerWorker, cpuS, ioS, cores, sharedCpuS},
    ...(offered !== undefined && {arrivalRatePerS: offered}),
  });
  const {throughputPerS} = closedNetwork({
    customers: Math.min(workers * coroutinesPerWorker, Number(maxVus)),
    cpuS: cpuS + sharedCpuS,
    ioS: Math.max(0, ioS - databaseCpuS),
    cores,
  });
  const network = Math.min(throughputPerS, workers / cpuS, offered ?? Infinity);
  return {bound, limiting, network};
}
