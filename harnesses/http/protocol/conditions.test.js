import {expect, test} from 'vitest';
import {noiseOf} from './canary.js';
import {choosePinning} from './place.js';
import {clockJumpS} from './run-once.js';

const quiet = {beforeMs: 10, afterMs: 10.5, quietMs: 10, foreignShare: 0.01};

test('a quiet host gives no reason to make a run again', () => {
  expect(noiseOf(quiet)).toBeNull();
});

test('a slow canary before or after is a reason, and so are other programs', () => {
  expect(noiseOf({...quiet, beforeMs: 13.1})).toContain('canary 13.1 ms');
  expect(noiseOf({...quiet, afterMs: 20})).toContain('canary 20.0 ms');
  expect(noiseOf({...quiet, foreignShare: 0.06})).toContain('6 % of the CPU time');
});

test('from four cores on the load generator has a core of its own', () => {
  expect(choosePinning(2)).toEqual({servers: null, generator: null});
  expect(choosePinning(4)).toEqual({servers: '0-2', generator: '3'});
});

test('a wall clock that jumps is noticed against the monotonic one', () => {
  const started = {clock: 1000, date: 1_700_000_000_000};
  expect(clockJumpS(started, {clock: 6000, date: 1_700_000_005_000})).toBe(0);
  expect(clockJumpS(started, {clock: 6000, date: 1_700_003_605_000})).toBe(3600);
  expect(clockJumpS(started, {clock: 6000, date: 1_699_996_405_000})).toBe(-3600);
});
