import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {requireRoom} from './place.ts';
import {estimateSeconds, readPlan} from './plan.ts';

const GROUP = {profilers: ['phpspy'], workloads: ['known'], ratesHz: [99]};

function planWith(changes: object) {
  const folder = mkdtempSync(join(tmpdir(), 'plan-test-'));
  try {
    const file = join(folder, 'plan.json');
    const times = {repeats: 1, settleS: 0.5, baselineS: 0.4, measureS: 5};
    writeFileSync(file, JSON.stringify({name: 'x', ...times, groups: [GROUP], ...changes}));
    return readPlan(file);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

test('a plan is every combination of its groups, each once', () => {
  const several = {...GROUP, ratesHz: [99, 999], processes: [1, 4]};
  expect(planWith({groups: [GROUP, several]}).runs.map(({cell}) => cell.id)).toEqual([
    'phpspy-known-99hz',
    'phpspy-known-999hz',
    'phpspy-known-4-99hz',
    'phpspy-known-4-999hz',
  ]);
});

test('without a profiler there is no rate', () => {
  const none = {...GROUP, profilers: ['none'], ratesHz: [99, 999]};
  expect(planWith({groups: [none]}).runs).toMatchObject([{cell: {id: 'none-known', rateHz: 0}}]);
});

test('what is not known is refused with what is', () => {
  expect(() => planWith({groups: [{...GROUP, profilers: ['xhprof']}]})).toThrow(
    /"xhprof": is not known\n.*excimer, phpspy, pfp, perf/,
  );
  expect(() => planWith({groups: [{...GROUP, workloads: ['hello']}]})).toThrow(/"hello" is not/);
  expect(() => planWith({groups: [{...GROUP, ratesHz: [0]}]})).toThrow(/ratesHz: 0/);
  expect(() => planWith({measureS: 1.5})).toThrow(/give whole seconds/);
  expect(() => planWith({baselineS: 2})).toThrow(/make settleS longer/);
});

test('the full plan has eight blocks, windows of five seconds, and at most fourteen minutes', () => {
  const plan = readPlan('full');
  expect(plan.repeats).toBeGreaterThanOrEqual(8);
  expect(plan.measureS).toBeGreaterThanOrEqual(5);
  expect(estimateSeconds(plan, plan.runs)).toBeLessThanOrEqual(14 * 60);
});

test('a run is not begun where its output would not fit', () => {
  expect(() => requireRoom('/work', () => ({bavail: 10, bsize: 4096}))).toThrow(
    /the disk is full: 0 MiB free.*\n.*finished runs are kept/,
  );
  expect(() => requireRoom('/work', () => ({bavail: 1e6, bsize: 4096}))).not.toThrow();
});
