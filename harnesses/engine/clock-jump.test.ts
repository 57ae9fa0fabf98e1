import {expect, test} from 'vitest';
import {clockJumpS} from './conditions.ts';

test('a wall clock that jumps is noticed against the monotonic one', () => {
  const started = {clock: 1000, date: 1_700_000_000_000};
  expect(clockJumpS(started, {clock: 6000, date: 1_700_000_005_000})).toBe(0);
  expect(clockJumpS(started, {clock: 6000, date: 1_700_003_605_000})).toBe(3600);
  expect(clockJumpS(started, {clock: 6000, date: 1_699_996_405_000})).toBe(-3600);
});
