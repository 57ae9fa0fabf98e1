import {blockedShare, optimalSlots, throughputBounds} from '../../../../lib/queueing/index.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {coresOf, scenarioNumber, workersOf} from '../../../../lib/result/stated.ts';
import {RUN, load, rate, serviceMs, stage} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const HISTORY = 'ta-benchmark-history';
const cores = (runs: RunOf) => coresOf(runs(RUN));
const statedService = (runs: RunOf) =>
  stage(runs, 'swoole', 'php') + stage(runs, 'swoole', 'ioWait');

/** Largest CPU time per request that four threads can spend at the measured rate. */
const mostCpuMs = (runs: RunOf) => 4000 / rate(runs, 'trueasync-4');
const service = (runs: RunOf) => serviceMs(runs, 'swoole-nts', 4);

/** A bound on the throughput of four workers by the stated stages. */
const statedBound = (
  runs: RunOf,
  system: string,
  coroutinesPerWorker: number,
  wanted: ReturnType<typeof throughputBounds>['bounds'][number]['id'],
) => {
  const {bounds} = throughputBounds({
    workers: 4,
    coroutinesPerWorker,
    cpuS: stage(runs, system, 'php') / 1000,
    ioS: stage(runs, system, 'ioWait') / 1000,
    cores: cores(runs),
  });
  return bounds.find(({id}) => id === wanted)?.throughputPerS ?? NaN;
};

/** Database connections of the project's README, from its highest count. */
const peak = (runs: RunOf) => {
  const [run, id] = [runs(HISTORY), '493c1f3-trueasync'];
  return {workers: workersOf(run, id), connections: valueOf(run, id, 'databaseConnections')};
};
const poolPerWorker = (runs: RunOf) => peak(runs).connections / peak(runs).workers;

const ms = {unit: 'ms'};
const count = {unit: 'count'};
const rounded = {unit: 'count', digits: 0};

/** The stages that the source states, and what the measured rates leave of them. */
export const time: Quantities = {
  cores: {...count, of: cores},
  queries: {...count, of: (runs) => scenarioNumber(runs(RUN), 'bench', 'queriesPerRequest')},
  'few-workers': {...count, of: () => 4},
  'most-workers': {...count, of: () => 16},
  'stated-php-trueasync': {...ms, of: (runs) => stage(runs, 'trueasync', 'php')},
  'stated-wait-trueasync': {...ms, of: (runs) => stage(runs, 'trueasync', 'ioWait')},
  'stated-total-trueasync': {...ms, of: (runs) => stage(runs, 'trueasync', 'total')},
  'stated-php': {...ms, of: (runs) => stage(runs, 'swoole', 'php')},
  'stated-wait': {...ms, of: (runs) => stage(runs, 'swoole', 'ioWait')},
  'stated-queue': {...ms, of: (runs) => stage(runs, 'swoole', 'queueWait')},
  'stated-service': {...ms, of: statedService},
  'stated-total': {
    ...ms,
    digits: 0,
    of: (runs) => statedService(runs) + stage(runs, 'swoole', 'queueWait'),
  },
  // What the stated total, which is the measured median, has over the sum of its parts.
  'stated-missing': {
    ...ms,
    digits: 0,
    of: (runs) =>
      stage(runs, 'swoole', 'total') - statedService(runs) - stage(runs, 'swoole', 'queueWait'),
  },
  'stated-rate': {unit: 'perS', digits: 0, of: (runs) => statedBound(runs, 'swoole', 1, 'slots')},
  'stated-php-rate': {unit: 'perS', of: (runs) => statedBound(runs, 'trueasync', 50, 'worker-cpu')},
  'stated-busy': {
    unit: 'share',
    digits: 0,
    of: (runs) => (rate(runs, 'trueasync-4') * stage(runs, 'trueasync', 'php')) / 4000,
  },
  'most-php': {...ms, digits: 2, of: mostCpuMs},
  // As many of a request’s queries as a worker’s time could hold, if each took a tenth of a blocking request.
  'most-blocking-queries': {
    unit: 'count',
    digits: 1,
    of: (runs) =>
      (mostCpuMs(runs) * scenarioNumber(runs(RUN), 'bench', 'queriesPerRequest')) / service(runs),
  },
  'least-wait': {...ms, digits: 0, of: (runs) => service(runs) - mostCpuMs(runs)},
  'stated-blocked': {
    unit: 'share',
    digits: 1,
    of: (runs) =>
      blockedShare({cpuS: stage(runs, 'swoole', 'php'), ioS: stage(runs, 'swoole', 'ioWait')}),
  },
  'measured-blocked': {
    unit: 'share',
    digits: 1,
    of: (runs) => 1 - stage(runs, 'swoole', 'php') / service(runs),
  },
  'cpu-for-95': {...ms, digits: 1, of: (runs) => 0.05 * service(runs)},
  'capped-queue': {...count, of: (runs) => load(runs, 'maxVus') - 4},
  'capped-queue-wait': {
    ...ms,
    digits: 0,
    of: (runs) => (1000 * (load(runs, 'maxVus') - 4)) / rate(runs, 'swoole-nts-4'),
  },
  'stated-slots': {
    ...rounded,
    of: (runs) =>
      optimalSlots({
        cores: cores(runs),
        cpuS: stage(runs, 'swoole', 'php') / 1000,
        ioS: stage(runs, 'swoole', 'ioWait') / 1000,
      }),
  },
  // Workers that the article's own times ask for at the offered rate: Little's law for busy workers.
  'stated-workers': {
    ...rounded,
    of: (runs) => Math.ceil((load(runs, 'arrivalRatePerS') * statedService(runs)) / 1000),
  },
  'connections-peak': {...count, of: (runs) => peak(runs).connections},
  'connections-peak-workers': {...count, of: (runs) => peak(runs).workers ?? NaN},
  'connections-per-worker': {...count, of: poolPerWorker},
  'connections-at-4': {...count, of: (runs) => 4 * poolPerWorker(runs)},
};
