import fc from 'fast-check';
import {expect, test} from 'vitest';
import {EventHeap} from './event-heap.js';

test('events come out by time, equal times in the order they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({min: 0, max: 9})), (times) => {
      const heap = new EventHeap();
      times.forEach((timeS, index) => heap.push(timeS, [timeS, index]));
      const taken = times.map(() => heap.pop());
      const wanted = times.map((timeS, index) => [timeS, index]);
      expect(taken).toEqual(wanted.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
      expect(heap.nextTimeS).toBe(Infinity);
    }),
  );
});

test('events may go in while others come out', () => {
  const heap = new EventHeap();
  heap.push(5, 'e');
  heap.push(1, 'a');
  expect(heap.pop()).toBe('a');
  heap.push(2, 'b');
  heap.push(5, 'f');
  heap.push(3, 'c');
  expect(heap.nextTimeS).toBe(2);
  expect([heap.pop(), heap.pop(), heap.pop(), heap.pop()]).toEqual(['b', 'c', 'e', 'f']);
});
