import {expect, test} from 'vitest';
import {PAUSES, SERVER, seenThrough} from './pause-seen.ts';

test('the open generator sees everybody who came meanwhile, the closed one a single request', () => {
  const {open, closed} = seenThrough(100);
  expect(closed.slow).toBe(1);
  expect(closed.p99S).toBeCloseTo(SERVER.serviceS, 9);
  // Ten come during the pause; each is served in half of the time in which the next comes, so as many again wait.
  expect(open.slow).toBeGreaterThan(10);
  expect(open.p99S).toBeGreaterThan(0.08);
  expect(open.sent).toHaveLength(SERVER.ratePerS * SERVER.durationS);
});

test('what the closed generator sent and didn’t send is the schedule', () => {
  for (let pauseMs = PAUSES.least; pauseMs <= PAUSES.most; pauseMs += PAUSES.step) {
    const {closed} = seenThrough(pauseMs);
    const scheduled = SERVER.ratePerS * SERVER.durationS;
    expect(Math.abs(closed.sent.length + closed.unsentS.length - scheduled)).toBeLessThanOrEqual(1);
  }
});
