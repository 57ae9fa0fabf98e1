import {expect, test} from 'vitest';
import {byWorkers, inPanels} from './by-workers.ts';
import {publishedRun} from './fixtures/run.ts';

test('each system is a series over the workers, in the order of the file, and λ is the reference', () => {
  const points = byWorkers(publishedRun(), {path: 'throughputPerS'});
  expect(points.x.values).toEqual([4, 8]);
  expect(points.series.map(({id, runtime}) => [id, runtime])).toEqual([
    ['free', 'trueasync'],
    ['capped', 'swoole-nts'],
  ]);
  expect(points.series[1].points.map(({x, y}) => [x, y])).toEqual([
    [4, 183],
    [8, 342],
  ]);
  expect(points.references).toEqual([{id: 'offered', y: 1000}]);
  expect(points.y.unit).toBe('perS');
});

test('a value that the run lacks is a gap, not a zero', () => {
  const points = byWorkers(publishedRun(), {path: 'memoryMb.loaded'});
  expect(points.series[0].points[1]).toEqual({x: 8, y: null});
});

test('a single run says so, and repeats keep their interval', () => {
  const run = publishedRun();
  run.measurements[0].values.throughputPerS = {
    value: 989,
    values: [980, 989, 990],
    interval: {low: 980, high: 990, kind: 'range'},
  };
  const [free] = byWorkers(run, {path: 'throughputPerS'}).series;
  expect(free.points[0]).toMatchObject({low: 980, high: 990});
  expect(free.points[0]).not.toHaveProperty('single');
  expect(free.points[1]).toMatchObject({single: true});
});

test('points carry their regime, what the checks found, and where they were read', () => {
  const [free, capped] = byWorkers(publishedRun(), {path: 'latencyMs.p50'}).series;
  expect(free.points[0].regime).toBe('below-saturation');
  expect(capped.points[0].regime).toBe('generator-capped');
  expect(capped.points[0].verdicts).toContainEqual(
    expect.objectContaining({check: 'littles-law', kind: 'explained'}),
  );
  expect(capped.points[0].from).toBe('run#capped-4.latencyMs.p50');
});

test('a quantity that no file can hold, or that this run lacks, is refused by name', () => {
  expect(() => byWorkers(publishedRun(), {path: 'speed'})).toThrow('“speed” is no quantity');
  expect(() => byWorkers(publishedRun(), {path: 'phpHeapMb'})).toThrow(
    '“study/run” has no “phpHeapMb”',
  );
});

test('panels of one unit share an axis, panels of several have their own', () => {
  const run = publishedRun();
  const memory = {id: 'memory', path: 'memoryMb.loaded'};
  const rate = {id: 'rate', path: 'throughputPerS'};
  expect(inPanels(run, [memory]).panels).toEqual([{id: 'memory'}]);
  expect(inPanels(run, [memory, rate]).panels).toEqual([
    {id: 'memory', y: {unit: 'mb'}},
    {id: 'rate', y: {unit: 'perS'}},
  ]);
  expect(inPanels(run, [memory, rate]).references).toEqual([
    {id: 'offered', y: 1000, panel: 'rate'},
  ]);
});
