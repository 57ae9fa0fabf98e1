import {throughputBounds} from '../queueing/bounds.ts';
import type {BoundId} from '../queueing/bounds.ts';
import type {CornerRequest} from './corner-times.ts';

/** first digit: state is kept; second: the right column */
export type CornerKey = 'y00' | 'y01' | 'y10' | 'y11';

/**
 * What the right column changes: `slots`: more processes; `kind`: coroutines in place of as many processes; `both`: workers
 * that block get coroutines, and with them more slots
 */
export type Columns = (typeof COLUMNS)[number];

export const COLUMNS = ['slots', 'kind', 'both'] as const;

/** slots that block in the left column, and workers that coroutines are spread over */
export type Layout = {columns: Columns; workers: number};

export type CornerBound = {perS: number; limit: BoundId};

export const CORNERS: readonly CornerKey[] = Object.freeze(['y00', 'y01', 'y10', 'y11']);

/** Something of each corner. */
export function atCorners<T>(of: (key: CornerKey) => T): Record<CornerKey, T> {
  return {y00: of('y00'), y01: of('y01'), y10: of('y10'), y11: of('y11')};
}

/**
 * What each corner serves at most, X ≤ min(N·C/S₀, N/T_cpu, cores/ΣT_cpu), and which of the limits that is.
 *
 * @throws {RangeError} on numbers out of range, all named
 */
export function cornerBounds(
  request: CornerRequest,
  layout: Layout,
): Record<CornerKey, CornerBound> {
  return atCorners((key) => boundAt(request, layout, key));
}

/** What holds the requests in a column: workers, and how many requests each holds at once. */
function columnOf({slots}: CornerRequest, {columns, workers}: Layout, isRight: boolean) {
  if (isRight && columns !== 'slots')
    return {kind: 'coroutine', workers, slots: Math.ceil(slots / workers)} as const;
  const isMany = isRight || columns === 'kind';
  return {kind: 'blocking', workers: isMany ? slots : workers, slots: 1} as const;
}

/**
 * What one request of a corner computes and waits.
 *
 * @returns seconds, what boots and connects apart from the rest, workers, and requests
 * that a worker holds at once
 */
export function cornerWork(
  request: CornerRequest,
  layout: Layout,
  key: CornerKey,
): {
  workers: number;
  slots: number;
  bootCpuS: number;
  connectCpuS: number;
  connectIoS: number;
  connectSharedCpuS: number;
  cpuS: number;
  ioS: number;
  sharedCpuS: number;
} {
  const {kind: waiting, workers, slots} = columnOf(request, layout, key[2] === '1');
  const drops = key[1] === '0' ? 1 : 0;
  return {
    ...{workers, slots},
    ...{bootCpuS: drops * request.bootCpuS, connectCpuS: drops * request.connectCpuS},
    connectIoS: drops * request.connectIoS,
    connectSharedCpuS: drops * request.connectSharedCpuS,
    ...{cpuS: request.cpuS[waiting], ioS: request.ioS, sharedCpuS: request.sharedCpuS[waiting]},
  };
}

function boundAt(request: CornerRequest, layout: Layout, key: CornerKey): CornerBound {
  const work = cornerWork(request, layout, key);
  const {throughputPerS, limiting} = throughputBounds({
    ...{workers: work.workers, cores: request.cores, coroutinesPerWorker: work.slots},
    cpuS: work.cpuS + work.bootCpuS + work.connectCpuS,
    ioS: work.ioS + work.connectIoS,
    sharedCpuS: work.sharedCpuS + work.connectSharedCpuS,
  });
  return {perS: throughputPerS, limit: limiting};
}

/** An effect as cells over cells: what is multiplied, what it is divided by, and the root that is taken of it. */
export const EFFECTS: Readonly<
  Record<string, {over: readonly CornerKey[]; under: readonly CornerKey[]; root: number}>
> = Object.freeze({
  'waiting-when-dropped': {over: ['y01'], under: ['y00'], root: 1},
  'waiting-when-kept': {over: ['y11'], under: ['y10'], root: 1},
  waiting: {over: ['y01', 'y11'], under: ['y00', 'y10'], root: 2},
  'state-when-blocking': {over: ['y10'], under: ['y00'], root: 1},
  'state-when-coroutine': {over: ['y11'], under: ['y01'], root: 1},
  state: {over: ['y10', 'y11'], under: ['y00', 'y01'], root: 2},
  'state:waiting': {over: ['y00', 'y11'], under: ['y10', 'y01'], root: 1},
});

/**
 * An effect of four rates as a factor: of one factor at a level of the other, the main effect (the geometric mean of the
 * two), or the interaction (their quotient).
 *
 * @param name as in `EFFECTS`, which are the names of `lib/chart-data/effects.ts`
 * @param rates above 0
 */
export function effectOfRates(name: string, rates: Record<CornerKey, number>): number {
  const {over, under, root} = EFFECTS[name];
  const product = (keys: readonly CornerKey[]) =>
    keys.reduce((value, key) => value * rates[key], 1);
  return (product(over) / product(under)) ** (1 / root);
}
