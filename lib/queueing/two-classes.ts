import {ofQuantities} from '../quantity/quantity.ts';
import {mmc} from './erlang.ts';
import {identity, inverse, matrixOf, plus, rowTimes, times} from './matrix.ts';
import type {Matrix, Row} from './matrix.ts';

/** Slots up to which waits in a pool that both classes share are exact: beyond, the time grows with the fourth power. */
export const MOST_EXACT = 32;

const CLASSES = {
  fastPerS: 'positive',
  fastS: 'positive',
  slowPerS: 'positive',
  slowS: 'positive',
} as const;

type Classes = Record<keyof typeof CLASSES, number>;

/** `isExact`: the waits are those of the model, and not an estimate that lies above them */
export type ClassWait = {probabilityOfWait: number; meanS: number; p99S: number; isExact: boolean};

/**
 * Slots that each class holds on average: its rate times the seconds of a request (Little's law), however these vary. A
 * time-out cuts slow calls; of exponential ones it leaves S (1 − e^(−T/S)) on average.
 *
 * @param load `timeOutS` may be Infinity
 * @returns `cutShare`: slow calls that the time-out ends
 */
export function heldByClasses({timeOutS, ...load}: Classes & {timeOutS: number}): {
  fast: number;
  slow: number;
  slowS: number;
  cutShare: number;
} {
  const cutShare = Math.exp(-timeOutS / load.slowS);
  const slowS = load.slowS * (1 - cutShare);
  return {fast: load.fastPerS * load.fastS, slow: load.slowPerS * slowS, slowS, cutShare};
}

/**
 * The longest time-out of slow calls with which a shared pool keeps up at all: λ S (1 − e^(−T/S)) + a < slots.
 *
 * @returns seconds; Infinity where none is needed, null where fast requests alone are too many
 */
export function longestTimeOut({slots, ...load}: Classes & {slots: number}): number | null {
  const room = slots - load.fastPerS * load.fastS;
  if (room <= 0) return null;
  const share = room / (load.slowPerS * load.slowS);
  return share >= 1 ? Infinity : -load.slowS * Math.log(1 - share);
}

/** Waits of fast requests and of slow calls in pools of their own: two M/M/c. */
export const waitsApart = ({
  fastSlots,
  slowSlots,
  ...load
}: Classes & {
  fastSlots: number;
  slowSlots: number;
}): {fast: ClassWait | null; slow: ClassWait | null} => ({
  fast: ownWait(load.fastPerS, load.fastS, fastSlots),
  slow: ownWait(load.slowPerS, load.slowS, slowSlots),
});

/** @returns null where the pool can't keep up */
function ownWait(arrivalRatePerS: number, serviceS: number, servers: number): ClassWait | null {
  if (servers < 1) return null;
  const queue = mmc({arrivalRatePerS, serviceRatePerS: 1 / serviceS, servers});
  if (!queue.steady) return null;
  const {probabilityOfWait, meanWaitS: meanS} = queue;
  return {probabilityOfWait, meanS, p99S: tailOf(probabilityOfWait, meanS), isExact: true};
}

/** Of a wait that is exponential once there is one, what one in a hundred exceeds. */
const tailOf = (probability: number, meanS: number) =>
  probability > 0.01 ? (meanS / probability) * Math.log(probability / 0.01) : 0;

/**
 * Wait of any request, fast or slow, in one pool, first come, first served: M/H₂/c, Poisson arrivals of two classes with
 * exponential times. Up to `MOST_EXACT` slots as a quasi-birth-and-death process: levels are requests in the pool, phases
 * the slow calls in service (Latouche and Ramaswami, "Introduction to Matrix Analytic Methods", 1999, chapters 8 and
 * 12); what is waited follows from the queue by the distributional form of Little's law (Keilson and Servi, 1988).
 * Beyond, M/M/c corrected by both moments of the time (Lee and Longton, 1959), which for unequal classes lies above.
 *
 * @returns null where the pool can't keep up
 */
export const waitTogether = ofQuantities(
  'waitTogether',
  {...CLASSES, slots: 'count'},
  ({slots, ...load}): ClassWait | null => {
    const utilisation = (load.fastPerS * load.fastS + load.slowPerS * load.slowS) / slots;
    if (utilisation >= 1) return null;
    return slots > MOST_EXACT ? estimated(load, slots) : exact(load, slots);
  },
);

function estimated({fastPerS, fastS, slowPerS, slowS}: Classes, slots: number): ClassWait | null {
  const perS = fastPerS + slowPerS;
  const mean = (of: (serviceS: number) => number) =>
    (fastPerS * of(fastS) + slowPerS * of(slowS)) / perS;
  const serviceS = mean((each) => each);
  const own = ownWait(perS, serviceS, slots);
  if (!own) return null;
  const meanS = (own.meanS * mean((each) => each * each)) / serviceS ** 2;
  const {probabilityOfWait} = own;
  return {probabilityOfWait, meanS, p99S: tailOf(probabilityOfWait, meanS), isExact: false};
}

