import {expect, test} from 'vitest';
import {createRandom, drawExponential} from '../statistics/random.ts';
import {mmc} from './erlang.ts';
import {
  MOST_EXACT,
  heldByClasses,
  longestTimeOut,
  waitTogether,
  waitsApart,
} from './two-classes.ts';

const LLM = {fastPerS: 100, fastS: 0.05, slowPerS: 2, slowS: 10};

/** Waits of requests that each take the slot which is free first: first come, first served, without any model of it. */
function simulated({fastPerS, fastS, slowPerS, slowS, slots}: typeof LLM & {slots: number}) {
  const random = createRandom(7);
  const free = new Float64Array(slots);
  const waits = new Float64Array(3_000_000);
  const perS = fastPerS + slowPerS;
  let nowS = 0;
  for (let at = 0; at < waits.length; at += 1) {
    nowS += drawExponential(random, 1 / perS);
    const serviceS = drawExponential(random, random() * perS < slowPerS ? slowS : fastS);
    let first = 0;
    for (let slot = 1; slot < slots; slot += 1) if (free[slot] < free[first]) first = slot;
    const startS = Math.max(nowS, free[first]);
    free[first] = startS + serviceS;
    waits[at] = startS - nowS;
  }
  const counted = waits.subarray(100_000).sort();
  return {
    probabilityOfWait: counted.filter((wait) => wait > 0).length / counted.length,
    meanS: counted.reduce((sum, each) => sum + each, 0) / counted.length,
    p99S: counted[Math.floor(0.99 * counted.length)],
  };
}

test.each([
  {fastPerS: 40, fastS: 0.1, slowPerS: 1, slowS: 2, slots: 8},
  {fastPerS: 20, fastS: 0.1, slowPerS: 1, slowS: 1, slots: 4},
  {fastPerS: 100, fastS: 0.05, slowPerS: 5, slowS: 1, slots: 13},
])('a shared pool waits as it is simulated: %o', (load) => {
  const [wanted, found] = [simulated(load), waitTogether(load)];
  expect(found?.isExact).toBe(true);
  for (const name of ['probabilityOfWait', 'meanS', 'p99S'] as const)
    expect(Math.abs(Number(found?.[name]) / wanted[name] - 1), name).toBeLessThan(0.08);
});

test('classes that are alike wait as M/M/c says', () => {
  for (const slots of [1, 4, 20]) {
    const load = {fastPerS: 3 * slots, fastS: 0.2, slowPerS: slots, slowS: 0.2, slots};
    const queue = mmc({arrivalRatePerS: 4 * slots, serviceRatePerS: 5, servers: slots});
    if (!queue.steady) throw new Error('It has to be steady.');
    const found = waitTogether(load);
    expect(found?.meanS).toBeCloseTo(queue.meanWaitS, 9);
    expect(found?.probabilityOfWait).toBeCloseTo(queue.probabilityOfWait, 9);
    const tail =
      (queue.meanWaitS / queue.probabilityOfWait) * Math.log(100 * queue.probabilityOfWait);
    expect(Number(found?.p99S) / tail).toBeCloseTo(1, 2);
  }
});

test('hardly any slow calls leave the wait of the fast requests alone', () => {
  const found = waitTogether({...LLM, slowPerS: 1e-9, slots: 6});
  const alone = waitsApart({...LLM, fastSlots: 6, slowSlots: 1}).fast;
  expect(found?.meanS).toBeCloseTo(Number(alone?.meanS), 4);
});

test('beyond the exact slots the estimate lies above, and says that it is one', () => {
  const load = {fastPerS: 100, fastS: 0.05, slowPerS: 2, slowS: 10};
  const [exact, estimate] = [MOST_EXACT, MOST_EXACT + 1].map((slots) =>
    waitTogether({...load, slots}),
  );
  expect([exact?.isExact, estimate?.isExact]).toEqual([true, false]);
  expect(estimate?.meanS).toBeGreaterThan(0.5 * Number(exact?.meanS));
  expect(estimate?.p99S).toBeGreaterThan(0.5 * Number(exact?.p99S));
});

test('calls to a language model hold twenty slots, and no fewer end the wait', () => {
  expect(heldByClasses({...LLM, timeOutS: Infinity})).toMatchObject({
    fast: 5,
    slow: 20,
    cutShare: 0,
  });
  expect(waitTogether({...LLM, slots: 25})).toBeNull();
  expect(waitTogether({...LLM, slots: 26})).not.toBeNull();
});

test('a time-out leaves what it says of slow calls', () => {
  const held = heldByClasses({...LLM, timeOutS: 10});
  expect(held.cutShare).toBeCloseTo(Math.exp(-1), 12);
  expect(held.slow).toBeCloseTo(20 * (1 - Math.exp(-1)), 12);
  const longest = Number(longestTimeOut({...LLM, slots: 16}));
  expect(heldByClasses({...LLM, timeOutS: longest}).slow).toBeCloseTo(11, 9);
  expect(longestTimeOut({...LLM, slots: 40})).toBe(Infinity);
  expect(longestTimeOut({...LLM, slots: 5})).toBeNull();
});

test('pools of their own: what one has too few of, the other doesn’t feel', () => {
  const {fast, slow} = waitsApart({...LLM, fastSlots: 8, slowSlots: 8});
  expect(slow).toBeNull();
  const queue = mmc({arrivalRatePerS: 100, serviceRatePerS: 20, servers: 8});
  expect(fast?.meanS).toBe(queue.steady && queue.meanWaitS);
  expect(waitsApart({...LLM, fastSlots: 0, slowSlots: 30}).fast).toBeNull();
});

test('what is no rate, time or count is refused by name', () => {
  expect(() => waitTogether({...LLM, slots: 0})).toThrow(/slots/u);
  expect(() => waitTogether({...LLM, slowS: -1, slots: 4})).toThrow(/slowS/u);
});
