import {valueOf} from '../../../../lib/result/read.js';
import {blockedShare, throughputBounds} from '../../../../lib/queueing/index.js';

const RUN = 'ta-benchmark-2026-04-03';
const STATED = 'ta-benchmark-2026-04-03-stated';

const rate = (runs, id) => valueOf(runs(RUN), id, 'throughputPerS');
const stage = (runs, system, name) => valueOf(runs(STATED), `${system}-4`, `stageMs.${name}`);
const cap = (runs) => runs(RUN).load.maxVus;

/** Service time of a worker that is never idle, N/X, in milliseconds. */
const serviceMs = (runs) => 4000 / rate(runs, 'swoole-nts-4');

/** Largest CPU time per request that four threads can spend at the measured rate. */
const mostCpuMs = (runs) => 4000 / rate(runs, 'trueasync-4');

/** Bounds on throughput of four workers by the stated stages. */
const statedBounds = (runs, system, coroutinesPerWorker) =>
  throughputBounds({
    workers: 4,
    coroutinesPerWorker,
    cpuS: stage(runs, system, 'php') / 1000,
    ioS: stage(runs, system, 'ioWait') / 1000,
    cores: runs(RUN).environment.cores,
  });

const statedService = (runs) => stage(runs, 'swoole', 'php') + stage(runs, 'swoole', 'ioWait');

/** Wait behind a queue as long as the cap allows: all virtual users but those in service. */
const cappedQueueMs = (runs) => (1000 * (cap(runs) - 4)) / rate(runs, 'swoole-nts-4');

