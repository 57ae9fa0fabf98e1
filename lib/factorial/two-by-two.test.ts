import fc from 'fast-check';
import {expect, test} from 'vitest';
import {twoByTwo} from './fixtures/designs.ts';

const REPEATS = {
  y00: [100, 104, 97, 101, 99],
  y01: [150, 155, 148, 152, 149],
  y10: [210, 214, 205, 211, 208],
  y11: [640, 655, 630, 645, 638],
};

const rate = fc.double({min: 1, max: 1e5, noNaN: true});
const cellsOfOne = fc.record({y00: rate, y01: rate, y10: rate, y11: rate});
const asRepeats = (cells) =>
  Object.fromEntries(Object.entries(cells).map(([key, value]) => [key, [value]]));

test('effects are those of a regression on coded factors, solved through its normal equations', () => {
  fc.assert(
    fc.property(cellsOfOne, (cells) => {
      const {effects, interaction} = twoByTwo(asRepeats(cells));
      const [, state, coroutine, both] = regress(cells, -0.5, 0.5);
      expect(Math.log(effects.state.main.ratio)).toBeCloseTo(state, 8);
      expect(Math.log(effects.coroutine.main.ratio)).toBeCloseTo(coroutine, 8);
      expect(Math.log(interaction.ratio)).toBeCloseTo(both, 8);
    }),
  );
});

test('simple effects are those of a regression on dummies', () => {
  fc.assert(
    fc.property(cellsOfOne, (cells) => {
      const {effects, interaction} = twoByTwo(asRepeats(cells));
      const [, state, coroutine, both] = regress(cells, 0, 1);
      expect(Math.log(effects.state.when['*0'].ratio)).toBeCloseTo(state, 8);
      expect(Math.log(effects.coroutine.when['0*'].ratio)).toBeCloseTo(coroutine, 8);
      expect(Math.log(interaction.ratio)).toBeCloseTo(both, 8);
      expect(Math.log(effects.state.when['*1'].ratio)).toBeCloseTo(state + both, 8);
    }),
  );
});

test('cells that multiply have an interaction of 1, and the effects they were made from', () => {
  const factor = fc.double({min: 0.1, max: 10, noNaN: true});
  fc.assert(
    fc.property(rate, factor, factor, (base, state, coroutine) => {
      const cells = {y00: base, y01: base * coroutine, y10: base * state};
      const {effects, interaction} = twoByTwo(asRepeats({...cells, y11: base * state * coroutine}));
      expect(interaction.ratio).toBeCloseTo(1, 9);
      expect(effects.state.main.ratio).toBeCloseTo(state, 9);
      expect(effects.coroutine.main.ratio).toBeCloseTo(coroutine, 9);
    }),
  );
});

const geometric = (values) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

test('a cell is shown by its median, and compared by its geometric mean', () => {
  const {cells, effects, interaction} = twoByTwo(REPEATS);
  expect(cells.y00).toMatchObject({median: 100, n: 5, single: false, atOfferedRate: false});
  const [y00, y01, y10, y11] = Object.values(REPEATS).map(geometric);
  expect(effects.state.main.ratio).toBeCloseTo(Math.sqrt((y10 / y00) * (y11 / y01)), 12);
  expect(effects.coroutine.main.ratio).toBeCloseTo(Math.sqrt((y01 / y00) * (y11 / y10)), 12);
  expect(interaction.ratio).toBeCloseTo(y11 / y01 / (y10 / y00), 12);
});

test('an interval holds the effect, and its level and kind are named', () => {
  for (const paired of [true, false]) {
    const expected = paired ? 'paired-t' : 'two-sample-t';
    const {ratio, interval, kind, n} = twoByTwo(REPEATS, {paired}).effects.state.main;
    expect({kind, n}).toEqual({kind: expected, n: 5});
    expect(interval).toMatchObject({level: 0.95, kind: expected});
    expect(interval.low).toBeLessThan(ratio);
    expect(interval.high).toBeGreaterThan(ratio);
    expect(interval.high / interval.low).toBeLessThan(1.1);
  }
});

