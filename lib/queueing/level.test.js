import {expect, test} from 'vitest';
import {Level} from './level.js';

test('the mean weighs each value by how long it lasted', () => {
  const level = new Level();
  level.change(1, 4);
  level.change(3, -2);
  expect(level.value).toBe(2);
  expect(level.close(5)).toEqual({mean: (0 * 1 + 4 * 2 + 2 * 2) / 5, samples: []});
});

test('samples are taken at even times, from the first to the end', () => {
  const level = new Level(0.5);
  level.change(0.2, 1);
  level.change(1.1, 2);
  expect(level.close(1.5).samples).toEqual([
    {timeS: 0, value: 0},
    {timeS: 0.5, value: 1},
    {timeS: 1, value: 1},
    {timeS: 1.5, value: 3},
  ]);
});
