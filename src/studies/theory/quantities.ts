import {byWorkers} from '../../../lib/chart-data/by-workers.ts';
import {scalingModels} from '../../../lib/chart-data/workers-needed.ts';
import {loneTimes} from '../../../lib/gains/framework-cells.ts';
import {amdahl} from '../../../lib/queueing/fan-out.ts';
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
import {HELD, LARAVEL_ALONE, heldByLoop, heldByProcesses, heldSimulated} from './held-up.ts';
import {measured} from './measured.ts';
import {PAUSE} from './pause.ts';
import {backPressure, fanOut, pool} from './pools.ts';
import {slowCalls} from './slow-calls.ts';
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

const serviceOf = ({cpuS, ioS}: {cpuS: number; ioS: number}) => cpuS + ioS;

/** Requests held up by others that compute for long. */
const heldUp: Quantities = {
  'held-rate': perS[0](() => HELD.arrivalRatePerS),
  'held-workers': count(() => HELD.workers),
  'held-slots': count(() => HELD.workers * HELD.coroutines),
  'held-every': count(() => HELD.every),
  'held-heavy': ms[0](() => 1000 * HELD.heavyCpuS),
  'held-busy': share[0]((runs) => heldByLoop(runs).utilisation),
  'held-share': share[1]((runs) => heldByLoop(runs).share),
  'held-loop': ms[1]((runs) => 1000 * heldByLoop(runs).meanS),
  'held-loop-p99': ms[0]((runs) => 1000 * heldByLoop(runs).p99S),
  'held-processes': ms[2]((runs) => 1000 * heldByProcesses(runs)),
  'held-simulated-p99-{kind}': ms[0](
    (runs, {kind}) =>
      1000 * heldSimulated(runs, kind === 'processes' ? kind : 'coroutines').p99.value,
  ),
};

export const quantities: Quantities = {
  ...{...heldUp, ...pool, ...fanOut, ...backPressure, ...slowCalls, ...measured},
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
  // Amdahl’s law with the fitted share: so many workers do the work of so many alone.
  'amdahl-16': ratio[1]((runs) => {
    const serialShare = models(runs).contention.alpha;
    return amdahl({serialShare, factor: 16});
  }),
  'amdahl-most': ratio[0]('1 / contention-alpha'),
  // Keeping state takes a part of a request’s time away altogether.
  'amdahl-state': ratio[2]((runs) => {
    const [dropped, kept] = loneTimes(runs(LARAVEL_ALONE), 'laravel');
    return amdahl({serialShare: serviceOf(kept) / serviceOf(dropped), factor: Infinity});
  }),
  'amdahl-state-share': share[0]((runs) => {
    const [dropped, kept] = loneTimes(runs(LARAVEL_ALONE), 'laravel');
    return 1 - serviceOf(kept) / serviceOf(dropped);
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
