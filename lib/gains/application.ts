import {requireQuantities} from '../quantity/quantity.ts';
import type {QuantityKind} from '../quantity/quantity.ts';

/**
 * An application as its owner can measure it. Times are seconds for one request, state included.
 *
 * `own`: one that has no settings of its own; `wordpress`: PHP-FPM, with an application that isn't made to be kept
 */
export type Server = 'fpm' | 'swoole' | 'frankenphp' | 'own' | 'wordpress';

export interface Application {
  /** T_cpu: PHP's CPU time, with booting and connecting */
  cpuS: number;
  /** T_io: what PHP waits, with waiting for a connection */
  ioS: number;
  /** part of T_cpu that boots the application */
  bootCpuS: number;
  /** part of T_io in which booting waits */
  bootIoS: number;
  /** part of T_cpu that opens connections */
  connectCpuS: number;
  /** part of T_io that opening connections waits */
  connectIoS: number;
  /** CPU time of others (database, web server) on the same cores */
  sharedCpuS: number;
  /** part of that which opening connections causes */
  connectSharedCpuS: number;
  cores: number;
  /** blocking workers as they are now */
  workers: number;
  /** coroutines of a worker, where there are coroutines */
  slotsPerWorker: number;
  /** memory of the first process, with all that the others share */
  firstMb: number;
  /** of each further worker */
  workerMb: number;
  /** of each further coroutine */
  slotMb: number;
  /** rate that is asked for; null: any */
  arrivalRatePerS: number | null;
  /** memory for PHP; null: enough */
  memoryMb: number | null;
  /** database connections; null: enough */
  connections: number | null;
  /**
   * part of T_io in which a request waits for its queries; null: all but booting
   * and connecting
   */
  databaseIoS?: number | null;
  /** how long it holds a connection; from its beginning to its end unless given */
  hold?: 'request' | 'query';
  /** whether the cost of booting was given; it was unless this says otherwise */
  isBootKnown?: boolean;
  /** the same of connecting */
  isConnectKnown?: boolean;
  /** what serves it, which words of advice depend on; PHP-FPM where nothing is known */
  server?: Server;
}

const KINDS: Record<string, QuantityKind> = {
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
const OPTIONAL = ['arrivalRatePerS', 'memoryMb', 'connections'] as const;

/**
 * Refuses an application that can't be: numbers out of range, or parts that are larger than their whole.
 *
 * @throws {RangeError} naming what is wrong
 */
export function requireApplication(application: Application) {
  const given = OPTIONAL.filter((name) => application[name] !== null);
  requireQuantities(
    'application',
    {...application},
    {
      ...KINDS,
      ...Object.fromEntries(given.map((name) => [name, 'positive' as const])),
    },
  );
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
 */
export function partsTooLarge(
  application: Application,
): ('cpuS' | 'ioS' | 'sharedCpuS' | 'memoryMb')[] {
  const {cpuS, ioS, sharedCpuS, bootCpuS, bootIoS, connectCpuS, connectIoS, connectSharedCpuS} =
    application;
  const waitsS = bootIoS + connectIoS + (application.databaseIoS ?? 0);
  const wholes = [
    ['cpuS', bootCpuS + connectCpuS >= cpuS],
    ['ioS', waitsS > ioS * (1 + 1e-9)],
    ['sharedCpuS', connectSharedCpuS > sharedCpuS * (1 + 1e-9)],
    ['memoryMb', application.memoryMb !== null && application.memoryMb < application.firstMb],
  ] as const;
  return wholes.filter(([, isTooLarge]) => isTooLarge).map(([name]) => name);
}

export type Times = {cpuS: number; ioS: number; sharedCpuS: number};

/** Times of one request, with state opened for each, or kept. */
export function timesOf(
  application: Application,
  {keepsBoot = false, keepsConnection = false}: {keepsBoot?: boolean; keepsConnection?: boolean},
): Times {
  const {bootCpuS, bootIoS, connectCpuS, connectIoS, connectSharedCpuS} = application;
  const boot = keepsBoot ? 1 : 0;
  const connection = keepsConnection ? 1 : 0;
  const rest = (whole: number, part: number) => Math.max(0, whole - part);
  return {
    cpuS: rest(application.cpuS, boot * bootCpuS + connection * connectCpuS),
    ioS: rest(application.ioS, boot * bootIoS + connection * connectIoS),
    sharedCpuS: rest(application.sharedCpuS, connection * connectSharedCpuS),
  };
}
