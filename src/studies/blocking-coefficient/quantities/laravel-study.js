// @ts-check
import {cappedMedians} from '../../../../lib/capacity/capped-medians.js';
import {exhibitOf} from '../../../../lib/capacity/exhibit.js';
import {measuredServer} from '../../../../lib/capacity/measured-servers.js';
import {modelThroughputPerS} from '../../../../lib/capacity/model-throughput.js';
import {
  blockedShare,
  blockingCoefficient,
  optimalSlots,
} from '../../../../lib/queueing/blocking-coefficient.js';
import {closedNetwork} from '../../../../lib/queueing/closed-network.js';
import {cappedLatencyS} from '../../../../lib/queueing/littles-law.js';
import {STUDY, cores, coresOf, count, ms, perS, ratio, share, study} from './read.js';

/** @typedef {import('../../types.js').RunOf} RunOf */

/** @param {RunOf} runs */
const swoole = (runs) => measuredServer(runs(STUDY), 'swoole-nts');
const workersOf = (runs) => exhibitOf(runs(STUDY), 'swoole-nts').points.map(({workers}) => workers);

const modelError = (runs, workers) => {
  const {cpuS, ioS} = swoole(runs);
  const throughputPerS = study(runs, `swoole-nts-${workers}`, 'throughputPerS');
  const predicted = modelThroughputPerS({cpuS, ioS, workers, cores: coresOf(runs, STUDY)});
  return predicted / throughputPerS - 1;
};

/** Four TrueAsync workers with as many requests in flight each as the study had: any worker takes any request. */
const pool = (runs) => {
  const {cpuS, ioS} = swoole(runs);
  const inFlightPerS = study(runs, 'trueasync-4', 'throughputPerS');
  const latencyS = study(runs, 'trueasync-4', 'latencyMs.p50') / 1000;
  const workers = 4;
  return {cpuS, ioS, workers, coroutines: Math.round((inFlightPerS * latencyS) / workers)};
};
const pooledRate = (runs) => {
  const {coroutines, ...server} = pool(runs);
  const setup = {...server, coroutinesPerWorker: coroutines, cores: coresOf(runs, STUDY)};
  return modelThroughputPerS(setup);
};
/** The same as one queue a worker. */
const separateRate = (runs) => {
  const {workers, coroutines, ...times} = pool(runs);
  return workers * closedNetwork({...times, customers: coroutines, cores: 1}).throughputPerS;
};

const simulated = (runs, workers, times = 1) => {
  const {load, points} = exhibitOf(runs(STUDY), 'swoole-nts');
  const chosen = points.filter((point) => point.workers === workers);
  return cappedMedians(chosen, {...load, maxVus: times * load.maxVus})[0];
};

/**
 * The Laravel study's servers in the model.
 *
 * @type {import('../../types.js').Quantities}
 */
export const laravelStudy = {
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
  'study-vus': count((runs) => runs(STUDY).load.maxVus),
  'study-vus-twice': count((runs) => 2 * runs(STUDY).load.maxVus),
  'study-rate': perS((runs) => runs(STUDY).load.arrivalRatePerS),
  'study-fewest-workers': count((runs) => Math.min(...workersOf(runs))),
  'study-most-workers': count((runs) => Math.max(...workersOf(runs))),
  'study-worker-memory': {unit: 'mb', digits: 0, of: (runs) => swoole(runs).workerMb},

  'capped-latency-4': ms(
    (runs) =>
      1000 *
      cappedLatencyS({
        maxVus: runs(STUDY).load.maxVus,
        throughputPerS: study(runs, 'swoole-nts-4', 'throughputPerS'),
      }),
    0,
  ),
  'simulated-4': ms((runs) => simulated(runs, 4).p50Ms, 0),
  'simulated-16': ms((runs) => simulated(runs, 16).p50Ms, 0),
  'simulated-twice-4': ms((runs) => simulated(runs, 4, 2).p50Ms, 0),
  'simulated-twice-16': ms((runs) => simulated(runs, 16, 2).p50Ms, 0),
};
