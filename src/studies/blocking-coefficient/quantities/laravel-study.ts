import {cappedMedians} from '../../../../lib/capacity/capped-medians.ts';
import {exhibitOf} from '../../../../lib/capacity/exhibit.ts';
import {measuredServer} from '../../../../lib/capacity/measured-servers.ts';
import {modelThroughputPerS} from '../../../../lib/capacity/model-throughput.ts';
import {
  blockedShare,
  blockingCoefficient,
  optimalSlots,
} from '../../../../lib/queueing/blocking-coefficient.ts';
import {closedNetwork} from '../../../../lib/queueing/closed-network.ts';
import {cappedLatencyS} from '../../../../lib/queueing/littles-law.ts';
import {runLoadNumber} from '../../../../lib/result/stated.ts';
import {STUDY, cores, coresOf, count, ms, perS, ratio, share, study} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const swoole = (runs: RunOf) => measuredServer(runs(STUDY), 'swoole-nts');
const workersOf = (runs: RunOf) =>
  exhibitOf(runs(STUDY), 'swoole-nts').points.map(({workers}) => workers);

const modelError = (runs: RunOf, workers: number) => {
  const {cpuS, ioS} = swoole(runs);
  const throughputPerS = study(runs, `swoole-nts-${workers}`, 'throughputPerS');
  const predicted = modelThroughputPerS({cpuS, ioS, workers, cores: coresOf(runs, STUDY)});
  return predicted / throughputPerS - 1;
};

/** Four TrueAsync workers with as many requests in flight each as the study had: any worker takes any request. */
const pool = (runs: RunOf) => {
  const {cpuS, ioS} = swoole(runs);
  const inFlightPerS = study(runs, 'trueasync-4', 'throughputPerS');
  const latencyS = study(runs, 'trueasync-4', 'latencyMs.p50') / 1000;
  const workers = 4;
  return {cpuS, ioS, workers, coroutines: Math.round((inFlightPerS * latencyS) / workers)};
};
const pooledRate = (runs: RunOf) => {
  const {coroutines, ...server} = pool(runs);
  const setup = {...server, coroutinesPerWorker: coroutines, cores: coresOf(runs, STUDY)};
  return modelThroughputPerS(setup);
};
/** The same as one queue a worker. */
const separateRate = (runs: RunOf) => {
  const {workers, coroutines, ...times} = pool(runs);
  return workers * closedNetwork({...times, customers: coroutines, cores: 1}).throughputPerS;
};

/** Median latency in the simulation, ms. */
const simulatedMs = (runs: RunOf, workers: number, times: number = 1) => {
  const {load, points} = exhibitOf(runs(STUDY), 'swoole-nts');
  const chosen = points.filter((point) => point.workers === workers);
  const [{p50Ms}] = cappedMedians(chosen, {...load, maxVus: times * load.maxVus});
  if (p50Ms !== null) return p50Ms;
  throw new RangeError(`Of ${workers} simulated workers no request was answered.`);
};

/** The Laravel study's servers in the model. */
export const laravelStudy: Quantities = {
  'pool-coroutines': count((runs) => pool(runs).coroutines),
  'pooled-rate': perS(pooledRate),
  'separate-rate': perS(separateRate),
  'pool-excess': share((runs) => 1 - separateRate(runs) / pooledRate(runs)),

  'study-service': ms((runs) => swoole(runs).serviceS * 1000, 1),
  'study-cpu-limit': ms((runs) => swoole(runs).cpuS * 1000, 2),
  'study-beta': ratio((runs) => blockingCoefficient(swoole(runs)), 1),
  'study-share': share((runs) => blockedShare(swoole(runs))),
  'study-slots': count((runs) => optimalSlots({cores: coresOf(runs, STUDY), ...swoole(runs)})),
  'study-cores': cores((runs) => coresOf(runs, STUDY)),
  'study-error-8': share((runs) => modelError(runs, 8)),
  'study-error-12': share((runs) => modelError(runs, 12)),
  'study-error-16': share((runs) => modelError(runs, 16)),
  'study-vus': count((runs) => runLoadNumber(runs(STUDY), 'maxVus')),
  'study-vus-twice': count((runs) => 2 * runLoadNumber(runs(STUDY), 'maxVus')),
  'study-rate': perS((runs) => runLoadNumber(runs(STUDY), 'arrivalRatePerS')),
  'study-fewest-workers': count((runs) => Math.min(...workersOf(runs))),
  'study-most-workers': count((runs) => Math.max(...workersOf(runs))),
  'study-worker-memory': {unit: 'mb', digits: 0, of: (runs) => swoole(runs).workerMb},

  'capped-latency-4': ms(
    (runs) =>
      1000 *
      cappedLatencyS({
        maxVus: runLoadNumber(runs(STUDY), 'maxVus'),
        throughputPerS: study(runs, 'swoole-nts-4', 'throughputPerS'),
      }),
    0,
  ),
  'simulated-4': ms((runs) => simulatedMs(runs, 4), 0),
  'simulated-16': ms((runs) => simulatedMs(runs, 16), 0),
  'simulated-twice-4': ms((runs) => simulatedMs(runs, 4, 2), 0),
  'simulated-twice-16': ms((runs) => simulatedMs(runs, 16, 2), 0),
};
