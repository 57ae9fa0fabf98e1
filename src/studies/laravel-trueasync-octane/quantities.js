import {byWorkers} from '../../../lib/chart-data/by-workers.js';
import {scalingModels} from '../../../lib/chart-data/workers-needed.js';
import {verdictsOf} from '../../../lib/consistency/index.js';
import {
  cappedLatencyS,
  droppedShare,
  optimalSlots,
  requestsInFlight,
} from '../../../lib/queueing/index.js';
import {measurementOf, valueOf} from '../../../lib/result/read.js';

const RUN = 'ta-benchmark-2026-04-03';
const STATED = `${RUN}-stated`;
const OPCACHE = `${RUN}-opcache`;
const HISTORY = 'ta-benchmark-history';
const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const WORKERS = [4, 8, 12, 16];
const WANTED_PER_S = 990;
const REQUESTS_PER_WORKER = 500;

const read = (runs, id, path) => valueOf(runs(RUN), id, path);
const rate = (runs, id) => read(runs, id, 'throughputPerS');
const load = (runs) => runs(RUN).load;
const blockingRates = (runs, n) => BLOCKING.map((system) => rate(runs, `${system}-${n}`));
const blockingCells = WORKERS.flatMap((n) => BLOCKING.map((system) => `${system}-${n}`));
const average = (runs, n) => blockingRates(runs, n).reduce((sum, x) => sum + x) / BLOCKING.length;

const cappedS = (runs, id, maxVus = load(runs).maxVus) =>
  cappedLatencyS({maxVus, throughputPerS: rate(runs, id)});
const shareOfCapped = (runs, id) => read(runs, id, 'latencyMs.p50') / 1000 / cappedS(runs, id);
const serviceMs = (runs, system, n) => (1000 * n) / rate(runs, `${system}-${n}`);

const spread = (runs, id) => read(runs, id, 'latencyMs.p95') / read(runs, id, 'latencyMs.p50');

const inFlight = (runs) =>
  requestsInFlight({
    throughputPerS: rate(runs, 'trueasync-4'),
    latencyS: read(runs, 'trueasync-4', 'latencyMs.p50') / 1000,
  });

const connectionsPerWorker = (runs) => {
  const {id, workers} = measurementOf(runs(HISTORY), '493c1f3-trueasync');
  return valueOf(runs(HISTORY), id, 'databaseConnections') / workers;
};

const models = (runs) =>
  scalingModels(byWorkers(runs(RUN), {path: 'throughputPerS', systems: BLOCKING}).series);

const stage = (runs, system, name) => valueOf(runs(STATED), `${system}-4`, `stageMs.${name}`);
const memory = (runs, kind, id) => read(runs, id, `memoryMb.${kind}`);
const timesMore = (runs) =>
  WORKERS.flatMap((n) =>
    BLOCKING.map(
      (system) =>
        memory(runs, 'loaded', `${system}-${n}`) / memory(runs, 'loaded', `trueasync-${n}`),
    ),
  );
const memorySlope = (runs, system) =>
  (memory(runs, 'idle', `${system}-16`) - memory(runs, 'idle', `${system}-4`)) / 12;
const memoryBase = (runs, system) =>
  memory(runs, 'idle', `${system}-4`) - 4 * memorySlope(runs, system);

const opcache = (runs, n, setting, path) =>
  valueOf(runs(OPCACHE), `swoole-zts-${n}-${setting}`, path);
const opcacheLoss = (runs, n) =>
  1 - opcache(runs, n, 'with', 'throughputPerS') / opcache(runs, n, 'without', 'throughputPerS');
const opcacheSaving = (runs, n) =>
  opcache(runs, n, 'without', 'memoryMb.idle') - opcache(runs, n, 'with', 'memoryMb.idle');

const lowest = (values) => Math.min(...values);
const highest = (values) => Math.max(...values);

