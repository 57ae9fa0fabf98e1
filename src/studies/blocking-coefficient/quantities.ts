import {measuredServer} from '../../../lib/capacity/measured-servers.ts';
import {modelThroughputPerS} from '../../../lib/capacity/model-throughput.ts';
import {cappedMedians, exhibitOf} from '../../../lib/capacity/vu-cap.ts';
import {
  blockingCoefficient,
  coroutineGainLimit,
} from '../../../lib/queueing/blocking-coefficient.ts';
import {closedNetwork} from '../../../lib/queueing/closed-network.ts';
import {numberAt, valueOf} from '../../../lib/result/read.ts';
import {coresOf} from '../../../lib/result/stated.ts';
import {EQUIVALENCE_MARGIN} from '../../../lib/statistics/compare.ts';
import {readFrom, shown} from '../quantity.ts';
import {printed} from './quantities/printed.ts';
import {TYPICAL_SERVER} from './typical-server.ts';
import type {Measurement} from '../../../lib/result/types.ts';
import type {Quantities, Quantity, RunOf} from '../types.ts';

/** The page on I/O-bound and CPU-bound work; formulas read it. */
const THEORY = 'trueasync-theory';
/** The page of statistics. */
const PRINTED = 'trueasync-statistics';
const PATERSON = 'paterson-async-python';
const STUDY = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';

const ms = shown('ms');
const mb = shown('mb');
const count = shown('count', 0);
const cores = shown('cores');
const ratio = shown('ratio');
const perS = shown('perS', 0);
const share = shown('share', 0);
const kib = shown('kib', 0);

const MB_PER_MIB = 1.048576;

/** The source's base model: one millisecond of computing, and queries over a network. */
const baseModel: Quantities = {
  'base-queries': count('#.scenarios.cloud.queriesPerRequest'),
  'base-io-per-query': ms('#.scenarios.cloud.ioWaitPerQueryMs'),
  'base-beta': ratio('#base.ioMs / #base.cpuMs', 0),
  'base-share': ratio('#base.ioMs / (#base.ioMs + #base.cpuMs)', 3),
  'base-cores': cores('#.environment.cores'),
  'base-service': ms('#base.cpuMs + #base.ioMs', 0),
  'base-slots': count('base-cores * (1 + #base.ioMs / #base.cpuMs)'),
  'localhost-slots': count('1 + #environment-localhost.ioMs / #base.cpuMs'),
  'localhost-missing': share('1 / localhost-slots'),
  'zalando-threads': count('2 * (1 + #zalando.stageMs.total / #zalando.cpuMs)'),
  'gain-at-equal-times': ratio(() => coroutineGainLimit({coefficient: 1}), 0),
  // What blocking workers serve at these times; fifteen is what the source has.
  'fifteen-worker-rate': perS('15 * 1000 / base-service'),
  'fifty-worker-rate': perS('usual-pool * 1000 / base-service'),

  'small-stacks-memory': shown(
    'mib',
    2,
  )('#coroutine-step-128-kib.slots * #coroutine-step-128-kib.memoryMib.perCoroutine'),
  'scenario-440-tasks': count(
    `${PRINTED}#scenario-440.throughputPerS * ${PRINTED}#scenario-440.latencyMs.mean / 1000`,
  ),
  'coroutine-memory': mb(`#coroutine-step.memoryMib.perCoroutine * ${MB_PER_MIB}`, 2),
  'smallest-coroutine-memory': mb(
    `#coroutine-step-128-kib.memoryMib.perCoroutine * ${MB_PER_MIB}`,
    3,
  ),
  'memory-ratio': ratio('#sevalla.memoryMb.perWorker / coroutine-memory', 1),
  'least-memory-ratio': ratio('#sevalla.memoryMb.perWorker / smallest-coroutine-memory', 0),
  'small-memory-ratio': ratio(
    `#sevalla.memoryMb.perWorker / (${PRINTED}#scenario-2000.memoryMib.perCoroutine * ${MB_PER_MIB})`,
    0,
  ),
  'coroutine-sizes-ratio': ratio(
    `#coroutine-step.memoryMib.perCoroutine / ${PRINTED}#scenario-2000.memoryMib.perCoroutine`,
    0,
  ),
  'smallest-coroutine': kib('#coroutine-step-128-kib.memoryMib.perCoroutine * 1024'),
  'coroutine-small': kib(`${PRINTED}#scenario-2000.memoryMib.perCoroutine * 1024`),
};

