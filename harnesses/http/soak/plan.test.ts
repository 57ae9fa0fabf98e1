import {expect, test} from 'vitest';
import {requireSoak, windowsOf} from './plan.ts';

const SOAK_GROUP = [{name: 'g', points: ['soak']}];

test('windows without events are as many as the plan says', () => {
  expect(windowsOf({ratePerS: 20, everyS: 120, windows: 3}, 2)).toEqual([{}, {}, {}]);
});

test('each event is done to each server once in a block, in an order of the block', () => {
  const soak = {
    ratePerS: 20,
    everyS: 20,
    events: ['reload', 'restart'] as ('reload' | 'restart')[],
  };
  const orders = [1, 2, 3, 4].map((seed) => windowsOf(soak, 3, seed));
  for (const windows of orders) {
    const done = windows.map(({event, server}) => `${event} ${server}`).sort();
    expect(done).toEqual(
      ['reload', 'restart'].flatMap((event) => [0, 1, 2].map((server) => `${event} ${server}`)),
    );
  }
  expect(new Set(orders.map((windows) => JSON.stringify(windows))).size).toBeGreaterThan(1);
  expect(windowsOf(soak, 3, 1)).toEqual(orders[0]);
});

test.each([
  ['no soak', undefined, SOAK_GROUP, /soak, ratePerS: is missing/],
  ['no rate', {everyS: 120, windows: 3}, SOAK_GROUP, /soak, ratePerS/],
  ['no windows', {ratePerS: 20, everyS: 120}, SOAK_GROUP, /soak, windows/],
  [
    'an unknown event',
    {ratePerS: 20, everyS: 1, events: ['upgrade']},
    SOAK_GROUP,
    /soak, events: "upgrade"/,
  ],
  [
    'another load point',
    {ratePerS: 20, everyS: 1, windows: 1},
    [{name: 'g', points: ['soak', 'half']}],
    /group g, points/,
  ],
])('%s is refused with its place', (_what, soak, groups, message) => {
  const refused = () => requireSoak(soak as Parameters<typeof requireSoak>[0], groups, 'plan p');
  expect(refused).toThrow(message);
});
