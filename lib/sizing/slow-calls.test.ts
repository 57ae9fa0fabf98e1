import {expect, test} from 'vitest';
import {APPLICATION} from '../gains/fixtures/cases.ts';
import {slowCallsOf} from './slow-calls.ts';

/** Fast requests of 50 ms, and an LLM of 10 s at 2 per second. */
const CALLS = {slowPerS: 2, slowS: 10, timeOutS: Infinity, reserved: null};
const FAST = {...APPLICATION, cpuS: 0.01, ioS: 0.04, workers: 16, arrivalRatePerS: 100};
const said = (changes = {}, slow = {}) => slowCallsOf({...FAST, ...changes}, {...CALLS, ...slow});
const keys = (changes = {}, slow = {}) => said(changes, slow).map(({key}) => key);
const valuesAt = (wanted, sentences) => sentences.find(({key}) => key === wanted)?.values;

test('calls that hold more workers than there are make the others wait without end, and a pool for each ends it', () => {
  const sentences = said();
  expect(sentences.map(({key}) => key)).toEqual([
    ...['held', 'together.over', 'ends', 'how', 'coroutines'],
  ]);
  expect(valuesAt('held', sentences)).toEqual({slots: ['number', 20], workers: ['number', 16]});
  // 16 workers less five for the others leave room for eleven.
  expect(valuesAt('together.over', sentences)?.limit[1]).toBeCloseTo(-1e4 * Math.log(1 - 11 / 20));
  // Erlang C: with 12 and 32 servers one in a hundred waits, with one less more.
  expect(valuesAt('ends', sentences)).toEqual({fast: ['number', 12], slow: ['number', 32]});
});

test('a time-out, workers reserved, and too few for either are said', () => {
  expect(keys({}, {timeOutS: 5})).toContain('cut');
  expect(keys({workers: 33}, {reserved: 10})).toEqual([
    ...['held', 'together.about', 'apart', 'calls', 'ends', 'how', 'coroutines'],
  ]);
  expect(keys({workers: 60}, {reserved: 12})).toEqual([
    ...['held', 'together.calm', 'apart.calm', 'calls.calm', 'coroutines'],
  ]);
  expect(keys({}, {reserved: 3})).toEqual(
    expect.arrayContaining(['together.over', 'apart.few', 'calls.over']),
  );
  expect(keys({}, {reserved: 16})).toContain('apart.all');
  expect(keys({workers: 32})).toContain('together');
});

test('reserved workers wait as a pool of their own, whatever the slow calls do', () => {
  const few = valuesAt('apart', said({}, {reserved: 8}));
  const many = valuesAt('apart', said({}, {reserved: 8, slowPerS: 200}));
  expect(many).toEqual(few);
});

test('what is missing or beyond any pool is said', () => {
  expect(keys({arrivalRatePerS: null})).toEqual(['held', 'rate', 'coroutines']);
  expect(keys({arrivalRatePerS: 1000})).toContain('together.none');
  expect(keys({}, {slowPerS: 1000})).toContain('ends.beyond');
  expect(slowCallsOf(FAST, CALLS, {isMemoryBorrowed: true}).map(({key}) => key)).toContain(
    'coroutines.unknown',
  );
});

test('a number that can’t be typed into the fields makes no answer absurd', () => {
  for (const slow of [
    {slowPerS: 1e6, slowS: 86_400},
    {slowPerS: 0.001, slowS: 0.001},
    {timeOutS: 0.001},
  ])
    for (const arrivalRatePerS of [0.001, 1e9])
      for (const {values} of said({arrivalRatePerS}, slow))
        for (const [, value] of Object.values(values))
          expect(Number(value)).toBeGreaterThanOrEqual(0);
});
