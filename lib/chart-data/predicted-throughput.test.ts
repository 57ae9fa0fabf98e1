import {expect, test} from 'vitest';
import {cornerAt, cornerSeries} from './corners.ts';
import {measurementWith} from './design-cells.ts';
import {factorialRun} from './fixtures/factorial-run.ts';
import {comparisons, predictedAndMeasured} from './predicted-and-measured.ts';
import {predictedThroughput, requestTimes} from './predicted-throughput.ts';

const run = factorialRun(() => 100);
const predicted = (state, waiting) => {
  const configuration = cornerAt(state, waiting, {workers: 1});
  return predictedThroughput(run, measurementWith(run, configuration), configuration);
};

test('times are those of a request alone, in seconds; coroutines without such a run take the blocking one', () => {
  const times = requestTimes(run, cornerAt('kept', 'coroutine', {workers: 1}));
  expect(times).toEqual({
    cpuS: 0.002,
    ioS: 0.02,
    sharedCpuS: expect.closeTo(0.005, 12),
    databaseCpuS: 0.004,
  });
});

test('a blocking worker is limited by its slot: 1 / (14 + 20 ms)', () => {
  expect(predicted('dropped', 'blocking')).toMatchObject({
    bound: expect.closeTo(1000 / 34, 9),
    limiting: 'slots',
  });
});

test('coroutines that drop their state are limited by the CPU time of their one worker', () => {
  expect(predicted('dropped', 'coroutine')).toMatchObject({
    bound: expect.closeTo(1000 / 14, 9),
    limiting: 'worker-cpu',
    network: expect.closeTo(1000 / 14, 9),
  });
});

test('coroutines that keep it are limited by the cores that everything shares: 2 / 7 ms', () => {
  const {bound, limiting, network} = predicted('kept', 'coroutine');
  expect(bound).toBeCloseTo(2000 / 7, 9);
  expect(limiting).toBe('cores');
  expect(network).toBeLessThan(bound);
  expect(network).toBeGreaterThan(0.9 * bound);
});

test('one customer of the network goes round in the time of all its parts', () => {
  expect(predicted('kept', 'blocking').network).toBeCloseTo(1000 / (2 + 5 + 20 - 4), 9);
});

test('a point is measured over predicted, with the interval of the measurement', () => {
  const {series, references} = predictedAndMeasured(run, {
    workers: [1, 2],
    series: cornerSeries((workers) => ({workers})),
  });
  const [first] = series;
  expect(first).toMatchObject({id: 'dropped-blocking', panel: 'bound'});
  expect(first.points[0].y).toBeCloseTo(100 / (1000 / 34), 9);
  expect(first.points[0].high / first.points[0].y).toBeCloseTo(1.08, 9);
  expect(first.points[1]).toEqual({x: 2, y: null});
  expect(references).toEqual([{id: 'as-predicted', y: 1}]);
});

test('comparisons leave out what was not measured', () => {
  const all = comparisons(run, [
    cornerAt('kept', 'blocking', {workers: 1}),
    cornerAt('kept', 'blocking', {workers: 7}),
    null,
  ]);
  expect(all.map(({measured, limiting}) => [measured, limiting])).toEqual([[100, 'slots']]);
});
