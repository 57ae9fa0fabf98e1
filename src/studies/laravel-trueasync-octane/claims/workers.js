import {measurementOf, valueOf} from '../../../../lib/result/read.js';
import {byWorkers} from '../../../../lib/chart-data/by-workers.js';
import {scalingModels} from '../../../../lib/chart-data/workers-needed.js';
import {requestsInFlight} from '../../../../lib/queueing/index.js';

const RUN = 'ta-benchmark-2026-04-03';
const STATED = 'ta-benchmark-2026-04-03-stated';
const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const WORKERS = [4, 8, 12, 16];
const WANTED_PER_S = 990;

const rate = (runs, id) => valueOf(runs(RUN), id, 'throughputPerS');
const stated = (runs, path) => valueOf(runs(STATED), 'swoole-4', `stageMs.${path}`);
const cores = (runs) => runs(RUN).environment.cores;

/** Mean throughput of the three blocking servers. */
const average = (runs, workers) =>
  BLOCKING.reduce((sum, system) => sum + rate(runs, `${system}-${workers}`), 0) / BLOCKING.length;

const perWorker = (runs, workers) => average(runs, workers) / workers;
const needed = (runs, workers) => WANTED_PER_S / perWorker(runs, workers);
const inFlight = (runs, id, percentile) =>
  requestsInFlight({
    throughputPerS: rate(runs, id),
    latencyS: valueOf(runs(RUN), id, `latencyMs.${percentile}`) / 1000,
  });

/** Whole workers that three models fitted to the twelve measured points ask for; the last has a peak. */
const extended = (runs) => {
  const models = scalingModels(
    byWorkers(runs(RUN), {path: 'throughputPerS', systems: BLOCKING}).series,
  );
  return {
    linear: Math.ceil(models.linear.workersFor(WANTED_PER_S).workers),
    contention: Math.ceil(models.contention.workersFor(WANTED_PER_S).workers),
    decline: models.decline.peak,
  };
};

/** Database connections per TrueAsync worker, from the peak that the same project's README reports. */
const reportedPeak = (runs) => {
  const history = runs('ta-benchmark-history');
  const {id, workers} = measurementOf(history, '493c1f3-trueasync');
  return {workers, connections: valueOf(history, id, 'databaseConnections')};
};

const poolPerWorker = (runs) => reportedPeak(runs).connections / reportedPeak(runs).workers;

/** Workers needed as the source's table says, from the row of so many workers. */
const statedNeeded = (runs, n) => valueOf(runs(STATED), `blocking-average-${n}`, 'workersNeeded');

