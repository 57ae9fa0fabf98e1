import {measuredServer} from '../../../lib/capacity/measured-servers.ts';
import {cappedMedians, exhibitOf} from '../../../lib/capacity/vu-cap.ts';
import {modelThroughputPerS} from '../../../lib/capacity/model-throughput.ts';
import {
  blockingCoefficient,
  coroutineGainLimit,
} from '../../../lib/queueing/blocking-coefficient.ts';
import {closedNetwork} from '../../../lib/queueing/closed-network.ts';
import {numberAt, valueOf} from '../../../lib/result/read.ts';
import {coresOf} from '../../../lib/result/stated.ts';
import {EQUIVALENCE_MARGIN} from '../../../lib/statistics/compare.ts';
import {count, kib, mb, mib, ms, perS, ratio, readFrom, share} from '../quantity.ts';
import {printed} from './quantities/printed.ts';
import {TYPICAL_SERVER} from './typical-server.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Quantity, RunOf} from '../types.ts';

/** The page on I/O-bound and CPU-bound work; formulas read it. */
const THEORY = 'trueasync-theory';
/** The page of statistics. */
const PRINTED = 'trueasync-statistics';
const PATERSON = 'paterson-async-python';
const STUDY = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';

const MB_PER_MIB = 1.048576;

const timesAt = (runs: RunOf, cell: string) => {
  const [cpuMs, ioMs] = ['cpuMs', 'ioMs'].map((path) => valueOf(runs(THEORY), cell, path));
  return {cpuMs, ioMs};
};

/** Share of the cores that as many slots keep busy, at the times of a row of the theory. */
function busy(runs: RunOf, cell: string, available: number, workers: number) {
  const {cpuMs, ioMs} = timesAt(runs, cell);
  const times = {cpuS: cpuMs / 1000, ioS: ioMs / 1000};
  return (modelThroughputPerS({...times, cores: available, workers}) * times.cpuS) / available;
}

const isShown = ({notes = []}: Measurement) => notes.some((note) => note.startsWith('Shown'));
const countOfRows = (isWanted: (row: Measurement) => boolean) =>
  count[0]((runs) => runs(PATERSON).measurements.filter(isWanted).length);
const slowest = (waiting: string, isWanted: (row: Measurement) => boolean): Quantity =>
  perS((runs) => {
    const {measurements, systems} = runs(PATERSON);
    const rows = measurements.filter(
      (row) => isWanted(row) && systems[row.system].waiting === waiting,
    );
    return Math.min(...rows.map(({id}) => valueOf(runs(PATERSON), id, 'throughputPerS')));
  });

const swoole = (runs: RunOf) => measuredServer(runs(STUDY), 'swoole-nts');

/** Four TrueAsync workers with as many requests in flight each as the study had: any worker takes any request. */
const pool = (runs: RunOf) => {
  const {cpuS, ioS} = swoole(runs);
  const at = (path: string) => numberAt(runs(STUDY), `trueasync-4.${path}`).value;
  const workers = 4;
  const inFlight = at('throughputPerS') * (at('latencyMs.p50') / 1000);
  return {cpuS, ioS, workers, coroutines: Math.round(inFlight / workers)};
};

/** Median latency in the simulation. */
const simulated = (workers: number, times: number = 1) =>
  ms[0]((runs) => {
    const {load, points} = exhibitOf(runs(STUDY), 'swoole-nts');
    const chosen = points.filter((point) => point.workers === workers);
    const [{p50Ms}] = cappedMedians(chosen, {...load, maxVus: times * load.maxVus});
    if (p50Ms !== null) return p50Ms;
    throw new RangeError(`Of ${workers} simulated workers no request was answered.`);
  });

const typicalPerS = modelThroughputPerS(TYPICAL_SERVER);
const typicalBlockingPerS = (workers: number) =>
  modelThroughputPerS({...TYPICAL_SERVER, workers, coroutinesPerWorker: 1});

