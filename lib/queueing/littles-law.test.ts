import fc from 'fast-check';
import {expect, test} from 'vitest';
import {cappedLatencyS, droppedShare, rampUpS, requestsInFlight} from './littles-law.ts';

test('989 a second at 28 ms are about 28 requests in flight', () => {
  expect(requestsInFlight({throughputPerS: 989, latencyS: 0.028})).toBeCloseTo(27.7, 1);
});

test('doubling the cap on virtual users doubles the latency of a server that cannot keep up', () => {
  const one = cappedLatencyS({maxVus: 1000, throughputPerS: 183});
  expect(one).toBeCloseTo(5.464, 3);
  expect(cappedLatencyS({maxVus: 2000, throughputPerS: 183})).toBeCloseTo(2 * one, 12);
});

test('requests in flight at the capped latency are the cap', () => {
  const caps = fc.integer({min: 1, max: 1e5});
  fc.assert(
    fc.property(caps, fc.double({min: 0.1, max: 1e5, noNaN: true}), (maxVus, throughputPerS) => {
      const latencyS = cappedLatencyS({maxVus, throughputPerS});
      expect(requestsInFlight({throughputPerS, latencyS}) / maxVus).toBeCloseTo(1, 12);
    }),
  );
});

test('a server that completes 183 of 1,000 leaves 82 % unsent, one that keeps up none', () => {
  expect(droppedShare({arrivalRatePerS: 1000, throughputPerS: 183})).toBeCloseTo(0.817, 12);
  expect(droppedShare({arrivalRatePerS: 500, throughputPerS: 501})).toBe(0);
});

test('the ramp to the cap takes V / (λ − X), and never ends when the server keeps up', () => {
  expect(rampUpS({maxVus: 1000, arrivalRatePerS: 1000, throughputPerS: 600})).toBe(2.5);
  expect(rampUpS({maxVus: 1000, arrivalRatePerS: 1000, throughputPerS: 1000})).toBeNull();
});

test('numbers out of range are refused', () => {
  expect(() => cappedLatencyS({maxVus: 10, throughputPerS: 0})).toThrow('throughputPerS is 0');
  expect(() => requestsInFlight({throughputPerS: 1, latencyS: -1})).toThrow('latencyS is -1');
  expect(() => droppedShare({arrivalRatePerS: 0, throughputPerS: 1})).toThrow(
    'arrivalRatePerS is 0',
  );
  expect(() => rampUpS({maxVus: 1.5, arrivalRatePerS: 1, throughputPerS: 1})).toThrow(
    'maxVus is 1.5',
  );
});