test('three blocks carry the range of their own ratios', () => {
  const {state} = twoByTwo(
    {y00: [10, 11, 12], y01: [20, 22, 24], y10: [31, 33, 36], y11: [60, 66, 72]},
    {paired: true},
  ).effects;
  expect(state.when['*0'].kind).toBe('range');
  expect(state.when['*0'].interval.low).toBeCloseTo(3, 12);
  expect(state.when['*0'].interval.high).toBeCloseTo(3.1, 12);
});

test('three repeats carry the range that they allow, and fewer none', () => {
  const three = twoByTwo({
    y00: [10, 11, 12],
    y01: [20, 22, 24],
    y10: [30, 33, 36],
    y11: [60, 66, 72],
  });
  const {interval, kind} = three.effects.state.when['*0'];
  expect(kind).toBe('range');
  expect(interval.low).toBeCloseTo(30 / 12, 12);
  expect(interval.high).toBeCloseTo(36 / 10, 12);
  const two = twoByTwo({...REPEATS, y11: [640, 650]});
  expect(two.effects.state.main).toMatchObject({interval: null, kind: 'none', n: 2});
  expect(two.effects.state.when['*0']).toMatchObject({kind: 'two-sample-t', n: 5});
});

/**
 * TechEmpower continuous run of 2019-12-11, query test, 512 connections, requests per second:
 * php, swoole-no-async, swoole. The cell without state and with coroutines is empty.
 */
test.each([
  [1, 89557, 170403, 345208, 1.9, 2.03],
  [5, 54524, 40234, 69046, 0.74, 1.72],
  [10, 29183, 20529, 34459, 0.7, 1.68],
  [15, 19868, 13787, 22933, 0.69, 1.66],
  [20, 15068, 10383, 17233, 0.69, 1.66],
])(
  'with an empty cell, %d queries give the two simple effects that exist and no main effect',
  (_, php, noAsync, swoole, state, coroutine) => {
    const {cells, effects, interaction} = twoByTwo({
      y00: [php],
      y01: null,
      y10: [noAsync],
      y11: [swoole],
    });
    expect(effects.state.when['*0'].ratio).toBeCloseTo(state, 2);
    expect(effects.coroutine.when['1*'].ratio).toBeCloseTo(coroutine, 2);
    expect(effects.state.when['*1']).toBeNull();
    expect(effects.coroutine.when['0*']).toBeNull();
    expect(effects.state.main).toBeNull();
    expect(effects.coroutine.main).toBeNull();
    expect(interaction).toBeNull();
    expect(cells.y01).toBeNull();
  },
);

test('a cell at the offered rate makes what it raises a lower bound, and what it lowers an upper one', () => {
  const {cells, effects, interaction} = twoByTwo({
    ...REPEATS,
    y11: {values: REPEATS.y11, atOfferedRate: true},
  });
  expect(cells.y11.atOfferedRate).toBe(true);
  expect(effects.state.main.bound).toBe('at-least');
  expect(effects.state.main.interval.high).toBeNull();
  expect(effects.state.main.interval.low).toBeLessThan(effects.state.main.ratio);
  expect(effects.state.when['*0'].bound).toBe('exact');
  expect(interaction.bound).toBe('at-least');
  const lowered = twoByTwo({...REPEATS, y01: {values: REPEATS.y01, atOfferedRate: true}});
  expect(lowered.interaction.bound).toBe('at-most');
  expect(lowered.interaction.interval.low).toBeNull();
  expect(lowered.effects.coroutine.main.bound).toBe('at-least');
});

