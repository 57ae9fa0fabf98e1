import {verdictsOf} from '../../../lib/consistency/index.ts';
import {byWorkers} from '../../../lib/chart-data/by-workers.ts';
import {scalingModels} from '../../../lib/chart-data/workers-needed.ts';
import {optimalSlots, throughputBounds} from '../../../lib/queueing/index.ts';
import {measurementsOf, valueOf} from '../../../lib/result/read.ts';
import {coresOf} from '../../../lib/result/stated.ts';
import {readFrom, shown} from '../quantity.ts';
import {ANY, BLOCKING, CELLS, N, OPCACHE, RUN, WORKERS} from './cells.ts';
import {memory, opcache} from './quantities/memory.ts';
import type {Quantities, RunOf} from '../types.ts';

const perS = shown('perS');
const ms = shown('ms', 0);
const seconds = shown('s', 1);
const count = shown('count');
const rounded = shown('count', 0);
const ratio = shown('ratio', 1);
const percent = shown('share', 0);
const perMille = shown('share', 1);

/** What the servers served, by worker too, and how many workers would be needed. */
const throughput: Quantities = {
  'least-served': perS(`min(#trueasync-${N}.throughputPerS)`),
  'most-served': perS(`max(#trueasync-${N}.throughputPerS)`),
  'most-served-workers': rounded((runs) => {
    const rates = WORKERS.map((n) => valueOf(runs(RUN), `trueasync-${n}`, 'throughputPerS'));
    return WORKERS[rates.indexOf(Math.max(...rates))];
  }),
  'served-share-4': perMille('#trueasync-4.throughputPerS / offered'),
  'best-blocking-at-16': perS(`max(#${ANY}-16.throughputPerS)`),
  'least-blocking-at-16': perS(`min(#${ANY}-16.throughputPerS)`),
  'least-ratio-at-4': ratio(`#trueasync-4.throughputPerS / max(#${ANY}-4.throughputPerS)`),
  'least-gain-at-16': percent('#trueasync-16.throughputPerS / best-blocking-at-16 - 1'),
  'most-gain-at-16': percent('#trueasync-16.throughputPerS / least-blocking-at-16 - 1'),
  'least-loss-at-16': percent('1 - best-blocking-at-16 / #trueasync-16.throughputPerS'),
  'most-loss-at-16': percent('1 - least-blocking-at-16 / #trueasync-16.throughputPerS'),
  'zts-gain-{n}': perMille('#swoole-zts-{n}.throughputPerS / #swoole-nts-{n}.throughputPerS - 1'),
  'least-zts-gain': perMille(`min(zts-gain-${N})`),
  'most-zts-gain': perMille(`max(zts-gain-${N})`),
  // Octane FrankenPHP against the mean of the two Swoole builds.
  'frankenphp-gain-{n}': perMille(
    '#frankenphp-octane-{n}.throughputPerS / mean(#swoole-{nts,zts}-{n}.throughputPerS) - 1',
  ),
  'least-frankenphp-gain-to-12': perMille('min(frankenphp-gain-{4,8,12})'),
  'most-frankenphp-gain-to-12': perMille('max(frankenphp-gain-{4,8,12})'),
  'frankenphp-loss-16': perMille('0 - frankenphp-gain-16'),
  'rate-share-16': percent('#swoole-nts-16.throughputPerS / #trueasync-16.throughputPerS'),
  'loss-zts-16': perMille('1 - #swoole-zts-16.throughputPerS / #trueasync-16.throughputPerS'),
  'gain-zts-16': perMille('#trueasync-16.throughputPerS / #swoole-zts-16.throughputPerS - 1'),

  'rate-per-worker-{system}-{n}': perS('#{system}-{n}.throughputPerS / {n}', 1),
  'least-rate-per-worker': perS(`min(rate-per-worker-${CELLS})`, 1),
  'most-rate-per-worker': perS(`max(rate-per-worker-${CELLS})`, 1),
  'average-{n}': perS(`mean(#${ANY}-{n}.throughputPerS)`, 1),
  'per-worker-{n}': perS('average-{n} / {n}', 1),
  'per-worker-fall': percent('1 - per-worker-16 / per-worker-4'),
  'average-growth': ratio('average-16 / average-4'),

  // The rate that TrueAsync is said to reach, and blocking workers are to match.
  wanted: perS('990'),
  'needed-exactly-{n}': count('wanted / per-worker-{n}', 1),
  'needed-{n}': rounded('ceil(needed-exactly-{n})'),
  'needed-linear': rounded((runs) => workersFor(runs, 'linear', 990)),
  'needed-contention': rounded((runs) => workersFor(runs, 'contention', 990)),
  'match-linear': rounded((runs) => workersFor(runs, 'linear', ownRate(runs))),
  'match-contention': rounded((runs) => workersFor(runs, 'contention', ownRate(runs))),
  'decline-peak': perS((runs) => models(runs).decline.peak?.throughputPerS ?? NaN, 0),
  'decline-peak-workers': rounded((runs) => models(runs).decline.peak?.workers ?? NaN),
  'measured-to': rounded(`max(#${CELLS}.workers)`),
  'times-fewer-{n}': ratio(`${RUN}-stated#blocking-average-{n}.workersNeeded / 4`, 2),
};

