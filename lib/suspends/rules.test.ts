import {expect, test} from 'vitest';
import {judge} from './judge.ts';
import {checkMeasured} from './rules.ts';

const rule = {
  ...{calls: 5, waitMs: 250, repeats: 3, most: 9},
  ...{overlap: 1.5, inTurn: 4, calm: 0.25, stopped: 0.75},
};
const thrice = (ms) => [ms, ms, ms];
const times = (together, silence) => ({
  aloneMs: thrice(250),
  togetherMs: thrice(together),
  silenceMs: thrice(silence),
});
const blocks = {call: 'sleep', verdict: 'blocks', ...times(1250, 1250)};
const file = (results, more = {}) => ({runtime: 'swow', version: '1.4.1', rule, results, ...more});
const found = (measured, fileName = 'static/data/suspends/swow-1.4.1.json') =>
  checkMeasured(measured, {fileName}).map(({code, path}) => [code, path]);

test.each([
  ['suspends', times(255, 2)],
  ['in-turn', times(1000, 2)],
  ['partly', times(700, 2)],
  ['partly', times(255, 100)],
  ['blocks', times(255, 250)],
  // What else a machine does only lengthens times: the shortest counts.
  ['suspends', {...times(255, 2), togetherMs: [900, 255, 700], silenceMs: [500, 600, 2]}],
])('%s: %o', (verdict, measured) => {
  expect(judge(measured, rule)).toBe(verdict);
});

test('what follows from its own times is right', () => {
  expect(
    found(file([blocks, {call: 'grpc', verdict: 'absent', reason: 'PHP extension grpc'}])),
  ).toEqual([]);
});

test('each thing that is wrong is told at its place', () => {
  expect(found(file([{...blocks, verdict: 'suspends'}]))).toEqual([
    ['suspends-verdict', '/results/0/verdict'],
  ]);
  expect(found(file([{...blocks, aloneMs: [250]}]))).toEqual([
    ['suspends-repeats', '/results/0/togetherMs'],
  ]);
  expect(found(file([blocks, blocks]))).toEqual([['suspends-twice', '/results/1/call']]);
  expect(found(file([{...blocks, hooks: 'TCP'}]))).toEqual([
    ['suspends-hooks', '/results/0/hooks'],
  ]);
  expect(found(file([blocks]), 'static/data/suspends/swow-1.json')).toEqual([
    ['suspends-name', '/version'],
  ]);
  const stay = {state: 'locale', meanwhile: true, after: true};
  expect(found(file([blocks], {stays: [stay, stay]}))).toEqual([
    ['suspends-twice', '/stays/1/state'],
  ]);
});

test('a row of Swoole has hooks that its file lists', () => {
  const swoole = (hooks) =>
    found(file([{...blocks, hooks}], {runtime: 'swoole', hooks: ['TCP']}), 'swoole-1.4.1.json');
  expect(['all', 'none', 'TCP'].flatMap(swoole)).toEqual([]);
  expect(swoole('UDP')).toEqual([['suspends-hooks', '/results/0/hooks']]);
  expect(swoole(undefined)).toEqual([['suspends-hooks', '/results/0/hooks']]);
});