export const claims = [
  {
    id: 'linear-scaling',
    source: 'ta-results',
    where: 'Analysis, 4',
    quote: 'scale linearly',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    judge: ({params}) => (params.fall > 0.1 ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `${f(perWorker(runs, 16))} / ${f(perWorker(runs, 4))} − 1 = ` +
      f(perWorker(runs, 16) / perWorker(runs, 4) - 1, 'share'),
    params: (runs) => ({
      few: perWorker(runs, 4),
      many: perWorker(runs, 16),
      fall: 1 - perWorker(runs, 16) / perWorker(runs, 4),
      gain: average(runs, 16) / average(runs, 4),
    }),
  },
  {
    id: 'forty-to-forty-five-per-worker',
    source: 'ta-results',
    where: 'Analysis, 4',
    quote: '~40-45 req/s per worker',
    kind: 'number',
    stated: {from: 40, to: 45, unit: 'perS'},
    ours: (runs) => perWorker(runs, 16),
    unit: 'perS',
    digits: 1,
    verdict: 'selective',
    judge: ({stated, params}) =>
      params.lowest < stated.from || params.highest > stated.to ? 'selective' : 'holds',
    calculation: (runs, f) => WORKERS.map((n) => f(perWorker(runs, n), 'perS')).join('; '),
    params: (runs) => {
      const cells = WORKERS.flatMap((n) =>
        BLOCKING.map((system) => rate(runs, `${system}-${n}`) / n),
      );
      return {lowest: Math.min(...cells), highest: Math.max(...cells)};
    },
  },
  {
    id: 'average-of-three',
    source: 'ta-results',
    where: 'Analysis, 4, table',
    quote: '~185 (46/worker)',
    kind: 'number',
    stated: {value: 185, unit: 'perS'},
    ours: (runs) => average(runs, 4),
    unit: 'perS',
    digits: 1,
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.01 ? 'rounding' : 'wrong'),
    calculation: (runs, f) =>
      `(${BLOCKING.map((system) => f(rate(runs, `${system}-4`))).join(' + ')}) / 3 = ${f(average(runs, 4), 'perS')}`,
    params: (runs) => ({average: average(runs, 4)}),
  },
  {
    id: 'workers-needed-table',
    source: 'ta-results',
    where: 'Analysis, 4, table',
    quote: '22, 23, 25, 27',
    kind: 'number',
    stated: {value: 23, unit: 'count'},
    ours: (runs) => Math.ceil(needed(runs, 8)),
    unit: 'count',
    digits: 0,
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 1 ? 'rounding' : 'wrong'),
    calculation: (runs, f) =>
      WORKERS.map(
        (n) => `${f(WANTED_PER_S)} / ${f(perWorker(runs, n))} = ${f(needed(runs, n))}`,
      ).join('; '),
    params: (runs) =>
      Object.fromEntries(WORKERS.map((n) => [`from${n}`, Math.ceil(needed(runs, n))])),
  },
  {
    id: 'about-25-workers',
    source: 'ta-results',
    where: 'Analysis, 4; Summary',
    quote: '~25 workers to match',
    kind: 'number',
    stated: {value: 25, unit: 'count'},
    ours: (runs) => extended(runs).contention,
    unit: 'count',
    digits: 0,
    verdict: 'not-derivable',
    calculation: (runs, f) => {
      const {linear, contention, decline} = extended(runs);
      return `${f(linear)}; ${f(contention)}; max X(N) = ${f(decline.throughputPerS, 'perS')}`;
    },
    params: (runs) => {
      const {linear, contention, decline} = extended(runs);
      return {
        linear,
        contention,
        peak: decline.throughputPerS,
        peakWorkers: decline.workers,
        measuredTo: 16,
        wanted: WANTED_PER_S,
      };
    },
  },
  {
    id: 'spin-up-22-27-workers',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: '22-27 blocking workers to match throughput',
    kind: 'number',
    stated: {from: 22, to: 27, unit: 'count'},
    ours: (runs) => extended(runs).contention,
    unit: 'count',
    digits: 0,
    verdict: 'not-derivable',
    calculation: (runs, f) => `${f(extended(runs).linear)}; ${f(extended(runs).contention)}`,
    params: (runs) => ({contention: extended(runs).contention, cores: cores(runs)}),
  },
  {
    id: 'five-six-times-fewer-workers',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: '5-6x fewer workers',
    kind: 'number',
    stated: {from: 5, to: 6, unit: 'ratio'},
    ours: (runs) => statedNeeded(runs, 16) / 4,
    unit: 'ratio',
    digits: 2,
    verdict: 'rounding',
    calculation: (runs, f) =>
      [4, 16]
        .map((n) => `${f(statedNeeded(runs, n))} / 4 = ${f(statedNeeded(runs, n) / 4)}`)
        .join('; '),
    params: (runs) => ({lowest: statedNeeded(runs, 4) / 4, highest: statedNeeded(runs, 16) / 4}),
  },
  {
    id: 'four-workers-reach-990',
    source: 'ta-results',
    where: 'Summary',
    quote: 'Workers to reach 990 req/s 4',
    kind: 'number',
    stated: {value: 4, unit: 'count'},
    ours: () => 4,
    unit: 'count',
    digits: 0,
    verdict: 'holds',
    judge: ({params}) => (params.rate > 0.98 * WANTED_PER_S ? 'holds' : 'wrong'),
    calculation: (runs, f) => f(rate(runs, 'trueasync-4'), 'perS'),
    params: (runs) => ({
      rate: rate(runs, 'trueasync-4'),
      bestBlocking: Math.max(...BLOCKING.map((system) => rate(runs, `${system}-16`))),
    }),
  },
  {
    id: 'slightly-decreases',
    source: 'ta-results',
    where: 'Analysis, 4',
    quote: 'due to PostgreSQL contention and CPU scheduling',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(perWorker(runs, 4), 'perS')} → ${f(perWorker(runs, 16), 'perS')}`,
    params: (runs) => ({fall: 1 - perWorker(runs, 16) / perWorker(runs, 4)}),
  },
  {
    id: 'generous-sixteen-workers',
    source: 'devto-article',
    where: 'Throughput',
    quote: '16 workers to be generous',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({params}) => (params.needed > params.given ? 'selective' : 'holds'),
    calculation: (runs, f) =>
      `${f(runs(RUN).load.arrivalRatePerS, 'perS')} · (${f(stated(runs, 'php'))} + ${f(stated(runs, 'ioWait'), 'ms')}) = ${f(statedWorkers(runs))}`,
    params: (runs) => ({
      needed: statedWorkers(runs),
      php: stated(runs, 'php'),
      wait: stated(runs, 'ioWait'),
      offered: runs(RUN).load.arrivalRatePerS,
      given: 16,
    }),
  },
  {
    id: 'dozens-of-requests-per-worker',
    source: 'devto-article',
    where: 'Throughput',
    quote: 'one worker runs dozens of requests concurrently',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(rate(runs, 'trueasync-4'))} · ${f(valueOf(runs(RUN), 'trueasync-4', 'latencyMs.p50') / 1000, 's')} / 4 = ${f(inFlight(runs, 'trueasync-4', 'p50') / 4)}`,
    params: (runs) => ({
      atMedian: inFlight(runs, 'trueasync-4', 'p50') / 4,
      atP95: inFlight(runs, 'trueasync-4', 'p95') / 4,
      meanForTwoDozen: (24 * 4 * 1000) / rate(runs, 'trueasync-4'),
      p95: valueOf(runs(RUN), 'trueasync-4', 'latencyMs.p95'),
    }),
  },
  {
    id: 'two-hundred-connections',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: '200 effective connections',
    kind: 'number',
    stated: {value: 200, unit: 'count'},
    ours: (runs) => poolPerWorker(runs) * 4,
    unit: 'count',
    digits: 0,
    verdict: 'wrong',
    judge: ({stated, ours}) => (ours < stated.value / 2 ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `4 × ${f(poolPerWorker(runs))} = ${f(4 * poolPerWorker(runs))}; ` +
      `${f(rate(runs, 'trueasync-4'))} × ${f(valueOf(runs(RUN), 'trueasync-4', 'latencyMs.p50') / 1000, 's')} = ${f(inFlight(runs, 'trueasync-4', 'p50'))}`,
    params: (runs) => ({
      pool: poolPerWorker(runs),
      peak: reportedPeak(runs).connections,
      peakWorkers: reportedPeak(runs).workers,
      connections: 4 * poolPerWorker(runs),
      inFlight: inFlight(runs, 'trueasync-4', 'p50'),
    }),
  },
  {
    id: 'fifty-coroutines-per-worker',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'up to 50 coroutines concurrently',
    kind: 'number',
    stated: {value: 50, unit: 'count'},
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) => `${f(inFlight(runs, 'trueasync-4', 'p50'))} / 4`,
    params: (runs) => ({perWorker: inFlight(runs, 'trueasync-4', 'p50') / 4}),
  },
];

/** Busy workers that these times ask for at the offered rate, by Little's law. */
function statedWorkers(runs) {
  const serviceMs = stated(runs, 'php') + stated(runs, 'ioWait');
  return Math.ceil((runs(RUN).load.arrivalRatePerS * serviceMs) / 1000);
}
