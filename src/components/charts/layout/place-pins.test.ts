import {expect, test} from 'vitest';
import {boxAround, crosses, overlap, placePins} from './place-pins.ts';

const bounds = {left: 0, right: 400, top: 0, bottom: 300};
const room = {radius: 10, bounds, boxes: []};

test('a pin stands beside its point, not on it', () => {
  const [{x, y}] = placePins([{x: 200, y: 150}], room);
  const distance = Math.hypot(x - 200, y - 150);
  expect(distance).toBeGreaterThan(15);
  expect(distance).toBeLessThan(40);
});

test('pins of one point do not cover each other', () => {
  const anchor = {x: 200, y: 150};
  const [a, b] = placePins([anchor, anchor], room);
  expect(overlap(boxAround(a, 10), boxAround(b, 10))).toBe(0);
});

test('a pin keeps off labels and lines, and inside the picture', () => {
  const label = {left: 150, right: 300, top: 60, bottom: 145};
  const line = [
    {x: 0, y: 150},
    {x: 400, y: 150},
  ];
  const [pin] = placePins([{x: 200, y: 150}], {...room, boxes: [label], segments: [line]});
  expect(overlap(boxAround(pin, 10), label)).toBe(0);
  expect(Math.abs(pin.y - 150)).toBeGreaterThanOrEqual(12);
  const [corner] = placePins([{x: 2, y: 2}], room);
  expect(corner.x).toBeGreaterThanOrEqual(10);
  expect(corner.y).toBeGreaterThanOrEqual(10);
});

test('the line from a point to its pin does not cross a value out', () => {
  const value = {left: 185, right: 215, top: 128, bottom: 142};
  const bars = [170, 230].map((x) => ({left: x - 55, right: x + 85, top: 150, bottom: 300}));
  const anchor = {x: 200, y: 150};
  const [pin] = placePins([anchor], {...room, boxes: [value, ...bars], values: [value]});
  expect(crosses([anchor, pin], value)).toBe(false);
});
