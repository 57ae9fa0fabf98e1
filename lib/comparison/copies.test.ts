import {expect, test} from 'vitest';
import {drawNormals} from '../statistics/session-coverage.ts';
import {judgeCopies} from './copies.ts';

const startedAt = '2026-01-01T00:00:00Z';

/** Pairs of a system and its copy in as many sessions of a block each. */
function runWith(pairs, sessions = 5) {
  const measurement = (system, values) => ({
    ...{id: `${system}-saturated`, system, scenario: 'hello', workers: 2, status: 'measured'},
    runs: values.map((_, index) => ({block: index + 1, session: index + 1, startedAt})),
    values: {throughputPerS: {value: values[0], values}},
  });
  const systemOf = (label, more = {}) => ({label, runtime: 'swoole', state: 'stateful', ...more});
  const systems = pairs.flatMap((_, index) => [
    [`s${index}`, systemOf('one')],
    [`s${index}-copy`, systemOf('copy', {copyOf: `s${index}`})],
  ]);
  return {
    id: 'study/copies',
    origin: {kind: 'harness', sources: [], harness: {blocks: sessions}},
    environment: {},
    load: {model: 'unknown'},
    scenarios: {hello: {}},
    systems: Object.fromEntries(systems),
    measurements: pairs.flatMap(([original, copy], index) => [
      measurement(`s${index}`, original),
      measurement(`s${index}-copy`, copy),
    ]),
  };
}

test('copies that are equal, that are not, and that scatter too much', () => {
  const steady = [100, 101, 99, 100, 102];
  const run = runWith([
    [steady, [101, 101, 100, 100, 101]],
    [steady, steady.map((rate, index) => 1.2 * rate + index / 10)],
    [steady, [140, 80, 120, 70, 110]],
  ]);
  expect(judgeCopies(run)).toEqual({
    ...{pairs: 3, falseDifferences: 1, equal: 1, undecided: 1},
    ...{tested: 3, apart: 1, apartByHolm: 1},
  });
});

test('what is no copy, or wasn’t measured in this quantity, is no pair', () => {
  const run = runWith(
    [
      [
        [1, 1, 1],
        [1, 1, 1],
      ],
    ],
    3,
  );
  expect(judgeCopies(run)).toMatchObject({pairs: 1, tested: 0});
  expect(judgeCopies(run, 'cpuMs').pairs).toBe(0);
  delete run.systems['s0-copy'].copyOf;
  expect(judgeCopies(run).pairs).toBe(0);
});

test('true copies lie apart by the test about one time in twenty, and are hardly ever called different', () => {
  const normal = drawNormals(3);
  const rates = () => Array.from({length: 5}, () => 100 * Math.exp(0.05 * normal()));
  const {falseDifferences, apart, tested} = judgeCopies(
    runWith(Array.from({length: 400}, () => [rates(), rates()])),
  );
  expect(tested).toBe(400);
  // Three standard errors of 5 % in 400 pairs.
  expect(Math.abs(apart / tested - 0.05)).toBeLessThan(3 * Math.sqrt((0.05 * 0.95) / tested));
  expect(falseDifferences / tested).toBeLessThan(0.05);
});
