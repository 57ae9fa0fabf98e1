import {expect, test} from 'vitest';
import {fillTimeS, warmUpOf} from '../protocol/rates.ts';
import {startKnownServer} from './known-server.ts';
import {runOwnGenerator} from './own-generator.ts';

/** Second at which an open load first meets its cap, against a server of one slot and a fixed time. */
function simulatedFillS({maxInFlight, ratePerS, throughputPerS}) {
  const departures = [];
  let freeAt = 0;
  for (let n = 0; n < 1e6; n += 1) {
    const now = n / ratePerS;
    while (departures.length > 0 && departures[0] <= now) departures.shift();
    if (departures.length >= maxInFlight) return now;
    freeAt = Math.max(freeAt, now) + 1 / throughputPerS;
    departures.push(freeAt);
  }
  return Infinity;
}

test.each([
  {maxInFlight: 80, ratePerS: 140, throughputPerS: 100},
  {maxInFlight: 80, ratePerS: 60, throughputPerS: 42},
  {maxInFlight: 48, ratePerS: 1060, throughputPerS: 900},
  {maxInFlight: 80, ratePerS: 105, throughputPerS: 100},
])(
  'a queue fills as the formula says: $maxInFlight at $ratePerS against $throughputPerS',
  (load) => {
    const simulated = simulatedFillS(load);
    expect(fillTimeS(load) / simulated).toBeGreaterThan(0.95);
    expect(fillTimeS(load) / simulated).toBeLessThan(1.1);
    expect(warmUpOf({...load, warmUpS: 1}).warmUpS).toBeGreaterThanOrEqual(simulated);
  },
);

test('a server that keeps up has no queue to fill', () => {
  expect(fillTimeS({maxInFlight: 80, ratePerS: 100, throughputPerS: 100})).toBe(0);
});

test('a warm-up that would take too long is cut off and says so', () => {
  const load = {maxInFlight: 80, ratePerS: 1.4, throughputPerS: 1, warmUpS: 1};
  expect(warmUpOf(load)).toEqual({warmUpS: 30, fills: false});
});

// The known server answers 50/s. A queue of 30 fills in 1.5 s; the window after the warm-up drops what doesn't fit from
// its first moment on. A warm-up of 1.3 V/X, as it once was, ends at 0.78 s and drops nothing until 1.5 s.
test(
  'after the warm-up the queue of the known server is full',
  {timeout: 30_000, retry: 2},
  async () => {
    const load = {model: 'open', ratePerS: 70, maxInFlight: 30};
    const {warmUpS} = warmUpOf({...load, throughputPerS: 50, warmUpS: 0.2});
    const server = await startKnownServer(20);
    const order = {
      url: server.url,
      load,
      warmUpS,
      measureS: 1,
      timeoutMs: 5000,
      expectedStart: null,
    };
    const report = await runOwnGenerator(order);
    await server.close();
    expect(report.droppedRequests / report.arrivals).toBeGreaterThan(0.2);
    expect(report.meanInFlight).toBeGreaterThan(28);
  },
);
