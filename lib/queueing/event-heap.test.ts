import fc from 'fast-check';
import {expect, test} from 'vitest';
import {EventHeap} from './event-heap.ts';

/** Delays of a simulation, some of which end together. */
const DELAYS = [0, 1, 2, 3, 5];

test('events come out by time, equal times in the order they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({max: DELAYS.length - 1}), {maxLength: 200}), (delays) => {
      const events = new EventHeap();
      delays.forEach((delay, index) => events.push(DELAYS[delay], index));
      const wanted = delays.map((delay, index) => [DELAYS[delay], index]);
      wanted.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      expect(delays.map(() => events.pop())).toEqual(wanted.map(([, index]) => index));
      expect(events.nextTimeS).toBe(Infinity);
    }),
  );
});

test('events may go in while others come out', () => {
  const turns = fc.record({taken: fc.nat({max: 3}), added: fc.array(fc.nat({max: 4}))});
  fc.assert(
    fc.property(fc.array(turns), (made) => {
      const [events, waiting] = [new EventHeap(), []];
      let [nowS, added] = [0, 0];
      const expectNext = () => {
        waiting.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
        expect(events.nextTimeS).toBe(waiting[0][0]);
        const [timeS, event] = waiting.shift();
        expect(events.pop()).toBe(event);
        nowS = timeS;
      };
      for (const {taken, added: delays} of made) {
        for (const delay of delays) {
          events.push(nowS + DELAYS[delay], added);
          waiting.push([nowS + DELAYS[delay], added]);
          added += 1;
        }
        for (let at = 0; at < taken && waiting.length > 0; at += 1) expectNext();
      }
      while (waiting.length > 0) expectNext();
    }),
  );
});