function exact(load: Classes, slots: number): ClassWait {
  const perS = load.fastPerS + load.slowPerS;
  const rates = queueRates(load, slots);
  const ratio = ratioOfLevels(rates, perS);
  const rest = inverse(plus(identity(slots + 1), ratio, -1));
  const {full, below} = levelsUpTo(load, slots, plus(rates.within, times(ratio, rates.down)));
  const waiting = rowTimes(full, rest);
  const whole = below + sumOf(waiting);
  const state = waiting.map((each) => each / whole);
  const meanS = sumOf(rowTimes(rowTimes(state, rest), ratio)) / perS;
  // P(W > t) = state · exp(−λ (R⁻¹ − 1) t) · 1
  const decay = plus(inverse(ratio), identity(slots + 1), -1).map((row) =>
    row.map((value) => value * perS),
  );
  return {
    ...{probabilityOfWait: sumOf(state), meanS, isExact: true},
    p99S: exceededByOneInAHundred(state, decay, meanS),
  };
}

const sumOf = (row: Row) => row.reduce((sum, each) => sum + each, 0);

/** Rates between phases, with all slots in use and a queue: within a level, and down one. */
function queueRates({fastPerS, fastS, slowPerS, slowS}: Classes, slots: number) {
  const slowShare = slowPerS / (fastPerS + slowPerS);
  const size = slots + 1;
  const down = matrixOf(size, size, (slow, next) => {
    const [slowEnds, fastEnds] = [slow / slowS, (slots - slow) / fastS];
    if (next === slow) return slowEnds * slowShare + fastEnds * (1 - slowShare);
    if (next === slow - 1) return slowEnds * (1 - slowShare);
    return next === slow + 1 ? fastEnds * slowShare : 0;
  });
  const within = matrixOf(size, size, (slow, next) =>
    next === slow ? -(fastPerS + slowPerS + slow / slowS + (slots - slow) / fastS) : 0,
  );
  return {down, within};
}

/** The matrix R by which a level of the queue follows from the one below, by logarithmic reduction. */
function ratioOfLevels({down, within}: {down: Matrix; within: Matrix}, upPerS: number): Matrix {
  const one = identity(within.length);
  const free = inverse(within.map((row) => row.map((value) => -value)));
  let up = free.map((row) => row.map((value) => value * upPerS));
  let low = times(free, down);
  let [first, through] = [low, up];
  for (let round = 0; round < 40; round += 1) {
    const open = inverse(plus(one, plus(times(up, low), times(low, up)), -1));
    [up, low] = [times(open, times(up, up)), times(open, times(low, low))];
    first = plus(first, times(through, low));
    through = times(through, up);
    if (Math.max(...through.map(sumOf)) < 1e-13) break;
  }
  const stay = plus(within, first, upPerS);
  return inverse(stay.map((row) => row.map((value) => -value))).map((row) =>
    row.map((value) => value * upPerS),
  );
}

/**
 * Levels without a queue, in proportion to that of an empty pool: each follows from the one below it, from the top down.
 *
 * @param top rates within the level at which all slots are in use, and back to it from above
 * @returns the phases of that level, and all levels below together
 */
function levelsUpTo({fastPerS, fastS, slowPerS, slowS}: Classes, slots: number, top: Matrix) {
  const up = (level: number) =>
    matrixOf(level + 1, level + 2, (slow, next) =>
      next === slow ? fastPerS : next === slow + 1 ? slowPerS : 0,
    );
  const down = (level: number) =>
    matrixOf(level + 1, level, (slow, next) =>
      next === slow ? (level - slow) / fastS : next === slow - 1 ? slow / slowS : 0,
    );
  const within = (level: number) =>
    matrixOf(level + 1, level + 1, (slow, next) =>
      next === slow ? -(fastPerS + slowPerS + slow / slowS + (level - slow) / fastS) : 0,
    );
  const ratios: Matrix[] = [];
  let stay = top;
  for (let level = slots; level > 0; level -= 1) {
    const out = inverse(stay.map((row) => row.map((value) => -value)));
    ratios[level] = times(up(level - 1), out);
    stay = plus(within(level - 1), times(ratios[level], down(level)));
  }
  let full = Float64Array.of(1);
  let below = 0;
  for (let level = 1; level <= slots; level += 1) {
    below += sumOf(full);
    full = rowTimes(full, ratios[level]);
  }
  return {full, below};
}

/** Seconds that one request in a hundred exceeds, by halving what doubling has found. */
function exceededByOneInAHundred(state: Row, decay: Matrix, meanS: number): number {
  if (sumOf(state) <= 0.01) return 0;
  // Small steps at first: (1 + d t/k)⁻ᵏ with k a power of two, whose powers are kept.
  let stepS = meanS / 256;
  const one = identity(decay.length);
  const steps: Matrix[] = [inverse(power(plus(one, decay, stepS / 1024), 10))];
  let [now, atS] = [state, 0];
  while (sumOf(rowTimes(now, steps[steps.length - 1])) > 0.01 && steps.length < 24) {
    now = rowTimes(now, steps[steps.length - 1]);
    atS += stepS;
    steps.push(times(steps[steps.length - 1], steps[steps.length - 1]));
    stepS *= 2;
  }
  for (let back = steps.length - 1; back >= 0; back -= 1) {
    const next = rowTimes(now, steps[back]);
    if (sumOf(next) > 0.01) {
      now = next;
      atS += stepS;
    }
    stepS /= 2;
  }
  return atS + stepS;
}

/** A matrix to the power of 2ⁿ. */
function power(matrix: Matrix, doublings: number): Matrix {
  let result = matrix;
  for (let at = 0; at < doublings; at += 1) result = times(result, result);
  return result;
}
