import {isAtOfferedRate} from '../chart-data/design-cells.ts';
import {predictedThroughput, requestTimes} from '../chart-data/predicted-throughput.ts';
import {simulate} from '../queueing/machine/simulate.ts';
import {loadOf, quantity, valueOf} from '../result/read.ts';
import type {Configuration} from '../chart-data/design-cells.ts';
import type {Measurement, Run} from '../chart-data/measured-point.ts';
import type {RequestTimes} from '../chart-data/predicted-throughput.ts';
import type {Work} from '../queueing/machine/program.ts';

/** `work`: seconds of a request that was alone */
type Pool = {
  workers: number;
  coroutinesPerWorker: number;
  cores: number;
  work: Work;
  ratePerS: number;
  cap: number;
};

/**
 * `modelPerS`: what the simulator answers under the load of the measurement; `limiting`: the lowest of the bounds;
 * `server`: a key of its name
 */
export type MeasuredCell = Pool & {
  id: string;
  study: string;
  label: string;
  server: string;
  waiting: string;
  bootsEachTime: boolean;
  connectsEachTime: boolean;
  measuredPerS: number;
  low: number;
  high: number;
  isAtOfferedRate: boolean;
  modelPerS: number;
  limiting: string;
};

/** So many requests settle a constant load to well below a percent. */
const REQUESTS = 4000;

/**
 * The cells of a run to which the simulator can be held: those at saturation for whose requests CPU time and wait were
 * measured with one request in the system.
 *
 * @param run of the HTTP harness
 * @returns in the order of the file
 */
export function measuredCells(run: Run): MeasuredCell[] {
  return cellsWith(run, (configuration) => workOf(run, configuration));
}

/**
 * The cells of a run at saturation whose requests have a known work.
 *
 * @returns in the order of the file
 */
function cellsWith(
  run: Run,
  workAt: (configuration: Configuration) => Work | undefined,
): MeasuredCell[] {
  return run.measurements
    .filter(({status, parameters}) => status === 'measured' && parameters?.point === 'saturated')
    .flatMap((measurement) => cellOf(run, measurement, workAt));
}

/** @returns none without times of a lone request */
function cellOf(
  run: Run,
  measurement: Measurement,
  workAt: (configuration: Configuration) => Work | undefined,
): MeasuredCell[] {
  const system = run.systems[measurement.system];
  const {factors, runtime, label, app, coroutinesPerWorker = 1} = system;
  if (!factors) return [];
  const configuration = {...factors, runtime, scenario: measurement.scenario, ...(app && {app})};
  const work = workAt(configuration);
  if (!work) return [];
  const predicted = predictedThroughput(run, measurement, configuration);
  if (!predicted) return [];
  const {arrivalRatePerS, maxVus} = loadOf(run, measurement);
  const {value, interval} = quantity(run, measurement.id, 'throughputPerS');
  const pool = {
    ...{workers: Number(measurement.workers), coroutinesPerWorker: Number(coroutinesPerWorker)},
    ...{cores: Number(run.environment.cores), work},
    ...{ratePerS: Number(arrivalRatePerS), cap: Number(maxVus)},
  };
  return [
    {
      ...{id: measurement.id, study: run.id.split('/')[0], label, waiting: factors.waiting},
      server: app ?? (runtime === 'php-fpm-nginx' ? 'fpm' : runtime),
      bootsEachTime: factors.application !== 'kept',
      connectsEachTime: factors.connection !== 'kept',
      ...pool,
      ...{measuredPerS: value, low: interval?.low ?? value, high: interval?.high ?? value},
      isAtOfferedRate: isAtOfferedRate(run, measurement),
      ...{modelPerS: modelPerS(pool), limiting: predicted.limiting},
    },
  ];
}

/** What the simulator answers a second under a load that saturates the pool. */
function modelPerS({work, ratePerS, cap, ...pool}: Pool) {
  const {requests, elapsedS} = simulate({
    ...{...pool, ...work},
    ...{arrivals: 'even', arrivalRatePerS: ratePerS, maxInFlight: cap, requests: REQUESTS},
  });
  return requests.answered / elapsedS;
}

const KEPT = {application: 'kept', connection: 'kept'} as const;
const BOOTS = {application: 'booted-per-request', connection: 'kept'} as const;
const CONNECTS = {application: 'kept', connection: 'per-request'} as const;

