import {expect, test} from 'vitest';
import {uprightBetween} from './paths.ts';

const ends = {from: 0, to: 100};
const box = (left, right, top, bottom) => ({left, right, top, bottom});

test('a line runs through where no text stands on it', () => {
  expect(uprightBetween(10, ends, [])).toBe('M10 0V100');
  expect(uprightBetween(10, ends, [box(20, 60, 30, 40)])).toBe('M10 0V100');
});

test('a line is interrupted by each text that it would cross, and not by what overlaps twice', () => {
  const texts = [box(0, 60, 70, 80), box(0, 60, 20, 34), box(5, 60, 30, 40)];
  expect(uprightBetween(10, ends, texts)).toBe('M10 0V20M10 40V70M10 80V100');
});

test('a text at either end shortens a line', () => {
  expect(uprightBetween(10, ends, [box(0, 60, -5, 12), box(0, 60, 90, 120)])).toBe('M10 12V90');
  expect(uprightBetween(10, ends, [box(0, 60, -5, 120)])).toBe('');
  // A few pixels between two texts would be taken for a mark.
  expect(uprightBetween(10, ends, [box(0, 60, 5, 40), box(0, 60, 48, 70)])).toBe('M10 70V100');
});
