import {expect, test} from 'vitest';
import {nearestSpot, spotAfterKey} from './nearest.ts';
import {packSpots, unpackSpots} from './spots.ts';
import {tipPlace} from './tip.ts';

const spots = [
  {key: 'a|4', label: 'a; 1', x: 50, y: 100},
  {key: 'a|8', label: 'a; 2', x: 150, y: 60},
  {key: 'b|4', label: 'b; 3', x: 50, y: 200},
];
const [a4, a8, b4] = spots;

test('the nearest point within reach is found, and a finger reaches further than a mouse', () => {
  const mouse = {scale: 1, isTouch: false};
  expect(nearestSpot(spots, {x: 60, y: 110, ...mouse})).toBe(a4);
  expect(nearestSpot(spots, {x: 100, y: 140, ...mouse})).toBeNull();
  expect(nearestSpot(spots, {x: 90, y: 130, scale: 1, isTouch: true})).toBe(a4);
  // On a drawing shown at half its size 36 px on the screen are 72 of its own.
  expect(nearestSpot(spots, {x: 100, y: 130, scale: 0.5, isTouch: false})).toBe(a4);
});

test('arrow keys go along the series and up and down at one x', () => {
  expect(spotAfterKey(spots, a4, 'ArrowRight')).toBe(a8);
  expect(spotAfterKey(spots, a8, 'ArrowRight')).toBe(b4);
  expect(spotAfterKey(spots, a4, 'ArrowDown')).toBe(b4);
  expect(spotAfterKey(spots, b4, 'ArrowUp')).toBe(a4);
  expect(spotAfterKey(spots, a4, 'ArrowLeft')).toBeNull();
  expect(spotAfterKey(spots, a8, 'End')).toBe(b4);
  expect(spotAfterKey(spots, a8, 'Tab')).toBeNull();
});

test('points of both drawings survive the page', () => {
  // Fewer parts, empty ones, and a part that looks like the sign for the one before.
  const odd = ['c; ; 0', 'c; ; 0', 'd; 0; ', 'd; ; 1', 'e'].map((label, index) => ({
    ...{key: `c|${index}`, label, x: index, y: 0},
  }));
  const wide = [...spots, ...odd];
  const narrow = wide.map((spot) => ({...spot, x: spot.x / 2}));
  const packed = JSON.parse(JSON.stringify(packSpots(wide, narrow)));
  expect(unpackSpots(packed, true)).toEqual(wide);
  expect(unpackSpots(packed, false)).toEqual(narrow);
  expect(() => packSpots(spots, narrow.slice(1, 3))).toThrow(
    /different points: a\|4,a\|8,b\|4; a\|8,b\|4/,
  );
});

test.each([320, 390, 675])('a tip never leaves a picture of %i px at its sides', (width) => {
  const room = {width, height: 300};
  const tip = {width: Math.min(288, width), height: 120};
  for (let x = 0; x <= width; x += 10)
    for (const isTouch of [true, false]) {
      const {left, top} = tipPlace({x, y: 150}, tip, room, isTouch);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + tip.width).toBeLessThanOrEqual(width);
      expect(top + tip.height < 150 || top > 150).toBe(true);
      if (isTouch) expect(top).toBeLessThan(150);
    }
});
