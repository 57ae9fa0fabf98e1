import {verdictsOf} from '../../../lib/consistency/index.ts';
import {byWorkers} from '../../../lib/chart-data/by-workers.ts';
import {scalingModels} from '../../../lib/chart-data/workers-needed.ts';
import {optimalSlots, throughputBounds} from '../../../lib/queueing/index.ts';
import {measurementsOf, valueOf} from '../../../lib/result/read.ts';
import {coresOf} from '../../../lib/result/stated.ts';
import {count, ms, perS, ratio, readFrom, seconds, share} from '../quantity.ts';
import {ANY, BLOCKING, CELLS, N, OPCACHE, RUN, WORKERS} from './cells.ts';
import {memory, opcache} from './quantities/memory.ts';
import type {RunOf} from '../types.ts';

const models = (runs: RunOf) =>
  scalingModels(byWorkers(runs(RUN), {path: 'throughputPerS', systems: BLOCKING}).series);
const workersFor = (runs: RunOf, model: 'linear' | 'contention', rate: number) =>
  Math.ceil(models(runs)[model].workersFor(rate) ?? NaN);
const ownRate = (runs: RunOf) => valueOf(runs(RUN), 'trueasync-12', 'throughputPerS');

function statedTimes(runs: RunOf, system: string) {
  const secondsOf = (stage: string) =>
    valueOf(runs(`${RUN}-stated`), `${system}-4`, `stageMs.${stage}`) / 1000;
  return {cores: coresOf(runs(RUN)), cpuS: secondsOf('php'), ioS: secondsOf('ioWait')};
}

/** A bound on the throughput of four workers by the stated stages. */
function statedBound(
  runs: RunOf,
  system: string,
  coroutinesPerWorker: number,
  wanted: ReturnType<typeof throughputBounds>['bounds'][number]['id'],
) {
  const times = statedTimes(runs, system);
  const {bounds} = throughputBounds({workers: 4, coroutinesPerWorker, ...times});
  return bounds.find(({id}) => id === wanted)?.throughputPerS ?? NaN;
}