test('cells at the offered rate on both sides of a ratio leave nothing to say', () => {
  const {effects, interaction} = twoByTwo({
    ...REPEATS,
    y01: {values: REPEATS.y01, atOfferedRate: true},
    y11: {values: REPEATS.y11, atOfferedRate: true},
  });
  const nothing = {ratio: null, interval: null, bound: 'unknown', kind: 'none'};
  expect(effects.state.when['*1']).toMatchObject(nothing);
  expect(effects.state.main).toMatchObject(nothing);
  expect(interaction).toMatchObject(nothing);
  expect(effects.coroutine.main).toMatchObject({bound: 'at-least'});
});

test('pairing by block takes out the noise that a block shares', () => {
  const noise = [1, 1.4, 0.7, 1.2, 0.8, 1.1];
  const noisy = (value) => noise.map((factor) => value * factor);
  const cells = {y00: noisy(100), y01: noisy(150), y10: noisy(200), y11: noisy(600)};
  const width = ({interval}) => interval.high / interval.low;
  const paired = twoByTwo(cells, {paired: true}).effects.state;
  expect(paired.main.ratio).toBeCloseTo(Math.sqrt(2 * 4), 12);
  expect(paired.when['*1'].ratio).toBeCloseTo(4, 12);
  expect(width(paired.main)).toBeCloseTo(1, 9);
  expect(width(twoByTwo(cells).effects.state.main)).toBeGreaterThan(1.2);
});

test('a block that lacks a run is left out of the effects that need it', () => {
  const cells = {y00: [1, 1, 1], y01: [2, 2, null], y10: [3, 3, 3], y11: [6, null, 6]};
  const {effects} = twoByTwo(cells, {paired: true});
  expect(effects.state.when['*0'].n).toBe(3);
  expect(effects.coroutine.when['0*'].n).toBe(2);
  expect(effects.state.main.n).toBe(1);
  const never = twoByTwo({...cells, y11: [null, null, 6]}, {paired: true});
  expect(never.effects.state.main).toBeNull();
});

test('a list without a run is an empty cell', () => {
  expect(twoByTwo({...REPEATS, y01: []}).effects.state.main).toBeNull();
  expect(twoByTwo({...REPEATS, y01: [null]}).cells.y01).toBeNull();
  expect(twoByTwo({}).interaction).toBeNull();
});

test('other factors may be named', () => {
  const {effects, interactions} = twoByTwo(REPEATS, {factors: ['connection', 'coroutine']});
  expect(Object.keys(effects)).toEqual(['connection', 'coroutine']);
  expect(Object.keys(interactions)).toEqual(['connection:coroutine']);
});

test('unknown cells, rates of nothing and unequal blocks are refused, all at once', () => {
  expect(() => twoByTwo({y00: [0], y01: ['5'], y2: [1]})).toThrow(
    /y2 is not one of y00, y01, y10, y11.*y00\[0\] is 0.*y01\[0\] is "5"/,
  );
  expect(() => twoByTwo({...REPEATS, y11: [1]}, {paired: true})).toThrow(
    'y00 5, y01 5, y10 5, y11 1',
  );
});

/** Ordinary least squares on intercept, two coded factors and their product, by Gauss–Jordan inversion. */
function regress(cells, low, high) {
  const rows = ['y00', 'y01', 'y10', 'y11'].map((key) => {
    const state = key[1] === '1' ? high : low;
    const coroutine = key[2] === '1' ? high : low;
    return {x: [1, state, coroutine, state * coroutine], y: Math.log(cells[key])};
  });
  const normal = [0, 1, 2, 3].map((i) => [
    ...[0, 1, 2, 3].map((j) => rows.reduce((sum, {x}) => sum + x[i] * x[j], 0)),
    rows.reduce((sum, {x, y}) => sum + x[i] * y, 0),
  ]);
  for (let i = 0; i < 4; i += 1) {
    normal[i] = normal[i].map((value) => value / normal[i][i]);
    for (let j = 0; j < 4; j += 1) {
      if (j !== i) normal[j] = normal[j].map((value, k) => value - normal[j][i] * normal[i][k]);
    }
  }
  return normal.map((row) => row[4]);
}
