// @ts-check
import {measurementWith} from '../chart-data/design-cells.js';
import {cellAt} from '../chart-data/corners.js';
import {predictedThroughput, requestTimes} from '../chart-data/predicted-throughput.js';
import {valueOf} from '../result/read.js';

/**
 * @typedef {import('../chart-data/measured-point.js').Run} Run
 * @typedef {import('./application.js').Application} Application
 * @typedef {{firstMb: number, workerMb: number, slotMb: number, slotsPerWorker: number}} Memory
 * @typedef {{id: string, label: string, measuredPerS: number, application: Application}} MeasuredCell its server included
 *   `id` is `<run>/<measurement>`
 */

const LEVELS = /** @type {const} */ ([
  {application: 'dropped', connection: 'opened'},
  {application: 'dropped', connection: 'held'},
  {application: 'kept', connection: 'opened'},
  {application: 'kept', connection: 'held'},
]);
/** Runtimes of the harness, and which server's settings advice on them names. @type {[string, import('./application.js').Server][]} */
const RUNTIMES = [
  ['php-fpm-nginx', 'fpm'],
  ['fiber', 'own'],
];
const WORKERS = [1, 2, 4, 16];

/**
 * The blocking cells of the HTTP harness whose request was measured alone, as applications: what booting and connecting
 * cost is the difference between a server that does it for each request and one that keeps all.
 *
 * @param {Run} run
 * @param {Memory} memory
 * @returns {MeasuredCell[]}
 */
export function measuredCells(run, memory) {
  const parts = partsOf(run);
  return RUNTIMES.flatMap(([runtime, server]) =>
    LEVELS.flatMap((levels) =>
      WORKERS.flatMap((workers) => {
        const configuration = cellAt({...levels, waiting: 'blocking'}, {runtime, workers});
        const measurement = measurementWith(run, configuration);
        const times = measurement && requestTimes(run, configuration);
        if (!measurement || !times || !predictedThroughput(run, measurement, configuration))
          return [];
        const application = applicationOf(run, times, parts, levels, {
          ...{workers, server},
          ...memory,
        });
        return [
          {
            id: `${run.id.split('/').at(-1)}/${measurement.id}`,
            label: run.systems[measurement.system].label,
            measuredPerS: valueOf(run, measurement.id, 'throughputPerS'),
            application,
          },
        ];
      }),
    ),
  );
}

/**
 * What booting and connecting take of a request, from the factorial server with one part dropped and with all kept.
 *
 * @param {Run} run
 * @returns {{boot: import('./application.js').Times, connect: import('./application.js').Times}} seconds
 */
export function partsOf(run) {
  const timesAt = (/** @type {(typeof LEVELS)[number]} */ levels) => {
    const times = requestTimes(run, cellAt({...levels, waiting: 'blocking'}, {}));
    if (!times)
      throw new Error(
        `run “${run.id}” has no measured request alone with ${JSON.stringify(levels)}. Measure one, or choose another run.`,
      );
    return times;
  };
  const kept = timesAt(LEVELS[3]);
  const beyond = (/** @type {(typeof LEVELS)[number]} */ levels) => {
    const times = timesAt(levels);
    return {
      cpuS: Math.max(0, times.cpuS - kept.cpuS),
      ioS: Math.max(0, times.ioS - kept.ioS),
      sharedCpuS: Math.max(0, times.sharedCpuS - kept.sharedCpuS),
    };
  };
  return {boot: beyond(LEVELS[1]), connect: beyond(LEVELS[2])};
}

/**
 * @param {Run} run
 * @param {import('./application.js').Times} times
 * @param {ReturnType<typeof partsOf>} parts
 * @param {(typeof LEVELS)[number]} levels
 * @param {{workers: number, server: import('./application.js').Server} & Memory} rest
 * @returns {Application}
 */
function applicationOf(run, times, {boot, connect}, {application, connection}, rest) {
  const boots = application === 'dropped' ? 1 : 0;
  const connects = connection === 'opened' ? 1 : 0;
  return {
    cpuS: times.cpuS,
    ioS: times.ioS,
    sharedCpuS: times.sharedCpuS,
    bootCpuS: boots * boot.cpuS,
    // Waits of a boot that reads no more than compiled files are the noise of two measurements.
    bootIoS: 0,
    connectCpuS: connects * connect.cpuS,
    connectIoS: connects * connect.ioS,
    connectSharedCpuS: connects * connect.sharedCpuS,
    cores: Number(run.environment.cores),
    ...rest,
    arrivalRatePerS: null,
    memoryMb: null,
    connections: null,
  };
}