/**
 * A request's work in phases. What a lone request takes more than one that keeps everything is boot and connection; where
 * it does both, their CPU time is divided as two cells that do one of them divide it.
 *
 * @returns undefined where no request of this kind was measured alone
 */
function workOf(run: Run, configuration: Configuration): Work | undefined {
  const whole = requestTimes(run, configuration);
  const {scenario, waiting} = configuration;
  const own = (state: object) => requestTimes(run, {...configuration, ...state});
  const reference = (state: object) =>
    requestTimes(run, {runtime: 'fiber', scenario, waiting, ...state});
  const kept = own(KEPT) ?? reference(KEPT);
  const booted = reference(BOOTS);
  const connected = reference(CONNECTS);
  if (!whole || !kept || !booted || !connected) return undefined;
  const bootPart = booted.cpuS - kept.cpuS;
  const bothParts = bootPart + connected.cpuS - kept.cpuS;
  return phasesOf(whole, kept, {
    configuration,
    connectShare: 1 - bootPart / bothParts,
    ioWaits: Number(run.scenarios[String(scenario)].queriesPerRequest),
  });
}

const RUNTIME = 'swoole';

/**
 * The cells of frameworks on Swoole to which the simulator can be held. Lone requests were measured in a run of their own, and the CPU
 * time of connecting in another, which divides what a request that keeps nothing takes more.
 *
 * @param runs throughput; lone requests; CPU time by part
 */
export function frameworkCells({
  shared,
  alone,
  boot,
}: {
  shared: Run;
  alone: Run;
  boot: Run;
}): MeasuredCell[] {
  const run = withLoneRequests(shared, alone);
  return cellsWith(run, (configuration) => {
    const {app, runtime, scenario} = configuration;
    if (runtime !== RUNTIME || !app) return undefined;
    const [whole, kept] = [{}, KEPT].map((state) =>
      requestTimes(run, {...configuration, ...state}),
    );
    if (!whole || !kept) return undefined;
    const connectMs = valueOf(boot, `${app}-opcache.connection`, 'cpuMs');
    const stateS = whole.cpuS - kept.cpuS;
    return phasesOf(whole, kept, {
      configuration,
      connectShare: stateS > 0 ? Math.min(1, connectMs / 1000 / stateS) : 0,
      ioWaits: Number(run.scenarios[String(scenario)].queriesPerRequest),
    });
  });
}

/** One run that holds both, as predictions look a lone request up beside the cell. */
function withLoneRequests(shared: Run, alone: Run) {
  return {
    ...shared,
    systems: {...alone.systems, ...shared.systems},
    scenarios: {...alone.scenarios, ...shared.scenarios},
    measurements: [...shared.measurements, ...alone.measurements],
  };
}

/**
 * A request's work in phases, from its times and those of one that keeps everything.
 *
 * @param request `connectShare`: part of the CPU time that both take more, where it boots and connects
 */
function phasesOf(
  whole: RequestTimes,
  kept: RequestTimes,
  {
    configuration,
    connectShare,
    ioWaits,
  }: {configuration: Configuration; connectShare: number; ioWaits: number},
): Work {
  const boots = configuration.application !== 'kept';
  const connects = configuration.connection !== 'kept';
  const stateS = boots || connects ? Math.max(0, whole.cpuS - kept.cpuS) : 0;
  const bootShare = boots ? (connects ? 1 - connectShare : 1) : 0;
  const connectWaitS = connects ? Math.max(0, whole.ioS - kept.ioS) : 0;
  const forConnectionS = connects ? Math.max(0, whole.databaseCpuS - kept.databaseCpuS) : 0;
  // What the database computes for a connection beyond the wait for it, it computes once the answer is out.
  const connectDatabaseCpuS = Math.min(forConnectionS, connectWaitS);
  return {
    ...{bootS: stateS * bootShare, connectCpuS: stateS * (1 - bootShare), connectWaitS},
    ...{cpuS: whole.cpuS - stateS, ioS: whole.ioS - connectWaitS, ioWaits},
    ...{databaseCpuS: whole.databaseCpuS - forConnectionS, connectDatabaseCpuS},
    frontCpuS: whole.sharedCpuS - whole.databaseCpuS + forConnectionS - connectDatabaseCpuS,
  };
}