/** The source's table of CPU times, computed anew: each row's optimal number of slots, and the rate of the whole server. */
const cpuTable: Quantities = {
  'row-{ms}-beta': ratio('#t-cpu-{ms}-php-fpm.ioMs / #t-cpu-{ms}-php-fpm.cpuMs', 1),
  'row-{ms}-slots': count('base-cores * (1 + row-{ms}-beta)'),
  'row-{ms}-rate': perS('base-cores / (#t-cpu-{ms}-php-fpm.cpuMs / 1000)'),
  'row-{ms}-service': ms('#t-cpu-{ms}-php-fpm.cpuMs + #t-cpu-{ms}-php-fpm.ioMs'),
  'row-{ms}-printed-slots': count('#t-cpu-{ms}-php-fpm.slots'),
  'row-{ms}-rate-of-slots': perS('1000 * #t-cpu-{ms}-php-fpm.slots / row-{ms}-service'),
  'row-{ms}-worker-memory': mb('round(row-{ms}-slots) * #sevalla.memoryMb.perWorker', 0),
  'row-{ms}-coroutine-memory': shown(
    'mib',
    0,
  )('round(row-{ms}-slots) * #coroutine-step.memoryMib.perCoroutine'),
  // Share of the cores that as many slots keep busy once they wait for each other.
  'row-{ms}-busy': share((runs, {ms: row}) => {
    const {cpuMs, ioMs} = timesAt(runs, `t-cpu-${row}-php-fpm`);
    const available = coresOf(runs(THEORY));
    return busy(
      runs,
      `t-cpu-${row}-php-fpm`,
      available,
      Math.round(available * (1 + ioMs / cpuMs)),
    );
  }),
  'rate-growth': ratio('row-1-rate / row-34-rate', 0),
  'table-growth-{ms}': ratio(
    '#t-cpu-{ms}-php-fpm.throughputPerS / #t-cpu-34-php-fpm.throughputPerS',
    1,
  ),
  // How far a row's cells lie from the same cells recomputed.
  'row-{ms}-deviation': share(
    [
      'max(abs(#t-cpu-{ms}-php-fpm.slots / round(row-{ms}-slots) - 1)',
      'abs(#t-cpu-{ms}-php-fpm.throughputPerS / (round(row-{ms}-slots) * 1000 / row-{ms}-service) - 1)',
      'abs(#t-cpu-{ms}-php-fpm.memoryMb.loaded / row-{ms}-worker-memory - 1)',
      'abs(#t-cpu-{ms}-coroutines.memoryMib.total / row-{ms}-coroutine-memory - 1))',
    ].join(', '),
  ),
  'table-deviation': share('max(row-{34,10,5,1}-deviation)', 1),
};

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
  count((runs) => runs(PATERSON).measurements.filter(isWanted).length);
const slowest = (waiting: string, isWanted: (row: Measurement) => boolean): Quantity =>
  shown('perS')((runs) => {
    const {measurements, systems} = runs(PATERSON);
    const rows = measurements.filter(
      (row) => isWanted(row) && systems[row.system].waiting === waiting,
    );
    return Math.min(...rows.map(({id}) => valueOf(runs(PATERSON), id, 'throughputPerS')));
  });

/** Measurements that the sources cite: Sevalla's, and Paterson's of Python. Times per request are of all in service at once. */
const citedMeasurements: Quantities = {
  'sevalla-connections': count(`${PRINTED}#laravel-api.load.vus`),
  'sevalla-cores': cores(`${PRINTED}#.environment.cores`),
  'stated-workers': count('#sevalla.workers'),
  'service-at-34': ms('1000 * stated-workers / #sevalla.throughputPerS', 1),
  'service-with-default-pool': ms(
    `1000 * ${PRINTED}#default-pool.slots / #sevalla.throughputPerS`,
    1,
  ),
  'service-on-one-core': ms('1000 / #sevalla.throughputPerS', 1),
  'laravel-on-one': ms(`1000 / ${PRINTED}#laravel-api.throughputPerS`, 1),
  'laravel-on-all': ms(`1000 * sevalla-connections / ${PRINTED}#laravel-api.throughputPerS`, 1),
  'symfony-on-one': ms(`1000 / ${PRINTED}#symfony-doctrine.throughputPerS`),
  'symfony-on-all': ms(`1000 * sevalla-connections / ${PRINTED}#symfony-doctrine.throughputPerS`),
  'cpu-estimates-ratio': ratio(`#sevalla.cpuMs / ${PRINTED}#laravel-api.cpuMs`, 0),
  'gain-over-fifty': ratio('#t-cpu-1-php-fpm.throughputPerS / fifty-worker-rate', 1),

  'paterson-rows': countOfRows(() => true),
  'paterson-shown': countOfRows(isShown),
  'paterson-omitted': countOfRows((row) => !isShown(row)),
  'slowest-sync': slowest('blocking', (row) => !isShown(row)),
  'slowest-async': slowest('coroutine', isShown),
};

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
  ms((runs) => {
    const {load, points} = exhibitOf(runs(STUDY), 'swoole-nts');
    const chosen = points.filter((point) => point.workers === workers);
    const [{p50Ms}] = cappedMedians(chosen, {...load, maxVus: times * load.maxVus});
    if (p50Ms !== null) return p50Ms;
    throw new RangeError(`Of ${workers} simulated workers no request was answered.`);
  }, 0);

