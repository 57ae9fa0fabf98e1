import {expect, test} from 'vitest';
import {levelsOf, steadyStateOf} from './changepoints.ts';
import {drawNormals} from './session-coverage.ts';

const SIGMA = 0.05;

/** Logarithms of times around levels of so many windows each. */
function series(levels: [count: number, level: number][], seed: number) {
  const normal = drawNormals(seed);
  return levels.flatMap(([count, level]) =>
    Array.from({length: count}, () => level + SIGMA * normal()),
  );
}

const shareOf = (seeds: number, holds: (seed: number) => boolean) =>
  Array.from({length: seeds}, (_, seed) => seed + 1).filter(holds).length / seeds;

test('a series without changes is one level in at least nine of ten', () => {
  expect(shareOf(300, (seed) => levelsOf(series([[30, 3]], seed)).length === 1)).toBeGreaterThan(
    0.9,
  );
});

test('a change by five standard deviations is found at its place', () => {
  const found = shareOf(100, (seed) => {
    const cuts = levelsOf(
      series(
        [
          [12, 3],
          [18, 3 + 5 * SIGMA],
        ],
        seed,
      ),
    ).map(({from}) => from);
    return cuts.length === 2 && Math.abs(cuts[1] - 12) <= 1;
  });
  expect(found).toBeGreaterThan(0.85);
});

test('levels are means of what lies between the cuts, and all values belong to one', () => {
  expect(levelsOf([1, 1.01, 0.99, 1, 5, 5.01, 4.99, 5])).toEqual([
    {from: 0, to: 4, mean: 1},
    {from: 4, to: 8, mean: 5},
  ]);
  expect(levelsOf([2, 4])).toEqual([{from: 0, to: 2, mean: 3}]);
});

const CASES: [string, [count: number, level: number][]][] = [
  ['flat', [[30, 3]]],
  [
    'warm-up',
    [
      [5, 3.6],
      [25, 3],
    ],
  ],
  [
    'slowdown',
    [
      [15, 3],
      [15, 3.6],
    ],
  ],
  [
    'slowdown',
    [
      [5, 3.3],
      [10, 3],
      [15, 3.6],
    ],
  ],
  [
    'none',
    [
      [26, 3],
      [4, 3.6],
    ],
  ],
];

test.each(CASES)('%s', (state, levels) => {
  const judged = shareOf(100, (seed) => steadyStateOf(series(levels, seed)) === state);
  expect(judged).toBeGreaterThan(0.85);
});

test('a change by less than a twentieth is none', () => {
  const values = series(
    [
      [15, 3],
      [15, 3.02],
    ],
    3,
  ).map((value, at) => (at < 15 ? 3 : 3.02) + (value - 3) / 1e3);
  expect(steadyStateOf(values)).toBe('flat');
});