/** Every number that the study derives from its result files. */
export const quantities = readFrom(RUN, {
  // What the servers served, by worker too, and how many workers would be needed.
  'least-served': perS(`min(#trueasync-${N}.throughputPerS)`),
  'most-served': perS(`max(#trueasync-${N}.throughputPerS)`),
  'most-served-workers': count[0]((runs) => {
    const rates = WORKERS.map((n) => valueOf(runs(RUN), `trueasync-${n}`, 'throughputPerS'));
    return WORKERS[rates.indexOf(Math.max(...rates))];
  }),
  'served-share-4': share[1]('#trueasync-4.throughputPerS / offered'),
  'best-blocking-at-16': perS(`max(#${ANY}-16.throughputPerS)`),
  'least-blocking-at-16': perS(`min(#${ANY}-16.throughputPerS)`),
  'least-ratio-at-4': ratio[1](`#trueasync-4.throughputPerS / max(#${ANY}-4.throughputPerS)`),
  'least-gain-at-16': share[0]('#trueasync-16.throughputPerS / best-blocking-at-16 - 1'),
  'most-gain-at-16': share[0]('#trueasync-16.throughputPerS / least-blocking-at-16 - 1'),
  'least-loss-at-16': share[0]('1 - best-blocking-at-16 / #trueasync-16.throughputPerS'),
  'most-loss-at-16': share[0]('1 - least-blocking-at-16 / #trueasync-16.throughputPerS'),
  'zts-gain-{n}': share[1]('#swoole-zts-{n}.throughputPerS / #swoole-nts-{n}.throughputPerS - 1'),
  'least-zts-gain': share[1](`min(zts-gain-${N})`),
  'most-zts-gain': share[1](`max(zts-gain-${N})`),
  // Octane FrankenPHP against the mean of the two Swoole builds.
  'frankenphp-gain-{n}': share[1](
    '#frankenphp-octane-{n}.throughputPerS / mean(#swoole-{nts,zts}-{n}.throughputPerS) - 1',
  ),
  'least-frankenphp-gain-to-12': share[1]('min(frankenphp-gain-{4,8,12})'),
  'most-frankenphp-gain-to-12': share[1]('max(frankenphp-gain-{4,8,12})'),
  'frankenphp-loss-16': share[1]('0 - frankenphp-gain-16'),
  'rate-share-16': share[0]('#swoole-nts-16.throughputPerS / #trueasync-16.throughputPerS'),
  'loss-zts-16': share[1]('1 - #swoole-zts-16.throughputPerS / #trueasync-16.throughputPerS'),
  'gain-zts-16': share[1]('#trueasync-16.throughputPerS / #swoole-zts-16.throughputPerS - 1'),

  'rate-per-worker-{system}-{n}': perS[1]('#{system}-{n}.throughputPerS / {n}'),
  'least-rate-per-worker': perS[1](`min(rate-per-worker-${CELLS})`),
  'most-rate-per-worker': perS[1](`max(rate-per-worker-${CELLS})`),
  'average-{n}': perS[1](`mean(#${ANY}-{n}.throughputPerS)`),
  'per-worker-{n}': perS[1]('average-{n} / {n}'),
  'per-worker-fall': share[0]('1 - per-worker-16 / per-worker-4'),
  'average-growth': ratio[1]('average-16 / average-4'),

  // The rate that TrueAsync is said to reach, and blocking workers are to match.
  wanted: perS('990'),
  'needed-exactly-{n}': count[1]('wanted / per-worker-{n}'),
  'needed-{n}': count[0]('ceil(needed-exactly-{n})'),
  'needed-linear': count[0]((runs) => workersFor(runs, 'linear', 990)),
  'needed-contention': count[0]((runs) => workersFor(runs, 'contention', 990)),
  'match-linear': count[0]((runs) => workersFor(runs, 'linear', ownRate(runs))),
  'match-contention': count[0]((runs) => workersFor(runs, 'contention', ownRate(runs))),
  'decline-peak': perS[0]((runs) => models(runs).decline.peak?.throughputPerS ?? NaN),
  'decline-peak-workers': count[0]((runs) => models(runs).decline.peak?.workers ?? NaN),
  'measured-to': count[0](`max(#${CELLS}.workers)`),
  'times-fewer-{n}': ratio[2](`${RUN}-stated#blocking-average-{n}.workersNeeded / 4`),

  // Latencies, what the cap makes of them, and the requests that they put in flight.
  'least-own-p50': ms(`min(#trueasync-${N}.latencyMs.p50)`),
  'most-own-p50': ms(`max(#trueasync-${N}.latencyMs.p50)`),
  'p95-growth': share[0]('#trueasync-16.latencyMs.p95 / #trueasync-4.latencyMs.p95 - 1'),
  'spread-{cell}': ratio[2]('#{cell}.latencyMs.p95 / #{cell}.latencyMs.p50'),
  'least-blocking-spread': ratio[2](`min(spread-${CELLS})`),
  'most-blocking-spread': ratio[2](`max(spread-${CELLS})`),
  'least-own-spread': ratio[1](`min(spread-trueasync-${N})`),
  'most-own-spread': ratio[1](`max(spread-trueasync-${N})`),
  'spread-nts-4': ratio[2]('spread-swoole-nts-4'),
  'p50-ratio-{n}': ratio[1]('#swoole-nts-{n}.latencyMs.p50 / #trueasync-{n}.latencyMs.p50'),

  'capped-{cell}': ms[0]('perRequest(#.load.maxVus, #{cell}.throughputPerS)'),
  'capped-doubled-4': ms[0]('2 * capped-swoole-nts-4'),
  'capped-latency-nts-4': seconds[2]('#.load.maxVus / #swoole-nts-4.throughputPerS'),
  'capped-latency-nts-4-doubled': seconds[1]('doubled-cap / #swoole-nts-4.throughputPerS'),
  'p50-ratio-doubled-16': ratio[0]('2 * capped-swoole-nts-16 / #trueasync-16.latencyMs.p50'),
  'share-of-capped-{cell}': ratio[2]('#{cell}.latencyMs.p50 / capped-{cell}'),
  'least-share-of-capped': ratio[2](`min(share-of-capped-${CELLS})`),
  'most-share-of-capped': ratio[2](`max(share-of-capped-${CELLS})`),

  // Of a worker that is never idle.
  'service-{build}-{n}': ms[1]('perRequest({n}, #swoole-{build}-{n}.throughputPerS)'),
  'service-frankenphp-16': ms[1]('perRequest(16, #frankenphp-octane-16.throughputPerS)'),

  'in-flight-{cell}': count[0]('inFlight(#{cell}.throughputPerS, #{cell}.latencyMs.p50)'),
  'least-blocking-in-flight': count[0](`min(in-flight-${CELLS})`),
  'most-blocking-in-flight': count[0](`max(in-flight-${CELLS})`),
  'most-own-in-flight': count[0](`max(in-flight-trueasync-${N})`),
  'blocking-cells': count[0](`${BLOCKING.length * WORKERS.length}`),
  'all-cells': count[0]((runs) => runs(RUN).measurements.length),
  'in-flight-per-worker': count[0]('in-flight-trueasync-4 / 4'),
  'in-flight-per-worker-p95': count[0](
    'inFlight(#trueasync-4.throughputPerS, #trueasync-4.latencyMs.p95) / 4',
  ),
  'mean-for-two-dozen': ms[0]('24 * 4 * 1000 / #trueasync-4.throughputPerS'),

  'earlier-offered': perS('laravel-spawn-readme#swoole-4.load.arrivalRatePerS'),
  'earlier-ratio': ratio[1](
    'laravel-spawn-readme#swoole-4.latencyMs.p50 / laravel-spawn-readme#trueasync-4.latencyMs.p50',
  ),
  'earlier-capped': ms[0](
    'perRequest(laravel-spawn-readme#swoole-4.load.maxVus, laravel-spawn-readme#swoole-4.throughputPerS)',
  ),

  // What was asked for, what was sent, and what is missing.
  offered: perS('#.load.arrivalRatePerS'),
  duration: seconds('#.load.durationS'),
  'doubled-cap': count('2 * #.load.maxVus'),
  'graceful-stop': seconds('#.load.gracefulStopS'),
  planned: count('offered * duration'),
  'cap-share': share[1]('#.load.maxVus / planned'),
  'shortfall-{cell}': share[1]('max(0, 1 - #{cell}.throughputPerS / offered)'),
  'shortfall-nts-4': share[1]('shortfall-swoole-nts-4'),
  'least-own-dropped': share[1](`min(#trueasync-${N}.droppedShare)`),
  'most-own-dropped': share[1](`max(#trueasync-${N}.droppedShare)`),
  'unsent-nts-4': count('#swoole-nts-4.droppedShare * planned'),
  'unsent-trueasync-4': count('#trueasync-4.droppedShare * planned'),
  'sent-nts-4': perS[0]('(1 - #swoole-nts-4.droppedShare) * offered'),
  'gap-points-{cell}': count[1]('100 * (shortfall-{cell} - #{cell}.droppedShare)'),
  'least-gap-points': count[1](`min(gap-points-${CELLS})`),
  'most-gap-points': count[1](`max(gap-points-${CELLS})`),
  // Requests that were started and are not among the completed ones.
  'missing-{cell}': count[0](
    'planned * (1 - #{cell}.droppedShare) - #{cell}.throughputPerS * duration',
  ),
  'least-missing': count[0](`min(missing-${CELLS})`),
  'most-missing': count[0](`max(missing-${CELLS})`),
  'rows-trueasync-4': count('#trueasync-4.throughputPerS * duration'),
  'rows-nts-4': count('#swoole-nts-4.throughputPerS * duration'),
  measurements: count('all-cells'),
  'more-measurements': count(
    (runs) => measurementsOf(runs(OPCACHE), {status: 'measured'}).length / 2,
  ),
  'capped-cells': count(
    (runs) => verdictsOf(runs(RUN)).filter(({reason}) => reason === 'generator-capped').length,
  ),

  // The stages that the source states, and what the measured rates leave of them.
  'few-workers': count('4'),
  'most-workers': count('16'),
  'stated-service': ms(`sum(${RUN}-stated#swoole-4.stageMs.{php,ioWait})`),
  'stated-total': ms[0](`stated-service + ${RUN}-stated#swoole-4.stageMs.queueWait`),
  // What the stated total, which is the measured median, has over the sum of its parts.
  'stated-missing': ms[0](
    `${RUN}-stated#swoole-4.stageMs.total - stated-service - ${RUN}-stated#swoole-4.stageMs.queueWait`,
  ),
  'stated-rate': perS[0]((runs) => statedBound(runs, 'swoole', 1, 'slots')),
  'stated-php-rate': perS((runs) => statedBound(runs, 'trueasync', 50, 'worker-cpu')),
  'stated-busy': share[0](
    `#trueasync-4.throughputPerS * ${RUN}-stated#trueasync-4.stageMs.php / 4000`,
  ),
  // The largest that four threads can spend at the measured rate.
  'most-php': ms[2]('perRequest(4, #trueasync-4.throughputPerS)'),
  // As many of a request’s queries as a worker’s time could hold, if each took a tenth of a blocking request.
  'most-blocking-queries': count[1](
    'most-php * #.scenarios.bench.queriesPerRequest / service-nts-4',
  ),
  'least-wait': ms[0]('service-nts-4 - most-php'),
  'stated-blocked': share[1](`${RUN}-stated#swoole-4.stageMs.ioWait / stated-service`),
  'measured-blocked': share[1](`1 - ${RUN}-stated#swoole-4.stageMs.php / service-nts-4`),
  'cpu-for-95': ms[1]('0.05 * service-nts-4'),
  'capped-queue': count('#.load.maxVus - 4'),
  'capped-queue-wait': ms[0]('perRequest(capped-queue, #swoole-nts-4.throughputPerS)'),
  'stated-slots': count[0]((runs) => optimalSlots(statedTimes(runs, 'swoole'))),
  // Workers that the article's own times ask for at the offered rate: Little's law for busy workers.
  'stated-workers': count[0]('ceil(offered * stated-service / 1000)'),
  'connections-per-worker': count(
    'ta-benchmark-history#493c1f3-trueasync.databaseConnections / ta-benchmark-history#493c1f3-trueasync.workers',
  ),
  'connections-at-4': count('4 * connections-per-worker'),
  ...memory,
  ...opcache,
});
