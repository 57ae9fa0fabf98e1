import {expect, test} from 'vitest';
import {estimateSeconds, readPlan} from './plan.ts';
import {RUNTIMES} from './runtimes.ts';
import {scenarioOf} from './scenarios.ts';

const PAIRS = ['pair', 'pair-batched', 'pair-ping-pong'];

test('the full plan has eight blocks of windows of a second, and fits into a quarter of an hour', () => {
  const plan = readPlan('full');
  expect(plan.repeats).toBeGreaterThanOrEqual(8);
  expect(plan.windowS).toBeGreaterThanOrEqual(1);
  expect(estimateSeconds(plan, plan.runs)).toBeLessThan(15 * 60);
});

test('both plans measure every runtime, and OPcache and JIT off and on', () => {
  for (const name of ['smoke', 'full']) {
    const {runs} = readPlan(name);
    const levels = (member) => [...new Set(runs.map(({cell}) => cell[member]))].sort();
    expect(levels('runtime')).toEqual(['fiber', 'swoole', 'swow']);
    expect(levels('mode')).toEqual(['jit', 'no-opcache', 'opcache']);
    for (const scenario of levels('scenario')) {
      expect(scenarioOf(scenario).note).not.toBe('');
    }
  }
});

test('both plans measure two processes on every runtime', () => {
  for (const name of ['smoke', 'full']) {
    const pairs = readPlan(name).runs.map(({cell}) => cell.id);
    for (const runtime of RUNTIMES) {
      const ids = PAIRS.map((pair) => `${runtime}-opcache-${pair}`);
      expect(pairs).toEqual(expect.arrayContaining(ids));
    }
  }
});

test('a cell that two groups name is run once a block', () => {
  const ids = readPlan('full').runs.map(({cell}) => cell.id);
  expect(new Set(ids).size).toBe(ids.length);
});