export const claims = [
  {
    id: 'blocking-28-ms-per-request',
    source: 'ta-results',
    where: 'Analysis, 5, Swoole (4w)',
    quote: '~5 ms + ~23 ms',
    kind: 'number',
    stated: {value: 28, unit: 'ms'},
    ours: serviceMs,
    unit: 'ms',
    digits: 1,
    verdict: 'wrong',
    judge: ({params}) => (params.measured > 1.05 * params.possible ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `4 / ${f(statedService(runs), 'ms')} = ${f(4000 / statedService(runs), 'perS')} < ` +
      `${f(rate(runs, 'swoole-nts-4'), 'perS')}; 4 / ${f(rate(runs, 'swoole-nts-4'), 'perS')} = ` +
      f(serviceMs(runs), 'ms'),
    params: (runs) => ({
      stated: statedService(runs),
      possible: statedBounds(runs, 'swoole', 1).bounds.find(({id}) => id === 'slots')
        .throughputPerS,
      measured: rate(runs, 'swoole-nts-4'),
      service: serviceMs(runs),
    }),
  },
  {
    id: 'trueasync-5-ms-php',
    source: 'ta-results',
    where: 'Analysis, 5, TrueAsync (4w)',
    quote: 'PHP execution ~5 ms',
    kind: 'number',
    stated: {value: 5, unit: 'ms'},
    ours: mostCpuMs,
    unit: 'ms',
    digits: 2,
    verdict: 'wrong',
    judge: ({params}) => (params.utilisation > 1 ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `${f(rate(runs, 'trueasync-4'), 'perS')} × ${f(stage(runs, 'trueasync', 'php'), 'ms')} / 4 = ` +
      f((rate(runs, 'trueasync-4') * stage(runs, 'trueasync', 'php')) / 4000, 'ratio'),
    params: (runs) => ({
      utilisation: (rate(runs, 'trueasync-4') * stage(runs, 'trueasync', 'php')) / 4000,
      possible: statedBounds(runs, 'trueasync', 50).bounds.find(({id}) => id === 'worker-cpu')
        .throughputPerS,
      measured: rate(runs, 'trueasync-4'),
      most: mostCpuMs(runs),
    }),
  },
  {
    id: 'php-and-sql-times-identical',
    source: 'ta-results',
    where: 'Analysis, 5',
    quote: 'The PHP and SQL times are identical',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `4 / ${f(rate(runs, 'swoole-nts-4'), 'perS')} = ${f(serviceMs(runs), 'ms')}; ` +
      `4 / ${f(rate(runs, 'trueasync-4'), 'perS')} = ${f(mostCpuMs(runs), 'ms')}`,
    params: (runs) => ({
      service: serviceMs(runs),
      median: valueOf(runs(RUN), 'trueasync-4', 'latencyMs.p50'),
      most: mostCpuMs(runs),
      leastWait: serviceMs(runs) - mostCpuMs(runs),
    }),
  },
  {
    id: 'identical-speeds',
    source: 'devto-article',
    where: 'Median Latency (P50)',
    quote: 'PHP and SQL run at identical speeds',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(serviceMs(runs), 'ms')} − ${f(mostCpuMs(runs), 'ms')} = ` +
      f(serviceMs(runs) - mostCpuMs(runs), 'ms'),
    params: (runs) => ({
      service: serviceMs(runs),
      most: mostCpuMs(runs),
      leastWait: serviceMs(runs) - mostCpuMs(runs),
      stated: stage(runs, 'swoole', 'ioWait'),
    }),
  },
  {
    id: 'entire-difference-is-queue',
    source: 'ta-results',
    where: 'Analysis, 5',
    quote: 'The entire difference is queue wait',
    kind: 'number',
    stated: {value: 5400, unit: 'ms'},
    ours: cappedQueueMs,
    unit: 'ms',
    digits: 0,
    verdict: 'artefact',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.05 ? 'artefact' : 'holds'),
    calculation: (runs, f) =>
      `(${f(cap(runs))} − 4) / ${f(rate(runs, 'swoole-nts-4'), 'perS')} = ${f(cappedQueueMs(runs), 'ms')}`,
    params: (runs) => ({cap: cap(runs), queue: cap(runs) - 4, wait: cappedQueueMs(runs)}),
  },
  {
    id: 'breakdown-total',
    source: 'ta-results',
    where: 'Analysis, 5, Swoole (4w)',
    quote: 'Total ~5,440 ms',
    kind: 'number',
    stated: {value: 5440, unit: 'ms'},
    ours: (runs) => statedService(runs) + stage(runs, 'swoole', 'queueWait'),
    unit: 'ms',
    digits: 0,
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.01 ? 'rounding' : 'wrong'),
    calculation: (runs, f) =>
      ['php', 'ioWait', 'queueWait'].map((name) => f(stage(runs, 'swoole', name))).join(' + ') +
      ` = ${f(statedService(runs) + stage(runs, 'swoole', 'queueWait'), 'ms')}`,
  },
  {
    id: 'blocked-95',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote: '~95% of its time blocked',
    kind: 'number',
    stated: {value: 0.95, unit: 'share'},
    ours: (runs) =>
      blockedShare({cpuS: stage(runs, 'swoole', 'php'), ioS: stage(runs, 'swoole', 'ioWait')}),
    unit: 'share',
    digits: 1,
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) > 0.05 ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `${f(stage(runs, 'swoole', 'ioWait'))} / ${f(statedService(runs))} = ` +
      `${f(stage(runs, 'swoole', 'ioWait') / statedService(runs), 'share')}; ` +
      `1 − ${f(stage(runs, 'swoole', 'php'))} / ${f(serviceMs(runs))} = ` +
      f(1 - stage(runs, 'swoole', 'php') / serviceMs(runs), 'share'),
    params: (runs) => ({
      stated: stage(runs, 'swoole', 'ioWait') / statedService(runs),
      measured: 1 - stage(runs, 'swoole', 'php') / serviceMs(runs),
      cpuFor95: 0.05 * serviceMs(runs),
    }),
  },
  {
    id: 'cpu-utilisation-higher',
    source: 'devto-article',
    where: 'Median Latency (P50)',
    quote: 'CPU utilization is higher',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
];