/** Fewest blocking workers whose throughput counts as equal to that of all coroutines. */
function equalWorkers() {
  let workers = 1;
  while (typicalBlockingPerS(workers) < (1 - EQUIVALENCE_MARGIN) * typicalPerS) workers += 1;
  return workers;
}

/** Every number that the study derives from its sources and from the Laravel study. */
export const quantities = readFrom(THEORY, {
  // The source's base model: one millisecond of computing, and queries over a network.
  'base-io-per-query': ms('#.scenarios.cloud.ioWaitPerQueryMs'),
  'base-beta': ratio[0]('#base.ioMs / #base.cpuMs'),
  'base-share': ratio[3]('#base.ioMs / (#base.ioMs + #base.cpuMs)'),
  'base-service': ms[0]('#base.cpuMs + #base.ioMs'),
  'base-slots': count[0]('#.environment.cores * (1 + #base.ioMs / #base.cpuMs)'),
  'localhost-slots': count[0]('1 + #environment-localhost.ioMs / #base.cpuMs'),
  'localhost-missing': share[0]('1 / localhost-slots'),
  'zalando-threads': count[0]('2 * (1 + #zalando.stageMs.total / #zalando.cpuMs)'),
  'gain-at-equal-times': ratio[0](() => coroutineGainLimit({coefficient: 1})),
  // What blocking workers serve at these times; fifteen is what the source has.
  'fifteen-worker-rate': perS[0]('15 * 1000 / base-service'),
  'fifty-worker-rate': perS[0]('usual-pool * 1000 / base-service'),

  'small-stacks-memory': mib[2](
    '#coroutine-step-128-kib.slots * #coroutine-step-128-kib.memoryMib.perCoroutine',
  ),
  'scenario-440-tasks': count[0](
    `${PRINTED}#scenario-440.throughputPerS * ${PRINTED}#scenario-440.latencyMs.mean / 1000`,
  ),
  'coroutine-memory': mb[2](`#coroutine-step.memoryMib.perCoroutine * ${MB_PER_MIB}`),
  'smallest-coroutine-memory': mb[3](
    `#coroutine-step-128-kib.memoryMib.perCoroutine * ${MB_PER_MIB}`,
  ),
  'memory-ratio': ratio[1]('#sevalla.memoryMb.perWorker / coroutine-memory'),
  'least-memory-ratio': ratio[0]('#sevalla.memoryMb.perWorker / smallest-coroutine-memory'),
  'small-memory-ratio': ratio[0](
    `#sevalla.memoryMb.perWorker / (${PRINTED}#scenario-2000.memoryMib.perCoroutine * ${MB_PER_MIB})`,
  ),
  'coroutine-sizes-ratio': ratio[0](
    `#coroutine-step.memoryMib.perCoroutine / ${PRINTED}#scenario-2000.memoryMib.perCoroutine`,
  ),
  'smallest-coroutine': kib[0]('#coroutine-step-128-kib.memoryMib.perCoroutine * 1024'),
  'coroutine-small': kib[0](`${PRINTED}#scenario-2000.memoryMib.perCoroutine * 1024`),

  // The source's table of CPU times, computed anew: each row's optimal number of slots, and the rate of the whole server.
  'row-{ms}-beta': ratio[1]('#t-cpu-{ms}-php-fpm.ioMs / #t-cpu-{ms}-php-fpm.cpuMs'),
  'row-{ms}-slots': count[0]('#.environment.cores * (1 + row-{ms}-beta)'),
  'row-{ms}-rate': perS[0]('#.environment.cores / (#t-cpu-{ms}-php-fpm.cpuMs / 1000)'),
  'row-{ms}-service': ms('#t-cpu-{ms}-php-fpm.cpuMs + #t-cpu-{ms}-php-fpm.ioMs'),
  'row-{ms}-printed-slots': count[0]('#t-cpu-{ms}-php-fpm.slots'),
  'row-{ms}-rate-of-slots': perS[0]('1000 * #t-cpu-{ms}-php-fpm.slots / row-{ms}-service'),
  'row-{ms}-worker-memory': mb[0]('round(row-{ms}-slots) * #sevalla.memoryMb.perWorker'),
  'row-{ms}-coroutine-memory': mib[0](
    'round(row-{ms}-slots) * #coroutine-step.memoryMib.perCoroutine',
  ),
  // Share of the cores that as many slots keep busy once they wait for each other.
  'row-{ms}-busy': share[0]((runs, {ms: row}) => {
    const {cpuMs, ioMs} = timesAt(runs, `t-cpu-${row}-php-fpm`);
    const available = coresOf(runs(THEORY));
    return busy(
      runs,
      `t-cpu-${row}-php-fpm`,
      available,
      Math.round(available * (1 + ioMs / cpuMs)),
    );
  }),
  'rate-growth': ratio[0]('row-1-rate / row-34-rate'),
  'table-growth-{ms}': ratio[1](
    '#t-cpu-{ms}-php-fpm.throughputPerS / #t-cpu-34-php-fpm.throughputPerS',
  ),
  // How far a row's cells lie from the same cells recomputed.
  'row-{ms}-deviation': share[0](
    [
      'max(abs(#t-cpu-{ms}-php-fpm.slots / round(row-{ms}-slots) - 1)',
      'abs(#t-cpu-{ms}-php-fpm.throughputPerS / (round(row-{ms}-slots) * 1000 / row-{ms}-service) - 1)',
      'abs(#t-cpu-{ms}-php-fpm.memoryMb.loaded / row-{ms}-worker-memory - 1)',
      'abs(#t-cpu-{ms}-coroutines.memoryMib.total / row-{ms}-coroutine-memory - 1))',
    ].join(', '),
  ),
  'table-deviation': share[1]('max(row-{34,10,5,1}-deviation)'),

  // Measurements that the sources cite: Sevalla's, and Paterson's of Python. Times per request are of all in service at
  // once.
  'service-at-34': ms[1]('perRequest(#sevalla.workers, #sevalla.throughputPerS)'),
  'service-with-default-pool': ms[1](
    `perRequest(${PRINTED}#default-pool.slots, #sevalla.throughputPerS)`,
  ),
  'service-on-one-core': ms[1]('perRequest(1, #sevalla.throughputPerS)'),
  'laravel-on-one': ms[1](`perRequest(1, ${PRINTED}#laravel-api.throughputPerS)`),
  'laravel-on-all': ms[1](
    `perRequest(trueasync-statistics#laravel-api.load.vus, ${PRINTED}#laravel-api.throughputPerS)`,
  ),
  'symfony-on-one': ms(`perRequest(1, ${PRINTED}#symfony-doctrine.throughputPerS)`),
  'symfony-on-all': ms(
    `perRequest(trueasync-statistics#laravel-api.load.vus, ${PRINTED}#symfony-doctrine.throughputPerS)`,
  ),
  'cpu-estimates-ratio': ratio[0](`#sevalla.cpuMs / ${PRINTED}#laravel-api.cpuMs`),
  'gain-over-fifty': ratio[1]('#t-cpu-1-php-fpm.throughputPerS / fifty-worker-rate'),

  'paterson-rows': countOfRows(() => true),
  'paterson-shown': countOfRows(isShown),
  'paterson-omitted': countOfRows((row) => !isShown(row)),
  'slowest-sync': slowest('blocking', (row) => !isShown(row)),
  'slowest-async': slowest('coroutine', isShown),

  // The Laravel study's servers in the model.
  'pool-coroutines': count[0]((runs) => pool(runs).coroutines),
  'pooled-rate': perS[0]((runs) => {
    const {coroutines: coroutinesPerWorker, ...server} = pool(runs);
    return modelThroughputPerS({...server, coroutinesPerWorker, cores: coresOf(runs(STUDY))});
  }),
  // The same as one queue a worker.
  'separate-rate': perS[0]((runs) => {
    const {workers, coroutines: customers, ...times} = pool(runs);
    return workers * closedNetwork({...times, customers, cores: 1}).throughputPerS;
  }),
  'pool-excess': share[0]('1 - separate-rate / pooled-rate'),

  'study-service': ms[1]((runs) => swoole(runs).serviceS * 1000),
  'study-cpu-limit': ms[2]((runs) => swoole(runs).cpuS * 1000),
  'study-beta': ratio[1]((runs) => blockingCoefficient(swoole(runs))),
  'study-error-{workers}': share[0]((runs, {workers}) => {
    const {cpuS, ioS} = swoole(runs);
    const measured = valueOf(runs(STUDY), `swoole-nts-${workers}`, 'throughputPerS');
    const setup = {cpuS, ioS, workers: Number(workers), cores: coresOf(runs(STUDY))};
    return modelThroughputPerS(setup) / measured - 1;
  }),
  'study-vus-twice': count[0]('2 * ta-benchmark-2026-04-03#.load.maxVus'),
  'study-rate': perS[0](`${STUDY}#.load.arrivalRatePerS`),
  'study-fewest-workers': count[0](`min(${STUDY}#swoole-nts-{4,8,12,16}.workers)`),
  'study-most-workers': count[0](`max(${STUDY}#swoole-nts-{4,8,12,16}.workers)`),
  'capped-latency-4': ms[0](
    `perRequest(ta-benchmark-2026-04-03#.load.maxVus, ${STUDY}#swoole-nts-4.throughputPerS)`,
  ),
  'simulated-4': simulated(4),
  'simulated-16': simulated(16),
  'simulated-twice-4': simulated(4, 2),
  'simulated-twice-16': simulated(16, 2),
  ...printed,

  // What the two pages assume of queries and slots, recomputed from what they say elsewhere.
  'local-{kind}-{end}': ms('local-queries * query-{kind}-{end}'),
  'cloud-average-{end}': ms[1]('query-average-{end} + round-trip-{end}'),
  'cloud-median-least': ms[1]('linkbench-get + round-trip-least'),
  'cloud-median-most': ms[1]('linkbench-update + round-trip-most'),
  'linkbench-tail': ratio[0]('linkbench-p95 / linkbench-get'),
  // Over WordPress’ requests per second in the table of throughput.
  'symfony-over-wordpress': ratio[1](`${PRINTED}#symfony-doctrine.throughputPerS / 148`),
  'workers-gb-{end}': count[1]('scenario-workers * scenario-worker-mb-{end} / 1000'),
  'lan-slots': count[0]('1 + #environment-lan.ioMs'),
  'cloud-slots': count[0]('1 + #environment-cloud.ioMs'),
  'cross-region-slots': count[0]('1 + #environment-cross-region.ioMs'),
  'row-34-cpu-share': share[0]('#fpm-step.cpuMs / #fpm-step.stageMs.total'),
  // One thread a core, as the page has it.
  'busy-on-one-core': share[0]((runs) =>
    busy(runs, 'base', 1, valueOf(runs(THEORY), 'base', 'slotsPerCore')),
  ),
  'more-with-fifty': share[0]((runs) => {
    const row = 't-cpu-34-php-fpm';
    const [more, usual] = [50, valueOf(runs(THEORY), row, 'slots')].map((workers) =>
      busy(runs, row, coresOf(runs(THEORY)), workers),
    );
    return more / usual - 1;
  }),
  'freed-gb': count[1](
    `(#t-cpu-5-php-fpm.memoryMb.loaded - #t-cpu-5-coroutines.memoryMib.total * ${MB_PER_MIB}) / 1000`,
  ),

  // The server of the picture of throughput by workers.
  'typical-workers': count[0](() => TYPICAL_SERVER.workers),
  'typical-blocking': perS[0](() => typicalBlockingPerS(TYPICAL_SERVER.workers)),
  'typical-coroutines': perS[0](() => typicalPerS),
  'typical-ceiling': perS[0](() => TYPICAL_SERVER.cores / TYPICAL_SERVER.cpuS),
  'typical-equal-workers': count[0](equalWorkers),
});
