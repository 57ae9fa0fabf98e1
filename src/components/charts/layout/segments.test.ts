import {expect, test} from 'vitest';
import {crosses} from './place-pins.ts';

const box = {left: 10, right: 20, top: 10, bottom: 20};

test.each([
  [
    'through it',
    [
      {x: 0, y: 0},
      {x: 30, y: 30},
    ],
    true,
  ],
  [
    'ending in it',
    [
      {x: 0, y: 15},
      {x: 15, y: 15},
    ],
    true,
  ],
  [
    'beside it',
    [
      {x: 0, y: 5},
      {x: 30, y: 5},
    ],
    false,
  ],
  [
    'past its corner',
    [
      {x: 0, y: 12},
      {x: 12, y: 0},
    ],
    false,
  ],
  [
    'short of it',
    [
      {x: 0, y: 15},
      {x: 9, y: 15},
    ],
    false,
  ],
])('a line %s', (_, segment, expected) => {
  expect(crosses(segment, box)).toBe(expected);
});
