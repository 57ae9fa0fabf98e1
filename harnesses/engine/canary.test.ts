import {expect, test} from 'vitest';
import {noiseOf} from './conditions.ts';

const quiet = {beforeMs: 10, afterMs: 10.5, quietMs: 10, foreignShare: 0.01};

test('a quiet host gives no reason to make a run again', () => {
  expect(noiseOf(quiet)).toBeNull();
});

test('a slow canary before or after is a reason, and so are other programs', () => {
  expect(noiseOf({...quiet, beforeMs: 13.1})).toContain('canary 13.1 ms');
  expect(noiseOf({...quiet, afterMs: 20})).toContain('canary 20.0 ms');
  expect(noiseOf({...quiet, foreignShare: 0.06})).toContain('6 % of the CPU time');
});
