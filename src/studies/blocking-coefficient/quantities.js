import {exhibitOf} from '../../../lib/capacity/exhibit.js';
import {cappedMedians} from '../../../lib/capacity/capped-medians.js';
import {measuredServers} from '../../../lib/capacity/measured-servers.js';
import {modelThroughputPerS} from '../../../lib/capacity/model-throughput.js';
import {
  blockedShare,
  blockingCoefficient,
  coroutineGainLimit,
  optimalSlots,
} from '../../../lib/queueing/blocking-coefficient.js';
import {closedNetwork} from '../../../lib/queueing/closed-network.js';
import {cappedLatencyS} from '../../../lib/queueing/littles-law.js';
import {valueOf} from '../../../lib/result/read.js';

const STUDY = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
const THEORY = 'blocking-coefficient/trueasync-theory';
const STATISTICS = 'blocking-coefficient/trueasync-statistics';
const MB_PER_MIB = 1.048576;
const KIB_PER_MIB = 1024;

const theory = (runs, at, path) => valueOf(runs(THEORY), at, path);
const statistics = (runs, at, path) => valueOf(runs(STATISTICS), at, path);
const study = (runs, at, path) => valueOf(runs(STUDY), at, path);

const ms = (of, digits) => ({unit: 'ms', digits, of});
const count = (of, digits = 0) => ({unit: 'count', digits, of});
const ratio = (of, digits) => ({unit: 'ratio', digits, of});
const perS = (of) => ({unit: 'perS', digits: 0, of});
const share = (of, digits = 0) => ({unit: 'share', digits, of});

const serverOf = (runs, id) => measuredServers(runs(STUDY)).servers.find((each) => each.id === id);
const swoole = (runs) => serverOf(runs, 'swoole-nts');
const coresOf = (runs, id) => runs(id).environment.cores;

/** Times of the source's base model, in seconds. */
const baseTimes = (runs) => timesAt(runs, 'base');
const timesAt = (runs, at) => ({
  cpuS: theory(runs, at, 'cpuMs') / 1000,
  ioS: theory(runs, at, 'ioMs') / 1000,
});

/** One row of the source's table of CPU times, computed anew: N* and the rate of the whole server. */
const rowSlots = (runs, cpuMs) =>
  optimalSlots({cores: coresOf(runs, THEORY), ...timesAt(runs, `t-cpu-${cpuMs}-php-fpm`)});
const rowRate = (runs, cpuMs) =>
  coresOf(runs, THEORY) / (theory(runs, `t-cpu-${cpuMs}-php-fpm`, 'cpuMs') / 1000);
const rowValues = (cpuMs) => ({
  [`row-${cpuMs}-cpu`]: ms((runs) => theory(runs, `t-cpu-${cpuMs}-php-fpm`, 'cpuMs')),
  [`row-${cpuMs}-beta`]: ratio(
    (runs) => blockingCoefficient(timesAt(runs, `t-cpu-${cpuMs}-php-fpm`)),
    1,
  ),
  [`row-${cpuMs}-slots`]: count((runs) => rowSlots(runs, cpuMs)),
  [`row-${cpuMs}-rate`]: perS((runs) => rowRate(runs, cpuMs)),
  [`row-${cpuMs}-worker-memory`]: {
    unit: 'mb',
    digits: 0,
    of: (runs) => Math.round(rowSlots(runs, cpuMs)) * theory(runs, 'sevalla', 'memoryMb.perWorker'),
  },
  [`row-${cpuMs}-coroutine-memory`]: {
    unit: 'mib',
    digits: 0,
    of: (runs) =>
      Math.round(rowSlots(runs, cpuMs)) * theory(runs, 'coroutine-step', 'memoryMib.perCoroutine'),
  },
  [`row-${cpuMs}-busy`]: share((runs) => busyAtOptimum(runs, cpuMs)),
});

/** Share of the cores that N* slots keep busy once they wait for each other. */
function busyAtOptimum(runs, cpuMs) {
  const {cpuS, ioS} = timesAt(runs, `t-cpu-${cpuMs}-php-fpm`);
  const cores = coresOf(runs, THEORY);
  const workers = Math.round(rowSlots(runs, cpuMs));
  return (modelThroughputPerS({cpuS, ioS, cores, workers}) * cpuS) / cores;
}

