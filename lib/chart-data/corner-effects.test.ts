import {expect, test} from 'vitest';
import {cornerEffects, effectNamed, partEffects} from './corner-effects.ts';
import {cornerAt} from './corners.ts';
import {requireMeasurementWith} from './design-cells.ts';
import {factorialRun} from './fixtures/factorial-run.ts';

const run = factorialRun(
  ({application, connection, waiting}) => 40 * 1.5 ** application * 2 ** connection * 4 ** waiting,
);

test('both parts of the state together are one factor of the corners', () => {
  expect(effectNamed(cornerEffects(run, {workers: 1}), 'state').y).toBeCloseTo(3, 9);
  expect(effectNamed(partEffects(run, {workers: 1}), 'application').y).toBeCloseTo(1.5, 9);
  expect(effectNamed(partEffects(run, {workers: 1}), 'connection').y).toBeCloseTo(2, 9);
});

test('the effects of a run are computed once', () => {
  expect(cornerEffects(run, {workers: 1})).toBe(cornerEffects(run, {workers: 1}));
  expect(cornerEffects(run, {workers: 1})).not.toBe(partEffects(run, {workers: 1}));
});

test('an effect that does not exist is refused with those that do', () => {
  expect(() => effectNamed(cornerEffects(run, {workers: 1}), 'speed')).toThrow(
    'there are: state, ',
  );
});

test('a configuration that was not measured is refused where one is needed', () => {
  const wanted = cornerAt('kept', 'coroutine', {workers: 1});
  expect(requireMeasurementWith(run, wanted).id).toBe('cell-111-saturated');
  expect(() => requireMeasurementWith(run, {...wanted, workers: 9})).toThrow(
    'run “study/factorial” has no measurement of {',
  );
});
