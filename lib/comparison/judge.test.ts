import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {comparableCells} from './cell.ts';
import {causeOf, differencesOf} from './differences.ts';
import {judge} from './judge.ts';

const read = (id) =>
  JSON.parse(
    readFileSync(new URL(`../../static/data/results/${id}.json`, import.meta.url), 'utf8'),
  );
const own = comparableCells(read('state-or-coroutines/two-cores'));
const second = comparableCells(read('state-or-coroutines/quick-second-machine'));
const laravel = comparableCells(read('laravel-trueasync-octane/ta-benchmark-2026-04-03'));
const cell = (cells, part) => cells.find(({id}) => id.includes(part));
const processes = cell(own, 'factorial-kept-blocking-n16-');
const coroutines = cell(own, 'factorial-kept-coroutine-c8-n2-');

test('sixteen processes against sixteen coroutines, the ratio and its ends by hand', () => {
  const logs = processes.values.throughputPerS.map((value, block) =>
    Math.log(value / coroutines.values.throughputPerS[block]),
  );
  expect(logs).toHaveLength(5);
  const mean = logs.reduce((sum, log) => sum + log, 0) / 5;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / 4;
  // Student's t with four degrees of freedom.
  const half = 2.776445 * Math.sqrt(variance / 5);
  const judged = judge(processes, coroutines, 'throughputPerS');
  expect(judged).toMatchObject({n: 5, unit: 'blocks', verdict: 'undecided', bound: null});
  expect(judged.ratio).toBeCloseTo(Math.exp(mean), 9);
  expect(judged.low).toBeCloseTo(Math.exp(mean - half), 6);
  expect(judged.high).toBeCloseTo(Math.exp(mean + half), 6);
  expect(judge(processes, coroutines, 'memoryMb.loaded').verdict).toBe('slower');
});

const blocking = cell(own, 'factorial-kept-blocking-n2-bench-wait-2-saturated');
const below = cell(own, 'factorial-kept-coroutine-c16-n2-bench-wait-2-below');
const saturated = cell(own, 'factorial-kept-coroutine-c16-n2-bench-wait-2-saturated');
const elsewhere = cell(second, 'factorial-kept-blocking-n2-bench-wait-2-saturated') ?? second[0];
const hello = cell(own, 'factorial-kept-blocking-n2-hello-saturated');
const blockingBelow = cell(own, 'factorial-kept-blocking-n2-bench-wait-2-below');

test.each([
  ['the same cell', blocking, blocking, 'throughputPerS', 'same'],
  ['other work', blocking, hello, 'throughputPerS', 'work'],
  ['what wasn’t measured', blocking, saturated, 'memoryMb.peak', 'missing'],
  ['latencies of two regimes', below, saturated, 'latencyMs.p50', 'regimes'],
  ['two that answered all', below, blockingBelow, 'throughputPerS', 'all-answered'],
])('%s can’t be compared', (_, a, b, path, reason) => {
  expect(judge(a, b, path)).toMatchObject({verdict: 'not-comparable', reason});
  expect(judge(b, a, path)).toMatchObject({verdict: 'not-comparable', reason});
});

test('what ran on another machine can’t be compared in anything', () => {
  const other = {...blocking, id: 'x', machine: {...blocking.machine, cpuModel: 'another'}};
  expect(judge(blocking, other, 'throughputPerS')).toMatchObject({
    ...{verdict: 'not-comparable', reason: 'machine', alternatives: []},
  });
  expect(elsewhere.run).not.toBe(blocking.run);
});

test('single runs stay undecided, and one that answered all is a bound', () => {
  const [a, b] = [cell(laravel, 'trueasync-4'), cell(laravel, 'swoole-nts-4')];
  const judged = judge(a, b, 'throughputPerS');
  expect(judged).toMatchObject({verdict: 'undecided', uncertain: 'single', low: null});
  expect(judged.ratio).toBeCloseTo(a.values.throughputPerS[0] / b.values.throughputPerS[0], 12);
  expect(judge(below, blocking, 'throughputPerS')).toMatchObject({
    verdict: 'faster',
    bound: 'least',
  });
  expect(judge(blocking, below, 'throughputPerS')).toMatchObject({
    verdict: 'slower',
    bound: 'most',
  });
});

test('one difference is named, several can’t be separated, an idle one doesn’t count', () => {
  const one = cell(own, 'factorial-kept-blocking-n4-bench-wait-2-saturated');
  expect(causeOf(differencesOf(one, processes))).toMatchObject({
    kind: 'one',
    causes: [{row: 'workers'}],
  });
  const several = causeOf(differencesOf(processes, coroutines));
  expect(several.causes.map(({row}) => row)).toEqual(['waiting', 'workers']);
  expect(differencesOf(processes, coroutines).filter(({isIdle}) => isIdle)).toHaveLength(1);
});
