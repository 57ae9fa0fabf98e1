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
import {count, ms, perS, ratio, seconds, share} from '../quantity.ts';
import {PAUSE} from './pause.ts';
import {waitInServices} from './waits.ts';
import type {Quantities, RunOf} from '../types.ts';

const LARAVEL = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
const PROFILER = 'php-fast-profile/detailed';
const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];

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
  perS[1](`mean(${LARAVEL}#{${BLOCKING}}-${workers}.throughputPerS) / ${workers}`);

const latencies = () => pausedLatencies(PAUSE);
const percentile = (kind: 'open' | 'closed', level: number) =>
  ms[0](() => 1000 * quantile(latencies()[kind], level));

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
  'wait-1-at-{percent}': ratio[0]((_, {percent}) => waitInServices(1, Number(percent) / 100)),
  'wait-{servers}-at-{percent}': ratio[2]((_, {servers, percent}) =>
    waitInServices(Number(servers), Number(percent) / 100),
  ),

  'per-worker-few': perWorker(4),
  'per-worker-many': perWorker(16),
  'contention-alpha': ratio[3]((runs) => models(runs).contention.alpha),
  'constant-misses-by': share[0]((runs) => Math.max(...missesOf(runs, models(runs).linear))),
  'curves-miss-by': share[0]((runs) => {
    const {contention, decline} = models(runs);
    return Math.max(...[contention, decline].flatMap((model) => missesOf(runs, model)));
  }),
  'contention-limit': perS[0]((runs) => {
    const {gamma, alpha} = models(runs).contention;
    return gamma / alpha;
  }),

  'pause-rate': perS[0](() => PAUSE.ratePerS),
  'pause-length': ms[0](() => 1000 * PAUSE.pauseS),
  'pause-duration': seconds[0](() => PAUSE.durationS),
  'pause-service': ms[0](() => 1000 * PAUSE.serviceS),
  'pause-slow-open': count[0](
    () => latencies().open.filter((each) => each > 10 * PAUSE.serviceS).length,
  ),
  'pause-slow-closed': count[0](
    () => latencies().closed.filter((each) => each > 10 * PAUSE.serviceS).length,
  ),
  'pause-p99-open': percentile('open', 0.99),
  'pause-p99-closed': percentile('closed', 0.99),
  'pause-p95-open': percentile('open', 0.95),
  'pause-p95-closed': percentile('closed', 0.95),

  'drift-low': ms[2]((runs) => 1000 * driftS(runs, LOW)),
  'drift-high': ms[2]((runs) => 1000 * driftS(runs, HIGH)),
  'expected-low': count[0]((runs) => expectedOf(runs, LOW)),
  'coverage-low': share[1]((runs) => coverage(runs, LOW)),
  'coverage-high': share[1]((runs) => coverage(runs, HIGH)),
  'coverage-predicted': share[1]((runs) =>
    coverageWithDrift({rateHz: rateOf(runs, HIGH), driftS: driftS(runs, LOW)}),
  ),
  'error-of-five-1000': share[1](() => standardErrorOfShare({share: 0.05, samples: 1000})),
  'error-of-five-100000': share[2](() => standardErrorOfShare({share: 0.05, samples: 100_000})),
};
