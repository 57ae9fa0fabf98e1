// @ts-check
import {requireQuantities} from '../quantity/index.js';

/**
 * An application as its owner can measure it. Times are seconds for one request, state included.
 *
 * @typedef {'fpm' | 'swoole' | 'frankenphp' | 'own'} Server `own`: one that has no settings of its own
 * @typedef {object} Application
 * @property {number} cpuS T_cpu: PHP's CPU time, with booting and connecting
 * @property {number} ioS T_io: what PHP waits, with waiting for a connection
 * @property {number} bootCpuS part of T_cpu that boots the application
 * @property {number} bootIoS part of T_io in which booting waits
 * @property {number} connectCpuS part of T_cpu that opens connections
 * @property {number} connectIoS part of T_io that opening connections waits
 * @property {number} sharedCpuS CPU time of others (database, web server) on the same cores
 * @property {number} connectSharedCpuS part of that which opening connections causes
 * @property {number} cores
 * @property {number} workers blocking workers as they are now
 * @property {number} slotsPerWorker coroutines of a worker, where there are coroutines
 * @property {number} firstMb memory of the first process, with all that the others share
 * @property {number} workerMb of each further worker
 * @property {number} slotMb of each further coroutine
 * @property {number | null} arrivalRatePerS rate that is asked for; null: any
 * @property {number | null} memoryMb memory for PHP; null: enough
 * @property {number | null} connections database connections; null: enough
 * @property {number | null} [databaseIoS] part of T_io in which a request waits for its queries; null: all but booting
 *   and connecting
 * @property {'request' | 'query'} [hold] how long it holds a connection; from its beginning to its end unless given
 * @property {boolean} [isBootKnown] whether the cost of booting was given; it was unless this says otherwise
 * @property {boolean} [isConnectKnown] the same of connecting
 * @property {Server} [server] what serves it, which words of advice depend on; PHP-FPM where nothing is known
 */

/** @type {Record<string, import('../quantity/quantity.js').QuantityKind>} */
const KINDS = {
  cpuS: 'positive',
  ioS: 'non-negative',
  bootCpuS: 'non-negative',
  bootIoS: 'non-negative',
  connectCpuS: 'non-negative',
  connectIoS: 'non-negative',
  sharedCpuS: 'non-negative',
  connectSharedCpuS: 'non-negative',
  cores: 'count',
  workers: 'count',
  slotsPerWorker: 'count',
  firstMb: 'non-negative',
  workerMb: 'non-negative',
  slotMb: 'non-negative',
};
const OPTIONAL = /** @type {const} */ (['arrivalRatePerS', 'memoryMb', 'connections']);

/**
 * Refuses an application that can't be: numbers out of range, or parts that are larger than their whole.
 *
 * @param {Application} application
 * @throws {RangeError} naming what is wrong
 */
export function requireApplication(application) {
  const given = OPTIONAL.filter((name) => application[name] !== null);
  requireQuantities('application', application, {
    ...KINDS,
    ...Object.fromEntries(given.map((name) => [name, /** @type {const} */ ('positive')])),
  });
  const [part] = partsTooLarge(application);
  if (part === 'memoryMb') {
    throw new RangeError(
      'application: memoryMb is less than the first process takes (firstMb). Give at least as much as it takes.',
    );
  }
  if (part) {
    throw new RangeError(
      `application: booting and connecting together take all of ${part} or more, though they are parts of it. Lower them, or raise ${part}.`,
    );
  }
}

/**
 * Wholes that their parts exceed: of the CPU time something must be left for the answer itself, and the memory must hold
 * a worker.
 *
 * @param {Application} application
 * @returns {('cpuS' | 'ioS' | 'sharedCpuS' | 'memoryMb')[]}
 */
export function partsTooLarge(application) {
  const {cpuS, ioS, sharedCpuS, bootCpuS, bootIoS, connectCpuS, connectIoS, connectSharedCpuS} =
    application;
  const waitsS = bootIoS + connectIoS + (application.databaseIoS ?? 0);
  const wholes = /** @type {const} */ ([
    ['cpuS', bootCpuS + connectCpuS >= cpuS],
    ['ioS', waitsS > ioS * (1 + 1e-9)],
    ['sharedCpuS', connectSharedCpuS > sharedCpuS * (1 + 1e-9)],
    ['memoryMb', application.memoryMb !== null && application.memoryMb < application.firstMb],
  ]);
  return wholes.filter(([, isTooLarge]) => isTooLarge).map(([name]) => name);
}

/**
 * Times of one request, with state opened for each, or kept.
 *
 * @typedef {{cpuS: number, ioS: number, sharedCpuS: number}} Times
 * @param {Application} application
 * @param {{keepsBoot?: boolean, keepsConnection?: boolean}} keeps
 * @returns {Times}
 */
export function timesOf(application, {keepsBoot = false, keepsConnection = false}) {
  const {bootCpuS, bootIoS, connectCpuS, connectIoS, connectSharedCpuS} = application;
  const boot = keepsBoot ? 1 : 0;
  const connection = keepsConnection ? 1 : 0;
  const rest = (/** @type {number} */ whole, /** @type {number} */ part) =>
    Math.max(0, whole - part);
  return {
    cpuS: rest(application.cpuS, boot * bootCpuS + connection * connectCpuS),
    ioS: rest(application.ioS, boot * bootIoS + connection * connectIoS),
    sharedCpuS: rest(application.sharedCpuS, connection * connectSharedCpuS),
  };
}
