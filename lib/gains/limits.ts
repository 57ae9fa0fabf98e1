import type {Application, Times} from './application.ts';

export type LimitId = 'offered' | 'cores' | 'slots' | 'worker-cpu' | 'memory' | 'connections';

export type Limit = {id: LimitId; perS: number};

export type Arrangement = {times: Times; workers: number; slotsPerWorker: number; isAsync: boolean};

/**
 * Upper limits on throughput of one arrangement, requests a second:
 *
 *     X = min(λ, cores / ΣT_cpu, N·C / S₀, N / T_cpu, slots that fit / S₀, connections / h)
 *
 * h is how long a request holds a connection: all of its time, or that of its queries alone. Where limits are equal the one that is harder
 * to move comes first: one who serves all that is asked for isn't told to add cores.
 *
 * @returns the limits that apply, in that order
 */
export function limitsOf(
  application: Application,
  {times, workers, slotsPerWorker, isAsync}: Arrangement,
): Limit[] {
  const {cores, arrivalRatePerS, memoryMb, connections} = application;
  const serviceS = times.cpuS + times.ioS;
  const heldS = application.hold === 'query' ? queryS(application) : serviceS;
  const memorySlots = slotsThatFit(application, workers, isAsync);
  const limits: [LimitId, number | null][] = [
    ['offered', arrivalRatePerS],
    ['cores', cores / (times.cpuS + times.sharedCpuS)],
    ['connections', connections === null || heldS === 0 ? null : connections / heldS],
    ['memory', memoryMb === null ? null : memorySlots / serviceS],
    ['worker-cpu', isAsync ? workers / times.cpuS : null],
    ['slots', (workers * slotsPerWorker) / serviceS],
  ];
  return limits.flatMap(([id, perS]) => (perS === null ? [] : [{id, perS}]));
}

/** Seconds in which a request waits for its queries: all but booting and connecting, unless they are given. */
export const queryS = ({databaseIoS, ioS, bootIoS, connectIoS}: Application) =>
  databaseIoS ?? Math.max(0, ioS - bootIoS - connectIoS);

/**
 * Slots for which the memory is enough: blocking workers, or coroutines in workers that fit.
 *
 * @returns 0 where not one worker fits
 */
export function slotsThatFit(application: Application, workers: number, isAsync: boolean): number {
  const {memoryMb, firstMb, workerMb, slotMb} = application;
  if (memoryMb === null) return Infinity;
  if (memoryMb < firstMb) return 0;
  const fitting = 1 + (workerMb > 0 ? wholes(memoryMb - firstMb, workerMb) : Infinity);
  if (!isAsync) return fitting;
  const here = Math.min(workers, fitting);
  // A worker that fits has its first request's memory already.
  return slotMb > 0 ? here + wholes(memoryMb - memoryOf(application, here), slotMb) : Infinity;
}

const wholes = (whole: number, part: number) => Math.floor(whole / part + 1e-9);

/**
 * Blocking workers that fit if they share nothing, so that each takes as much as the first: the least that can be.
 */
export const fewestThatFit = ({memoryMb, firstMb}: Application) =>
  memoryMb === null || firstMb === 0 ? Infinity : wholes(memoryMb, firstMb);

/** Megabytes of so many workers: the first with all that the others share, and what each further one adds. */
export const memoryOf = ({firstMb, workerMb}: Application, workers: number) =>
  firstMb + (workers - 1) * workerMb;

/** @returns the lowest, the first of equal ones */
export function lowestOf<Some extends {perS: number}>(limits: readonly Some[]): Some {
  return limits.reduce((low, limit) => (limit.perS < low.perS * (1 - 1e-9) ? limit : low));
}