const models = (runs: RunOf) =>
  scalingModels(byWorkers(runs(RUN), {path: 'throughputPerS', systems: BLOCKING}).series);
const workersFor = (runs: RunOf, model: 'linear' | 'contention', rate: number) =>
  Math.ceil(models(runs)[model].workersFor(rate) ?? NaN);
const ownRate = (runs: RunOf) => valueOf(runs(RUN), 'trueasync-12', 'throughputPerS');

/** Latencies, what the cap makes of them, and the requests that they put in flight. */
const latency: Quantities = {
  'least-own-p50': shown('ms')(`min(#trueasync-${N}.latencyMs.p50)`),
  'most-own-p50': shown('ms')(`max(#trueasync-${N}.latencyMs.p50)`),
  'p95-growth': percent('#trueasync-16.latencyMs.p95 / #trueasync-4.latencyMs.p95 - 1'),
  'spread-{cell}': ratio('#{cell}.latencyMs.p95 / #{cell}.latencyMs.p50', 2),
  'least-blocking-spread': ratio(`min(spread-${CELLS})`, 2),
  'most-blocking-spread': ratio(`max(spread-${CELLS})`, 2),
  'least-own-spread': ratio(`min(spread-trueasync-${N})`),
  'most-own-spread': ratio(`max(spread-trueasync-${N})`),
  'spread-nts-4': ratio('spread-swoole-nts-4', 2),
  'p50-ratio-{n}': ratio('#swoole-nts-{n}.latencyMs.p50 / #trueasync-{n}.latencyMs.p50'),

  'capped-{cell}': ms('1000 * (cap / #{cell}.throughputPerS)'),
  'capped-doubled-4': ms('2 * capped-swoole-nts-4'),
  'capped-latency-nts-4': seconds('cap / #swoole-nts-4.throughputPerS', 2),
  'capped-latency-nts-4-doubled': seconds('doubled-cap / #swoole-nts-4.throughputPerS'),
  'p50-ratio-doubled-16': ratio('2 * capped-swoole-nts-16 / #trueasync-16.latencyMs.p50', 0),
  'share-of-capped-{cell}': ratio('#{cell}.latencyMs.p50 / capped-{cell}', 2),
  'least-share-of-capped': ratio(`min(share-of-capped-${CELLS})`, 2),
  'most-share-of-capped': ratio(`max(share-of-capped-${CELLS})`, 2),

  // Of a worker that is never idle.
  'service-{build}-{n}': ms('1000 * {n} / #swoole-{build}-{n}.throughputPerS', 1),
  'service-frankenphp-16': ms('1000 * 16 / #frankenphp-octane-16.throughputPerS', 1),

  'in-flight-{cell}': rounded('inFlight(#{cell}.throughputPerS, #{cell}.latencyMs.p50)'),
  'least-blocking-in-flight': rounded(`min(in-flight-${CELLS})`),
  'most-blocking-in-flight': rounded(`max(in-flight-${CELLS})`),
  'most-own-in-flight': rounded(`max(in-flight-trueasync-${N})`),
  'blocking-cells': rounded(`${BLOCKING.length * WORKERS.length}`),
  'all-cells': rounded((runs) => runs(RUN).measurements.length),
  'in-flight-per-worker': rounded('in-flight-trueasync-4 / 4'),
  'in-flight-per-worker-p95': rounded(
    'inFlight(#trueasync-4.throughputPerS, #trueasync-4.latencyMs.p95) / 4',
  ),
  'mean-for-two-dozen': ms('24 * 4 * 1000 / #trueasync-4.throughputPerS'),

  'earlier-cap': rounded('laravel-spawn-readme#swoole-4.load.maxVus'),
  'earlier-offered': perS('laravel-spawn-readme#swoole-4.load.arrivalRatePerS'),
  'earlier-queries': rounded('laravel-spawn-readme#.scenarios.bench-5.queriesPerRequest'),
  'earlier-ratio': ratio(
    'laravel-spawn-readme#swoole-4.latencyMs.p50 / laravel-spawn-readme#trueasync-4.latencyMs.p50',
  ),
  'earlier-capped': ms('1000 * (earlier-cap / laravel-spawn-readme#swoole-4.throughputPerS)'),
};