/** Numbers of the study's prose that no single cell holds. */
export const quantities = {
  offered: {unit: 'perS', of: (runs) => load(runs).arrivalRatePerS},
  duration: {unit: 's', of: (runs) => load(runs).durationS},
  cap: {unit: 'count', of: (runs) => load(runs).maxVus},
  cores: {unit: 'count', of: (runs) => runs(RUN).environment.cores},
  queries: {unit: 'count', of: (runs) => runs(RUN).scenarios.bench.queriesPerRequest},

  'best-blocking-at-16': {unit: 'perS', of: (runs) => highest(blockingRates(runs, 16))},
  'least-ratio-at-4': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => rate(runs, 'trueasync-4') / highest(blockingRates(runs, 4)),
  },
  'least-ratio-at-16': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => rate(runs, 'trueasync-16') / highest(blockingRates(runs, 16)),
  },
  'least-gain-at-16': {
    unit: 'ratio',
    of: (runs) => rate(runs, 'trueasync-16') / highest(blockingRates(runs, 16)) - 1,
  },
  'most-gain-at-16': {
    unit: 'ratio',
    of: (runs) => rate(runs, 'trueasync-16') / lowest(blockingRates(runs, 16)) - 1,
  },
  'least-served': {
    unit: 'perS',
    of: (runs) => lowest(WORKERS.map((n) => rate(runs, `trueasync-${n}`))),
  },
  'most-served': {
    unit: 'perS',
    of: (runs) => highest(WORKERS.map((n) => rate(runs, `trueasync-${n}`))),
  },

  'capped-cells': {
    unit: 'count',
    of: (runs) => verdictsOf(runs(RUN)).filter(({reason}) => reason === 'generator-capped').length,
  },
  'capped-latency-nts-4': {unit: 's', digits: 2, of: (runs) => cappedS(runs, 'swoole-nts-4')},
  'capped-latency-nts-4-doubled': {
    unit: 's',
    digits: 1,
    of: (runs) => cappedS(runs, 'swoole-nts-4', 2 * load(runs).maxVus),
  },
  'least-share-of-capped': {
    unit: 'ratio',
    of: (runs) => lowest(blockingCells.map((id) => shareOfCapped(runs, id))),
  },
  'most-share-of-capped': {
    unit: 'ratio',
    of: (runs) => highest(blockingCells.map((id) => shareOfCapped(runs, id))),
  },
  'doubled-cap': {unit: 'count', of: (runs) => 2 * load(runs).maxVus},
  'most-blocking-spread': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => highest(blockingCells.map((id) => spread(runs, id))),
  },
  'trueasync-spread-16': {unit: 'ratio', digits: 1, of: (runs) => spread(runs, 'trueasync-16')},

  planned: {unit: 'count', of: (runs) => load(runs).arrivalRatePerS * load(runs).durationS},
  'unsent-nts-4': {
    unit: 'count',
    of: (runs) =>
      read(runs, 'swoole-nts-4', 'droppedShare') *
      load(runs).arrivalRatePerS *
      load(runs).durationS,
  },
  'shortfall-nts-4': {
    unit: 'share',
    of: (runs) =>
      droppedShare({
        arrivalRatePerS: load(runs).arrivalRatePerS,
        throughputPerS: rate(runs, 'swoole-nts-4'),
      }),
  },
  'rows-trueasync-4': {
    unit: 'count',
    of: (runs) => rate(runs, 'trueasync-4') * load(runs).durationS,
  },
  'rows-nts-4': {unit: 'count', of: (runs) => rate(runs, 'swoole-nts-4') * load(runs).durationS},

  'service-nts-4': {unit: 'ms', digits: 1, of: (runs) => serviceMs(runs, 'swoole-nts', 4)},
  'service-zts-16': {unit: 'ms', digits: 1, of: (runs) => serviceMs(runs, 'swoole-zts', 16)},
  'service-frankenphp-16': {
    unit: 'ms',
    digits: 1,
    of: (runs) => serviceMs(runs, 'frankenphp-octane', 16),
  },
  'stated-service': {
    unit: 'ms',
    of: (runs) => stage(runs, 'swoole', 'php') + stage(runs, 'swoole', 'ioWait'),
  },
  'stated-rate': {
    unit: 'perS',
    digits: 0,
    of: (runs) => 4000 / (stage(runs, 'swoole', 'php') + stage(runs, 'swoole', 'ioWait')),
  },
  'most-php': {unit: 'ms', digits: 2, of: (runs) => 4000 / rate(runs, 'trueasync-4')},
  'stated-php-rate': {unit: 'perS', of: (runs) => 4000 / stage(runs, 'trueasync', 'php')},
  // Workers that the article's own times ask for at the offered rate: Little's law for busy workers.
  'stated-workers': {
    unit: 'count',
    digits: 0,
    of: (runs) =>
      Math.ceil(
        (runs(RUN).load.arrivalRatePerS *
          (stage(runs, 'swoole', 'php') + stage(runs, 'swoole', 'ioWait'))) /
          1000,
      ),
  },
  'stated-slots': {
    unit: 'count',
    digits: 0,
    of: (runs) =>
      optimalSlots({
        cores: runs(RUN).environment.cores,
        cpuS: stage(runs, 'swoole', 'php') / 1000,
        ioS: stage(runs, 'swoole', 'ioWait') / 1000,
      }),
  },
  'in-flight-trueasync-4': {unit: 'count', digits: 0, of: inFlight},
  'in-flight-per-worker': {unit: 'count', digits: 0, of: (runs) => inFlight(runs) / 4},
  'connections-at-4': {unit: 'count', of: (runs) => 4 * connectionsPerWorker(runs)},

  'per-worker-4': {unit: 'perS', digits: 1, of: (runs) => average(runs, 4) / 4},
  'per-worker-16': {unit: 'perS', digits: 1, of: (runs) => average(runs, 16) / 16},
  wanted: {unit: 'perS', of: () => WANTED_PER_S},
  'needed-linear': {
    unit: 'count',
    of: (runs) => Math.ceil(models(runs).linear.workersFor(WANTED_PER_S).workers),
  },
  'needed-contention': {
    unit: 'count',
    of: (runs) => Math.ceil(models(runs).contention.workersFor(WANTED_PER_S).workers),
  },
  'decline-peak': {unit: 'perS', digits: 0, of: (runs) => models(runs).decline.peak.throughputPerS},

  'least-memory-ratio': {unit: 'ratio', digits: 1, of: (runs) => lowest(timesMore(runs))},
  'most-memory-ratio': {unit: 'ratio', digits: 1, of: (runs) => highest(timesMore(runs))},
  'memory-base-trueasync': {unit: 'mb', digits: 0, of: (runs) => memoryBase(runs, 'trueasync')},
  'memory-base-nts': {unit: 'mb', digits: 0, of: (runs) => memoryBase(runs, 'swoole-nts')},
  'memory-slope-trueasync': {unit: 'mb', digits: 0, of: (runs) => memorySlope(runs, 'trueasync')},
  'memory-slope-nts': {unit: 'mb', digits: 0, of: (runs) => memorySlope(runs, 'swoole-nts')},
  'task-worker-heaps': {
    unit: 'mb',
    digits: 0,
    of: (runs) => runs(RUN).environment.cores * read(runs, 'swoole-zts-16', 'phpHeapMb'),
  },

  'least-opcache-loss': {
    unit: 'ratio',
    of: (runs) => lowest(WORKERS.map((n) => opcacheLoss(runs, n))),
  },
  'most-opcache-loss': {
    unit: 'ratio',
    of: (runs) => highest(WORKERS.map((n) => opcacheLoss(runs, n))),
  },
  'least-opcache-saving': {
    unit: 'mb',
    of: (runs) => lowest(WORKERS.map((n) => opcacheSaving(runs, n))),
  },
  'most-opcache-saving': {
    unit: 'mb',
    of: (runs) => highest(WORKERS.map((n) => opcacheSaving(runs, n))),
  },
  'worker-life-nts-4': {
    unit: 's',
    digits: 0,
    of: (runs) => (REQUESTS_PER_WORKER * 4) / rate(runs, 'swoole-nts-4'),
  },
};