/** The Laravel study's servers in the model. */
const laravelStudy: Quantities = {
  'pool-coroutines': count((runs) => pool(runs).coroutines),
  'pooled-rate': perS((runs) => {
    const {coroutines: coroutinesPerWorker, ...server} = pool(runs);
    return modelThroughputPerS({...server, coroutinesPerWorker, cores: coresOf(runs(STUDY))});
  }),
  // The same as one queue a worker.
  'separate-rate': perS((runs) => {
    const {workers, coroutines: customers, ...times} = pool(runs);
    return workers * closedNetwork({...times, customers, cores: 1}).throughputPerS;
  }),
  'pool-excess': share('1 - separate-rate / pooled-rate'),

  'study-service': ms((runs) => swoole(runs).serviceS * 1000, 1),
  'study-cpu-limit': ms((runs) => swoole(runs).cpuS * 1000, 2),
  'study-beta': ratio((runs) => blockingCoefficient(swoole(runs)), 1),
  'study-error-{workers}': share((runs, {workers}) => {
    const {cpuS, ioS} = swoole(runs);
    const measured = valueOf(runs(STUDY), `swoole-nts-${workers}`, 'throughputPerS');
    const setup = {cpuS, ioS, workers: Number(workers), cores: coresOf(runs(STUDY))};
    return modelThroughputPerS(setup) / measured - 1;
  }),
  'study-vus': count(`${STUDY}#.load.maxVus`),
  'study-vus-twice': count('2 * study-vus'),
  'study-rate': perS(`${STUDY}#.load.arrivalRatePerS`),
  'study-fewest-workers': count(`min(${STUDY}#swoole-nts-{4,8,12,16}.workers)`),
  'study-most-workers': count(`max(${STUDY}#swoole-nts-{4,8,12,16}.workers)`),
  'capped-latency-4': ms(`1000 * (study-vus / ${STUDY}#swoole-nts-4.throughputPerS)`, 0),
  'simulated-4': simulated(4),
  'simulated-16': simulated(16),
  'simulated-twice-4': simulated(4, 2),
  'simulated-twice-16': simulated(16, 2),
};

/** What the two pages assume of queries and slots, recomputed from what they say elsewhere. */
const queryTimes: Quantities = {
  'local-{kind}-{end}': ms('local-queries * query-{kind}-{end}'),
  'cloud-average-{end}': ms('query-average-{end} + round-trip-{end}', 1),
  'cloud-median-least': ms('linkbench-get + round-trip-least', 1),
  'cloud-median-most': ms('linkbench-update + round-trip-most', 1),
  'linkbench-tail': ratio('linkbench-p95 / linkbench-get', 0),
  // Over WordPress’ requests per second in the table of throughput.
  'symfony-over-wordpress': ratio(`${PRINTED}#symfony-doctrine.throughputPerS / 148`, 1),
  'workers-gb-{end}': count('scenario-workers * scenario-worker-mb-{end} / 1000', 1),
  'lan-slots': count('1 + #environment-lan.ioMs'),
  'cloud-slots': count('1 + #environment-cloud.ioMs'),
  'cross-region-slots': count('1 + #environment-cross-region.ioMs'),
  'row-34-cpu-share': share('#fpm-step.cpuMs / #fpm-step.stageMs.total'),
  // One thread a core, as the page has it.
  'busy-on-one-core': share((runs) =>
    busy(runs, 'base', 1, valueOf(runs(THEORY), 'base', 'slotsPerCore')),
  ),
  'more-with-fifty': share((runs) => {
    const row = 't-cpu-34-php-fpm';
    const [more, usual] = [50, valueOf(runs(THEORY), row, 'slots')].map((workers) =>
      busy(runs, row, coresOf(runs(THEORY)), workers),
    );
    return more / usual - 1;
  }),
  'freed-gb': count(
    `(#t-cpu-5-php-fpm.memoryMb.loaded - #t-cpu-5-coroutines.memoryMib.total * ${MB_PER_MIB}) / 1000`,
    1,
  ),
};

const typicalPerS = modelThroughputPerS(TYPICAL_SERVER);
const typicalBlockingPerS = (workers: number) =>
  modelThroughputPerS({...TYPICAL_SERVER, workers, coroutinesPerWorker: 1});

/** Fewest blocking workers whose throughput counts as equal to that of all coroutines. */
function equalWorkers() {
  let workers = 1;
  while (typicalBlockingPerS(workers) < (1 - EQUIVALENCE_MARGIN) * typicalPerS) workers += 1;
  return workers;
}

/** The server of the picture of throughput by workers. */
const typicalServer: Quantities = {
  'typical-workers': count(() => TYPICAL_SERVER.workers),
  'typical-blocking': perS(() => typicalBlockingPerS(TYPICAL_SERVER.workers)),
  'typical-coroutines': perS(() => typicalPerS),
  'typical-ceiling': perS(() => TYPICAL_SERVER.cores / TYPICAL_SERVER.cpuS),
  'typical-equal-workers': count(equalWorkers),
};

/** Every number that the study derives from its sources and from the Laravel study. */
export const quantities = readFrom(THEORY, {
  ...baseModel,
  ...cpuTable,
  ...citedMeasurements,
  ...laravelStudy,
  ...printed,
  ...queryTimes,
  ...typicalServer,
});