/** What was asked for, what was sent, and what is missing. */
const requests: Quantities = {
  offered: perS('#.load.arrivalRatePerS'),
  duration: shown('s')('#.load.durationS'),
  cap: count('#.load.maxVus'),
  'doubled-cap': count('2 * cap'),
  'pre-allocated': count('#.load.preAllocatedVus'),
  'graceful-stop': shown('s')('#.load.gracefulStopS'),
  planned: count('offered * duration'),
  'cap-share': perMille('cap / planned'),
  'shortfall-{cell}': perMille('max(0, 1 - #{cell}.throughputPerS / offered)'),
  'shortfall-nts-4': perMille('shortfall-swoole-nts-4'),
  'least-own-dropped': perMille(`min(#trueasync-${N}.droppedShare)`),
  'most-own-dropped': perMille(`max(#trueasync-${N}.droppedShare)`),
  'unsent-nts-4': count('#swoole-nts-4.droppedShare * planned'),
  'unsent-trueasync-4': count('#trueasync-4.droppedShare * planned'),
  'sent-nts-4': perS('(1 - #swoole-nts-4.droppedShare) * offered', 0),
  'gap-points-{cell}': count('100 * (shortfall-{cell} - #{cell}.droppedShare)', 1),
  'least-gap-points': count(`min(gap-points-${CELLS})`, 1),
  'most-gap-points': count(`max(gap-points-${CELLS})`, 1),
  // Requests that were started and are not among the completed ones.
  'missing-{cell}': rounded(
    'planned * (1 - #{cell}.droppedShare) - #{cell}.throughputPerS * duration',
  ),
  'least-missing': rounded(`min(missing-${CELLS})`),
  'most-missing': rounded(`max(missing-${CELLS})`),
  'rows-trueasync-4': count('#trueasync-4.throughputPerS * duration'),
  'rows-nts-4': count('#swoole-nts-4.throughputPerS * duration'),
  measurements: count('all-cells'),
  'more-measurements': count(
    (runs) => measurementsOf(runs(OPCACHE), {status: 'measured'}).length / 2,
  ),
  'capped-cells': count(
    (runs) => verdictsOf(runs(RUN)).filter(({reason}) => reason === 'generator-capped').length,
  ),
};

/** The stages that the source states, and what the measured rates leave of them. */
const time: Quantities = {
  cores: count('#.environment.cores'),
  queries: count('#.scenarios.bench.queriesPerRequest'),
  'few-workers': count('4'),
  'most-workers': count('16'),
  'stated-service': shown('ms')(`sum(${RUN}-stated#swoole-4.stageMs.{php,ioWait})`),
  'stated-total': ms(`stated-service + ${RUN}-stated#swoole-4.stageMs.queueWait`),
  // What the stated total, which is the measured median, has over the sum of its parts.
  'stated-missing': ms(
    `${RUN}-stated#swoole-4.stageMs.total - stated-service - ${RUN}-stated#swoole-4.stageMs.queueWait`,
  ),
  'stated-rate': perS((runs) => statedBound(runs, 'swoole', 1, 'slots'), 0),
  'stated-php-rate': perS((runs) => statedBound(runs, 'trueasync', 50, 'worker-cpu')),
  'stated-busy': percent(
    `#trueasync-4.throughputPerS * ${RUN}-stated#trueasync-4.stageMs.php / 4000`,
  ),
  // The largest that four threads can spend at the measured rate.
  'most-php': ms('4000 / #trueasync-4.throughputPerS', 2),
  // As many of a request’s queries as a worker’s time could hold, if each took a tenth of a blocking request.
  'most-blocking-queries': count('most-php * queries / service-nts-4', 1),
  'least-wait': ms('service-nts-4 - most-php'),
  'stated-blocked': perMille(`${RUN}-stated#swoole-4.stageMs.ioWait / stated-service`),
  'measured-blocked': perMille(`1 - ${RUN}-stated#swoole-4.stageMs.php / service-nts-4`),
  'cpu-for-95': ms('0.05 * service-nts-4', 1),
  'capped-queue': count('cap - 4'),
  'capped-queue-wait': ms('1000 * capped-queue / #swoole-nts-4.throughputPerS'),
  'stated-slots': rounded((runs) => optimalSlots(statedTimes(runs, 'swoole'))),
  // Workers that the article's own times ask for at the offered rate: Little's law for busy workers.
  'stated-workers': rounded('ceil(offered * stated-service / 1000)'),
  'connections-peak-workers': count('ta-benchmark-history#493c1f3-trueasync.workers'),
  'connections-per-worker': count(
    'ta-benchmark-history#493c1f3-trueasync.databaseConnections / connections-peak-workers',
  ),
  'connections-at-4': count('4 * connections-per-worker'),
};

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
  ...throughput,
  ...latency,
  ...requests,
  ...time,
  ...memory,
  ...opcache,
});
