import {expect, test} from 'vitest';
import {systemsInPassport} from './passport-systems.ts';

const system = (runtime, state, waiting) => ({
  label: `${runtime} ${state} ${waiting}`,
  runtime,
  state,
  waiting,
  versions: {php: '8.2'},
});
const systems = {
  a: system('fiber', 'stateless', 'blocking'),
  b: system('fiber', 'stateful', 'blocking'),
  c: system('fiber', 'stateful', 'coroutine'),
  d: system('amphp', 'stateful', 'coroutine'),
};

test('a harness run lists each runtime once, with all kinds that it was run as', () => {
  expect(systemsInPassport({origin: {kind: 'harness'}, systems})).toEqual([
    {
      label: 'PHP Fibers',
      kinds: {states: ['stateless', 'stateful'], waitings: ['blocking', 'coroutine']},
      versions: {php: '8.2'},
    },
    {
      label: 'AMPHP',
      kinds: {states: ['stateful'], waitings: ['coroutine']},
      versions: {php: '8.2'},
    },
  ]);
});

test('a published run lists its systems as the source calls them', () => {
  const labels = systemsInPassport({origin: {kind: 'published'}, systems}).map(({label}) => label);
  expect(labels).toHaveLength(4);
  expect(labels[0]).toBe('fiber stateless blocking');
});
