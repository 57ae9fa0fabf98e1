import {byWorkers} from '../../../lib/chart-data/by-workers.ts';
import {scalingModels} from '../../../lib/chart-data/workers-needed.ts';
import {pausedLatencies} from '../../../lib/queueing/index.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {loadNumber} from '../../../lib/result/stated.ts';
import {
  coverageWithDrift,
  driftFromCoverageS,
  expectedSamples,
  quantile,
  samplingCoverage,
  standardErrorOfShare,
} from '../../../lib/statistics/index.ts';
import {shown} from '../quantity.ts';
import {PAUSE} from './pause.ts';
import {waitInServices} from './waits.ts';
import type {Quantities, RunOf} from '../types.ts';

const LARAVEL = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
const PROFILER = 'php-fast-profile/detailed';
const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];

const count = shown('count', 0);
const times = shown('ratio', 1);
const ms = shown('ms', 0);
const share = shown('share', 0);

const models = (runs: RunOf) =>
  scalingModels(byWorkers(runs(LARAVEL), {path: 'throughputPerS', systems: BLOCKING}).series);
/** How far a fitted curve lies from each measured point, as a share of the point. */
const missesOf = (runs: RunOf, {predict}: {predict: (workers: number) => number}) =>
  BLOCKING.flatMap((system) =>
    [4, 8, 12, 16].map((workers) =>
      Math.abs(
        predict(workers) / valueOf(runs(LARAVEL), `${system}-${workers}`, 'throughputPerS') - 1,
      ),
    ),
  );
const perWorker = (workers: number) =>
  shown('perS', 1)(`mean(${LARAVEL}#{${BLOCKING}}-${workers}.throughputPerS) / ${workers}`);

const latencies = () => pausedLatencies(PAUSE);
const percentile = (kind: 'open' | 'closed', level: number) =>
  ms(() => 1000 * quantile(latencies()[kind], level), 0);

/** Samples got, as a share of those that the rate asked for. */
const coverage = (runs: RunOf, id: string) =>
  samplingCoverage({
    samples: valueOf(runs(PROFILER), id, 'samplesCollected'),
    expected: expectedOf(runs, id),
  });
const expectedOf = (runs: RunOf, id: string) =>
  expectedSamples({
    rateHz: rateOf(runs, id),
    wallS: loadNumber(runs(PROFILER), id, 'durationS'),
    processes: 1,
  });
const rateOf = (runs: RunOf, id: string) => loadNumber(runs(PROFILER), id, 'samplingRateHz');
const driftS = (runs: RunOf, id: string) =>
  driftFromCoverageS({rateHz: rateOf(runs, id), coverage: coverage(runs, id)});
const LOW = 'phpspy-framework-99hz';
const HIGH = 'phpspy-framework-999hz';

export const quantities: Quantities = {
  'wait-1-at-{percent}': times((_, {percent}) => waitInServices(1, Number(percent) / 100), 0),
  'wait-{servers}-at-{percent}': times(
    (_, {servers, percent}) => waitInServices(Number(servers), Number(percent) / 100),
    2,
  ),

  'per-worker-few': perWorker(4),
  'per-worker-many': perWorker(16),
  'contention-alpha': times((runs) => models(runs).contention.alpha, 3),
  'constant-misses-by': share((runs) => Math.max(...missesOf(runs, models(runs).linear))),
  'curves-miss-by': share((runs) => {
    const {contention, decline} = models(runs);
    return Math.max(...[contention, decline].flatMap((model) => missesOf(runs, model)));
  }),
  'contention-limit': {
    unit: 'perS',
    digits: 0,
    of: (runs) => {
      const {gamma, alpha} = models(runs).contention;
      return gamma / alpha;
    },
  },

  'pause-rate': {unit: 'perS', digits: 0, of: () => PAUSE.ratePerS},
  'pause-length': ms(() => 1000 * PAUSE.pauseS),
  'pause-duration': {unit: 's', digits: 0, of: () => PAUSE.durationS},
  'pause-service': ms(() => 1000 * PAUSE.serviceS),
  'pause-slow-open': count(
    () => latencies().open.filter((each) => each > 10 * PAUSE.serviceS).length,
  ),
  'pause-slow-closed': count(
    () => latencies().closed.filter((each) => each > 10 * PAUSE.serviceS).length,
  ),
  'pause-p99-open': percentile('open', 0.99),
  'pause-p99-closed': percentile('closed', 0.99),
  'pause-p95-open': percentile('open', 0.95),
  'pause-p95-closed': percentile('closed', 0.95),

  'drift-low': ms((runs) => 1000 * driftS(runs, LOW), 2),
  'drift-high': ms((runs) => 1000 * driftS(runs, HIGH), 2),
  'expected-low': count((runs) => expectedOf(runs, LOW)),
  'coverage-low': share((runs) => coverage(runs, LOW), 1),
  'coverage-high': share((runs) => coverage(runs, HIGH), 1),
  'coverage-predicted': share(
    (runs) => coverageWithDrift({rateHz: rateOf(runs, HIGH), driftS: driftS(runs, LOW)}),
    1,
  ),
  'error-of-five-1000': share(() => standardErrorOfShare({share: 0.05, samples: 1000}), 1),
  'error-of-five-100000': share(() => standardErrorOfShare({share: 0.05, samples: 100_000}), 2),
};
