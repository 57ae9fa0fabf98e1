import {expect, test} from 'vitest';
import {choosePinning, roundsFor, taskOf} from './run-once.ts';

test('rounds fill warm-up and window, and a round that lasts longer is one', () => {
  expect(roundsFor(0.01, {warmUpS: 0.1, windowS: 1})).toEqual({warmUpRounds: 10, rounds: 102});
  expect(roundsFor(5, {warmUpS: 0.1, windowS: 1})).toEqual({warmUpRounds: 1, rounds: 1});
});

test('a scenario of living actors gets their number, the others their rounds', () => {
  const rounds = {warmUpRounds: 2, rounds: 7};
  expect(taskOf({scenario: 'actors-500'}, rounds)).toEqual(['--actors=500']);
  expect(taskOf({scenario: 'burst'}, rounds)).toEqual([
    '--scenario=burst',
    '--warm-up-rounds=2',
    '--rounds=7',
  ]);
});

test('measured processes get the last cores that this process may use', () => {
  expect(choosePinning('Cpus_allowed_list:\t0-2,5\n')).toEqual({single: '5', pair: '2,5'});
  expect(choosePinning('Cpus_allowed_list:\t3\n')).toEqual({single: '3', pair: '3'});
});
