import {expect, test} from 'vitest';
import {report} from './report.ts';

const good = {
  name: 'unit tests',
  succeeded: true,
  inTime: true,
  seconds: 2,
  why: 'it would be said if it took a minute',
  counts: {passed: 7, failed: 0, flaky: 1, skipped: 3},
  failures: [],
  flaky: [{where: 'a.test.js', test: 'is quick', tries: 2, message: 'expected 9 to be below 8'}],
};
const bad = {
  name: 'browser tests',
  succeeded: false,
  inTime: false,
  seconds: 60,
  why: 'every page is visited',
  counts: {passed: 5, failed: 1, flaky: 0, skipped: 0},
  failures: [{where: 'x.spec.js (en phone)', test: 'deep', message: 'too wide'}],
  flaky: [],
};

test('flaky tests are named with their tries and counted apart, and the last line stands alone', () => {
  expect(report([good, bad]).split('\n')).toEqual([
    '',
    'ok     unit tests: 7 passed, 0 failed, 3 skipped, 1 flaky, 2.0 s',
    'FAILED browser tests: 5 passed, 1 failed, 60.0 s (every page is visited), stopped: it did not end by itself',
    '',
    'FAILED x.spec.js (en phone)',
    '  deep',
    '    too wide',
    '',
    'flaky: a.test.js › is quick (2 tries), not counted as passed',
    '    expected 9 to be below 8',
    '',
    '12 passed, 1 failed, 3 skipped',
  ]);
});

test('nothing is said of skipped tests where there are none', () => {
  expect(report([bad]).split('\n').at(-1)).toBe('5 passed, 1 failed');
});
