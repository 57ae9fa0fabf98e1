import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {cornerEffects, partEffects} from '../../lib/chart-data/corner-effects.ts';
import {quantitiesOf} from './quantity.ts';

// Effects and intervals of our own run, computed a second time from the file alone: nothing of lib/statistics,
// lib/factorial or the designs is used here. Made after a review of this study.
const run = JSON.parse(
  readFileSync(
    new URL('../../static/data/results/state-or-coroutines/two-cores.json', import.meta.url),
    'utf8',
  ),
);

/** The t with 95 % of Student's distribution between −t and t, by adding up its density. */
function limitOf95(degrees) {
  const density = (t) => (1 + (t * t) / degrees) ** (-(degrees + 1) / 2);
  const step = 1e-4;
  const areaTo = (end) => {
    let sum = 0;
    for (let t = step / 2; t < end; t += step) sum += density(t) * step;
    return sum;
  };
  // 400 stands for infinity: the tail beyond it holds less than 10⁻⁷ with four degrees of freedom.
  const wanted = 0.95 * areaTo(400);
  let sum = 0;
  let t = 0;
  while (sum < wanted) {
    sum += density(t + step / 2) * step;
    t += step;
  }
  return t;
}
const LIMIT = limitOf95(4);

const PARTS = {dropped: ['per-request', 'per-request'], kept: ['kept', 'kept']};

/** Throughputs of a cell of the ten queries, in the order of the blocks. */
function blocksOf(application, connection, waiting, workers) {
  const state = application === connection ? application : `app-${application}-db-${connection}`;
  const slots = waiting === 'coroutine' ? '-c16' : '';
  const id = `factorial-${state}-${waiting}${slots}-n${workers}-bench-wait-2-saturated`;
  const {values} = run.measurements.find((one) => one.id === id).values.throughputPerS;
  expect(values).toHaveLength(5);
  return values;
}

/** exp of Σ weight · ln X in each block, its mean and its interval by t. */
function factorOf(weighted) {
  const logs = [0, 1, 2, 3, 4].map((block) =>
    weighted.reduce((sum, [weight, values]) => sum + weight * Math.log(values[block]), 0),
  );
  const mean = (logs[0] + logs[1] + logs[2] + logs[3] + logs[4]) / 5;
  const squares = logs.reduce((sum, log) => sum + log * log, 0) - 5 * mean * mean;
  const half = LIMIT * Math.sqrt(squares / 4 / 5);
  return {y: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half)};
}

function expectSame({effects}, name, expected) {
  const found = effects.find(({x}) => x === name);
  for (const end of ['y', 'low', 'high']) {
    expect(found[end] / expected[end], `${name} ${end}`).toBeCloseTo(1, 3);
  }
}

test.each([1, 2, 4])('the 2×2 with %i workers', (workers) => {
  const cell = (state, waiting) => blocksOf(...PARTS[state], waiting, workers);
  const [y00, y01] = [cell('dropped', 'blocking'), cell('dropped', 'coroutine')];
  const [y10, y11] = [cell('kept', 'blocking'), cell('kept', 'coroutine')];
  const found = cornerEffects(run, {workers});
  const half = 0.5;
  const state = [y10, y11].map((values) => [half, values]);
  expectSame(found, 'state', factorOf([...state, [-half, y00], [-half, y01]]));
  expectSame(
    found,
    'waiting',
    factorOf([
      [half, y01],
      [half, y11],
      [-half, y00],
      [-half, y10],
    ]),
  );
  expectSame(
    found,
    'waiting-when-kept',
    factorOf([
      [1, y11],
      [-1, y10],
    ]),
  );
  expectSame(
    found,
    'state-when-blocking',
    factorOf([
      [1, y10],
      [-1, y00],
    ]),
  );
  expectSame(
    found,
    'state:waiting',
    factorOf([
      [1, y11],
      [-1, y10],
      [-1, y01],
      [1, y00],
    ]),
  );
});

test.each([1, 2, 4])('the 2×2×2 with %i workers', (workers) => {
  const levels = ['per-request', 'kept'];
  const weightsOf = (signOf) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((cell) => {
      const [a, c, w] = [cell >> 2, (cell >> 1) & 1, cell & 1];
      const values = blocksOf(levels[a], levels[c], w ? 'coroutine' : 'blocking', workers);
      return [signOf(a ? 1 : -1, c ? 1 : -1, w ? 1 : -1), values];
    });
  const found = partEffects(run, {workers});
  expectSame(found, 'application', factorOf(weightsOf((a) => a / 4)));
  expectSame(found, 'connection', factorOf(weightsOf((a, c) => c / 4)));
  expectSame(found, 'waiting', factorOf(weightsOf((a, c, w) => w / 4)));
  expectSame(found, 'connection:waiting', factorOf(weightsOf((a, c, w) => (c * w) / 2)));
  expectSame(found, 'application:connection:waiting', factorOf(weightsOf((a, c, w) => a * c * w)));
});

test('the interaction with one worker is what the review of this study found by hand', () => {
  const {y, low, high} = cornerEffects(run, {workers: 1}).effects.find(
    ({x}) => x === 'state:waiting',
  );
  expect([y, low, high].map((value) => value.toFixed(2))).toEqual(['3.11', '2.81', '3.45']);
});

const SLOTS = {
  'unequal-slots-1': [
    ['blocking', 1],
    ['coroutine', 1],
  ],
  'unequal-slots-2': [
    ['blocking', 2],
    ['coroutine', 2],
  ],
  'more-slots-1': [
    ['blocking', 1],
    ['blocking', 16],
  ],
  'more-slots-2': [
    ['blocking', 2],
    ['blocking', 16],
  ],
  'equal-slots': [
    ['blocking', 16],
    ['coroutine', 1],
  ],
};
const named = quantitiesOf('state-or-coroutines');
const printed = (name) => ['', '-low', '-high'].map((end) => named(`${name}${end}`).toFixed(2));

test.each(Object.entries(SLOTS))('state and the step between ways of waiting, %s', (id, steps) => {
  const [from, to] = steps;
  const cell = (state, way) => blocksOf(...PARTS[state], ...way);
  const whenKept = [
    [1, cell('kept', to)],
    [-1, cell('kept', from)],
  ];
  const whenDropped = [
    [1, cell('dropped', to)],
    [-1, cell('dropped', from)],
  ];
  const minus = whenDropped.map(([weight, values]) => [-weight, values]);
  const expected = {
    both: factorOf([...whenKept, ...minus]),
    'step-kept': factorOf(whenKept),
    'step-dropped': factorOf(whenDropped),
  };
  for (const [name, {y, low, high}] of Object.entries(expected))
    expect(printed(`${id}-${name}`), name).toEqual([y, low, high].map((end) => end.toFixed(2)));
});

test('at equal slots the interaction is what a review found by hand, and most of the rest is slots', () => {
  expect(printed('equal-slots-both')).toEqual(['1.17', '1.10', '1.24']);
  expect(printed('more-slots-2-both')).toEqual(['2.71', '2.58', '2.85']);
  const [whole, slots, coroutines] = ['unequal-slots-1', 'more-slots-1', 'equal-slots'].map((id) =>
    named(`${id}-both`),
  );
  expect(slots * coroutines).toBeCloseTo(whole, 9);
  expect(Math.log(slots) / Math.log(whole)).toBeGreaterThan(0.8);
});
