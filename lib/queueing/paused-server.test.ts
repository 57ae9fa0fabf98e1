import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {pausedLatencies} from './paused-server.ts';

const SETUP = {ratePerS: 100, serviceS: 0.001, pauseAtS: 1, pauseS: 1, durationS: 10};

describe('pausedLatencies', () => {
  it('has every latency at the service time without a pause', () => {
    const {open, closed} = pausedLatencies({...SETUP, pauseS: 0});
    for (const latency of [...open, ...closed]) expect(latency).toBeCloseTo(0.001, 9);
    expect(open).toHaveLength(1000);
    expect(closed.length).toBeGreaterThan(998);
  });

  it('lets a closed generator see one slow request where an open one sees all that came meanwhile', () => {
    const {open, closed} = pausedLatencies(SETUP);
    const slow = (latencies) => latencies.filter((latency) => latency > 0.01).length;
    expect(slow(closed)).toBe(1);
    // A hundred arrive in the pause of a second, the backlog is served at a thousand per second.
    expect(slow(open)).toBeGreaterThan(98);
    expect(slow(open)).toBeLessThan(112);
  });

  it('makes those who came in the pause wait half of it on average', () => {
    const {open} = pausedLatencies(SETUP);
    const during = open.slice(100, 200);
    const mean = during.reduce((sum, each) => sum + each, 0) / during.length;
    expect(mean).toBeGreaterThan(0.5);
    expect(mean).toBeLessThan(0.58);
  });

  it('refuses a rate that the server cannot serve', () => {
    expect(() => pausedLatencies({...SETUP, serviceS: 0.01})).toThrow(/fill more than one slot/);
  });

  it('never answers before the service time, and gets slower with a longer pause', () => {
    fc.assert(
      fc.property(fc.double({min: 0, max: 3, noNaN: true}), (pauseS) => {
        const {open, closed} = pausedLatencies({...SETUP, pauseS});
        const longest = (latencies) => latencies.reduce((most, each) => Math.max(most, each), 0);
        expect(Math.min(...open, ...closed)).toBeGreaterThan(0.001 - 1e-9);
        expect(longest(open)).toBeLessThan(pauseS + 0.002 + 1e-9);
        expect(longest(open)).toBeGreaterThanOrEqual(pauseS);
      }),
    );
  });
});
