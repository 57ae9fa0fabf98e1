import {expect, test} from 'vitest';
import {TYPICAL_SERVER} from '../../../../lib/capacity/typical-server.js';
import {FIELDS, nextValue, positionOfValue, readNumber, valueAtPosition} from './fields.js';
import {INITIAL_STATE, setupOf, stateOfPreset} from './setup.js';
import {reduce, startState} from './state.js';
import {readRate, readState, writeState} from './url-state.js';

const measured = {
  run: 'study/some-run',
  cores: 16,
  queries: 10,
  arrivalRatePerS: 1000,
  coroutinesPerWorker: 50,
  servers: [
    {
      ...{id: 'swoole', label: 'Swoole', coroutines: false, workerMb: 23.41666},
      ...{cpuS: 0.0040445, ioS: 0.0178134, serviceS: 0.0218579, fittedTo: 'swoole-4'},
      points: [{id: 'swoole-4', workers: 4, throughputPerS: 183}],
    },
  ],
};
const presetOf = (id) => stateOfPreset(measured, id);
const tcpu = FIELDS.find(({id}) => id === 'tcpu');
const q = FIELDS.find(({id}) => id === 'q');

test('the form starts with the server of the first picture', () => {
  const setup = setupOf(INITIAL_STATE);
  for (const [name, value] of Object.entries(TYPICAL_SERVER)) {
    expect(setup[name], name).toBeCloseTo(value, 9);
  }
});

test('the initial state leaves no trace in the address', () => {
  expect(writeState('', INITIAL_STATE, INITIAL_STATE)).toBe('');
});

test('a state comes back from its own address, and other keys stay', () => {
  const state = {
    ...INITIAL_STATE,
    rate: 500,
    values: {...INITIAL_STATE.values, tcpu: 5, workers: 8},
  };
  const search = writeState('?f.memory.scale=log', state, INITIAL_STATE);
  expect(search).toBe('?f.memory.scale=log&tcpu=5&workers=8&rate=500');
  expect(readState(search, INITIAL_STATE, presetOf)).toEqual(state);
});

test('a preset fills the form, and only what differs from it is written', () => {
  const preset = readState('?preset=some-run/swoole-4', INITIAL_STATE, presetOf);
  expect(preset.values).toMatchObject({tcpu: 4.045, tio: 1.781, workers: 4, wmem: 23.42});
  expect(preset.rate).toBe(1000);
  const faster = reduce(preset, {type: 'change', id: 'tcpu', value: 2});
  const search = writeState('', faster, preset);
  expect(search).toBe('?preset=some-run/swoole-4&tcpu=2');
  expect(readState(search, INITIAL_STATE, presetOf)).toEqual(faster);
});

test('a preset without its offered rate is told apart from one with it', () => {
  const preset = readState('?preset=some-run/swoole-4', INITIAL_STATE, presetOf);
  const unlimited = {...preset, rate: null};
  const search = writeState('', unlimited, preset);
  expect(readState(search, INITIAL_STATE, presetOf)).toEqual(unlimited);
});

test('nonsense in the address is passed over', () => {
  const state = readState(
    '?tcpu=NaN&cores=1.5&workers=-2&preset=none&rate=x',
    INITIAL_STATE,
    presetOf,
  );
  expect(state).toEqual({...INITIAL_STATE, rate: null});
});

test('what was typed before the code arrived wins over the address', () => {
  const state = startState('?tcpu=5', {tcpu: '6', 'workers-slider': '200', rate: ''}, measured);
  expect(state.values.tcpu).toBe(6);
  expect(state.values.workers).toBe(256);
  expect(startState('?tcpu=5', {preset: 'some-run/swoole-4'}, measured).preset).toBe(
    'some-run/swoole-4',
  );
});

test('sliders cover their range, and each arrow key changes the value', () => {
  for (const field of FIELDS) {
    expect(valueAtPosition(field, 0)).toBe(field.from);
    expect(valueAtPosition(field, 200)).toBe(field.to);
    expect(positionOfValue(field, field.to * 2)).toBe(200);
    for (const direction of [1, -1]) {
      const next = nextValue(field, field.initial, direction);
      expect(Math.sign(next - field.initial)).toBe(direction);
    }
    expect(nextValue(field, field.to, 1)).toBe(field.to);
    expect(nextValue(field, field.from, -1)).toBe(field.from);
  }
});

test('typed numbers may have a comma, and lie within the limits', () => {
  expect(readNumber(tcpu, '2,5')).toBe(2.5);
  expect(readNumber(tcpu, '0')).toBeNull();
  expect(readNumber(tcpu, '')).toBeNull();
  expect(readNumber(q, '1.5')).toBeNull();
  expect(readNumber(q, '0')).toBe(0);
});

test.each([
  ['en', '10 000', 10000],
  ['en', '10,000', 10000],
  ['en', '1,500.5', 1500.5],
  ['en', '0,001', 0.001],
  ['en', '2,5', 2.5],
  ['ru', '10\u00a0000', 10000],
  ['ru', '1\u202f500,5', 1500.5],
  ['ru', '1,500', 1.5],
  ['ru', 'много', null],
])('a number is read as the site writes it in %s: %s', (locale, text, value) => {
  expect(readNumber({least: 0, most: 10000}, text, locale)).toBe(value);
  expect(readRate(text, locale).rate).toBe(value);
});