const sevalla = (runs) => theory(runs, 'sevalla', 'throughputPerS');
const modelError = (runs, workers) => {
  const {cpuS, ioS, points} = swoole(runs);
  const {throughputPerS} = points.find((point) => point.workers === workers);
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

export const quantities = {
  'base-queries': count((runs) => runs(THEORY).scenarios.cloud.queriesPerRequest),
  'base-io-per-query': ms((runs) => runs(THEORY).scenarios.cloud.ioWaitPerQueryMs),
  'base-beta': ratio((runs) => blockingCoefficient(baseTimes(runs)), 0),
  'base-share': ratio((runs) => blockedShare(baseTimes(runs)), 3),
  'base-cores': count((runs) => coresOf(runs, THEORY)),
  'base-slots': count((runs) => optimalSlots({cores: coresOf(runs, THEORY), ...baseTimes(runs)})),
  'localhost-slots': count(
    (runs) => 1 + theory(runs, 'environment-localhost', 'ioMs') / theory(runs, 'base', 'cpuMs'),
  ),
  'gain-at-equal-times': ratio(() => coroutineGainLimit(1), 0),

  ...rowValues(34),
  ...rowValues(10),
  ...rowValues(5),
  ...rowValues(1),
  'rate-growth': ratio((runs) => rowRate(runs, 1) / rowRate(runs, 34), 0),
  'memory-ratio': ratio(
    (runs) =>
      theory(runs, 'sevalla', 'memoryMb.perWorker') /
      (theory(runs, 'coroutine-step', 'memoryMib.perCoroutine') * MB_PER_MIB),
    0,
  ),
  'coroutine-sizes-ratio': ratio(
    (runs) =>
      theory(runs, 'coroutine-step', 'memoryMib.perCoroutine') /
      statistics(runs, 'scenario-2000', 'memoryMib.perCoroutine'),
    0,
  ),

  'coroutine-small': {
    unit: 'kib',
    digits: 0,
    of: (runs) => statistics(runs, 'scenario-2000', 'memoryMib.perCoroutine') * KIB_PER_MIB,
  },
  'pool-coroutines': count((runs) => pool(runs).coroutines),
  'pooled-rate': perS(pooledRate),
  'separate-rate': perS(separateRate),
  'pool-excess': share((runs) => 1 - separateRate(runs) / pooledRate(runs)),

  'service-at-34': ms(
    (runs) =>
      (1000 * runs(THEORY).measurements.find(({id}) => id === 'sevalla').workers) / sevalla(runs),
    1,
  ),
  'service-with-default-pool': ms(
    (runs) => (1000 * statistics(runs, 'default-pool', 'slots')) / sevalla(runs),
    1,
  ),
  'service-on-one-core': ms((runs) => 1000 / sevalla(runs), 1),
  'sevalla-connections': count(
    (runs) => runs(STATISTICS).measurements.find(({id}) => id === 'laravel-api').load.vus,
  ),
  'sevalla-cores': count((runs) => coresOf(runs, STATISTICS)),
  'fifty-worker-rate': perS(
    (runs) => (50 * 1000) / (theory(runs, 'base', 'cpuMs') + theory(runs, 'base', 'ioMs')),
  ),

  'study-service': ms((runs) => swoole(runs).serviceS * 1000, 1),
  'study-cpu-limit': ms((runs) => swoole(runs).cpuS * 1000, 2),
  'study-beta': ratio((runs) => blockingCoefficient(swoole(runs)), 1),
  'study-share': share((runs) => blockedShare(swoole(runs))),
  'study-slots': count((runs) => optimalSlots({cores: coresOf(runs, STUDY), ...swoole(runs)})),
  'study-cores': count((runs) => coresOf(runs, STUDY)),
  'study-error-8': share((runs) => modelError(runs, 8)),
  'study-error-12': share((runs) => modelError(runs, 12)),
  'study-error-16': share((runs) => modelError(runs, 16)),
  'study-vus': count((runs) => runs(STUDY).load.maxVus),
  'study-vus-twice': count((runs) => 2 * runs(STUDY).load.maxVus),
  'study-rate': perS((runs) => runs(STUDY).load.arrivalRatePerS),
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
