import {expect, test} from 'vitest';
import {noiseOf} from './conditions.ts';

const QUIET_MS = 10;
const quiet = {canaryMs: {before: 10, after: 10.5}, foreignShare: 0.01};

test('a quiet host gives no reason to make a run again', () => {
  expect(noiseOf(quiet, QUIET_MS)).toBeNull();
});

test('a slow canary before or after is a reason, and so are other programs', () => {
  const canary = (ms) => noiseOf({...quiet, canaryMs: {...quiet.canaryMs, ...ms}}, QUIET_MS);
  expect(canary({before: 13.1})).toContain('canary 13.1 ms');
  expect(canary({after: 20})).toContain('canary 20.0 ms');
  expect(noiseOf({...quiet, foreignShare: 0.06}, QUIET_MS)).toContain('6 % of the CPU time');
});
