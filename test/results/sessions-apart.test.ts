import {expect, test} from 'vitest';
import {cornerEffects, effectNamed} from '../../lib/chart-data/corner-effects.ts';
import {effectInBlocks} from '../../lib/chart-data/effect-in-blocks.ts';
import {runOf} from './published.ts';
import {quantitiesOf} from './quantity.ts';

const named = (name) =>
  quantitiesOf(name.startsWith('apart-') ? 'laravel-on-swoole' : 'state-or-coroutines')(name);

// Ratios as a review of the site computed them from the journals, with its own code, and Welch's p on the logarithms of the
// blocks after Holm, over all effects that the two sessions have in common.
test.each([
  ['apart-over-shared-both-laravel', 1.335, 0.313],
  ['apart-over-shared-waiting-kept-small', 1.126, 0.539],
  ['first-again-state', 1.089, 0.144],
])('%s is %f at p = %f', (name, ratio, p) => {
  expect(named(name)).toBeCloseTo(ratio, 2);
  expect(named(`${name}-p`)).toBeCloseTo(p, 3);
  expect(named(`${name}-low`)).toBeGreaterThan(1);
});

test('effects of two sessions differ, with all of them in mind', () => {
  expect(named('again-effects')).toBe(14);
  expect(named('again-differ')).toBe(2);
  expect(named('again-most')).toBeCloseTo(1.3, 2);
});

test('the blocks of an effect have its mean, whichever effect it is', () => {
  const run = runOf('state-or-coroutines/frameworks');
  const setting = {runtime: 'swoole', app: 'laravel', workers: 2, placement: 'shared'};
  const effects = cornerEffects(run, setting);
  for (const name of ['state', 'waiting', 'state:waiting', 'state-when-blocking']) {
    const logs = effectInBlocks(run, setting, name);
    expect(logs).toHaveLength(6);
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    expect(Math.exp(mean)).toBeCloseTo(effectNamed(effects, name).y, 9);
  }
  expect(() => effectInBlocks(run, setting, 'speed')).toThrow('no effect “speed”');
  expect(() => effectInBlocks(run, {...setting, workers: 3}, 'state')).toThrow('has no cell');
});
