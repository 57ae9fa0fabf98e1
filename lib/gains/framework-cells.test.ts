import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {frameworkCells} from './framework-cells.ts';
import {frameworkPoints} from './studied-points.ts';

const runOf = (name) =>
  JSON.parse(
    readFileSync(
      new URL(`../../static/data/results/laravel-on-swoole/${name}.json`, import.meta.url),
    ),
  );
const runs = {
  shared: runOf('two-cores'),
  alone: runOf('one-request'),
  boot: runOf('boot'),
};
const MEMORY = {firstMb: 60, workerMb: 3, slotMb: 0.2, slotsPerWorker: 100};
const valuesOf = (run, id) => run.measurements.find((measurement) => measurement.id === id).values;

test('each framework is a start with the times of its lone request, nothing kept and all kept', () => {
  const cells = frameworkCells(runs, () => MEMORY);
  expect(cells.map(({id}) => id)).toEqual(
    ['laravel', 'symfony'].flatMap((app) =>
      ['per-request', 'kept'].map(
        (state) =>
          `laravel-on-swoole/two-cores/swoole-${app}-${state}-blocking-n2-bench-wait-2-saturated`,
      ),
    ),
  );
  const [dropped, kept] = cells;
  const alone = valuesOf(runs.alone, 'swoole-laravel-per-request-blocking-n1-bench-wait-2-single');
  expect(dropped.application.cpuS).toBeCloseTo(alone.cpuMs.value / 1000, 9);
  expect(dropped.application.ioS).toBeCloseTo(alone.ioMs.value / 1000, 9);
  const {bootCpuS, connectCpuS, connectIoS, cpuS, ioS} = dropped.application;
  expect(bootCpuS).toBeGreaterThan(0);
  expect(connectCpuS).toBeGreaterThan(0);
  expect(cpuS - bootCpuS - connectCpuS).toBeCloseTo(kept.application.cpuS, 9);
  expect(ioS - connectIoS).toBeCloseTo(kept.application.ioS, 9);
  expect(kept.application).toMatchObject({bootCpuS: 0, connectCpuS: 0, connectIoS: 0});
});

test('each framework is a studied request, with what was gained and its evidence', () => {
  const points = frameworkPoints(runs.shared);
  expect(points.map(({about}) => about)).toEqual([
    'app-laravel',
    'app-laravel',
    'app-symfony',
    'app-symfony',
  ]);
  for (const {study, evidence, isInferred} of points)
    expect({study, evidence, isInferred}).toEqual({
      study: 'laravel-on-swoole',
      evidence: 'own',
      isInferred: false,
    });
  const rate = (name) =>
    valuesOf(runs.shared, `swoole-laravel-${name}-n2-bench-wait-2-saturated`).throughputPerS.value;
  const [dropped, kept] = points;
  expect(dropped.gains.state.value).toBeCloseTo(
    rate('kept-blocking') / rate('per-request-blocking'),
    9,
  );
  expect(kept.gains.coroutines.value).toBeCloseTo(
    rate('kept-coroutine-c16') / rate('kept-blocking'),
    9,
  );
});
