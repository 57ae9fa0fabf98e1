import {expect, test} from 'vitest';
import {cornerEffects, effectNamed} from '../../lib/chart-data/corner-effects.ts';
import {effectInBlocks} from '../../lib/chart-data/effect-in-blocks.ts';
import {runOf} from './published.ts';
import {quantitiesOf} from './quantity.ts';

const named = (name) =>
  quantitiesOf(name.startsWith('apart-') ? 'laravel-on-swoole' : 'state-or-coroutines')(name);

// As a review of the site computed them from the journals, with its own code: ratio of two sessions and Welch's p on the
// logarithms of the blocks. Pages used to say of each pair that its intervals overlap.
test.each([
  ['apart-over-shared-both-laravel', 1.335, 0.018],
  ['apart-over-shared-waiting-kept-small', 1.126, 0.0385],
  ['again-waiting-laravel', 1.119, 0.043],
  ['first-again-state', 1.089, 0.024],
  ['again-waiting-kept-symfony', 1.3, 0.0005],
])('%s is %f at p = %f', (name, ratio, p) => {
  expect(named(name)).toBeCloseTo(ratio, 2);
  expect(named(`${name}-p`)).toBeCloseTo(p, 3);
  expect(named(`${name}-low`)).toBeGreaterThan(1);
});

test('no difference was found where p is above 0.05', () => {
  expect(named('again-state-laravel-p')).toBeCloseTo(0.55, 2);
  expect(named('again-state-laravel-low')).toBeLessThan(1);
  expect(named('again-state-laravel-high')).toBeGreaterThan(1);
});

test('more effects differ between two sessions than chance allows', () => {
  expect(named('again-effects')).toBe(14);
  expect(named('again-differ')).toBe(6);
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
