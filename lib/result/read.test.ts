import {expect, test} from 'vitest';
import {quantitiesOf, sampleRun} from '../../test/sample-run.ts';
import {
  environmentOf,
  isSingle,
  loadOf,
  measurementsOf,
  quantities,
  quantity,
  valueIfAny,
  valueOf,
} from './read.ts';
import {RUNTIMES} from './runtimes.ts';
import {unitOf} from './units.ts';

const values = quantitiesOf({throughputPerS: 989, latencyMs: {p50: 28}});

test('a value is found by run, measurement and path', () => {
  const run = sampleRun({values});
  expect(valueOf(run, 'server-4', 'latencyMs.p50')).toBe(28);
  expect(quantity(run, 'server-4', 'throughputPerS')).toEqual({value: 989, from: 'table'});
});

test('a value that is not there is an error that lists what is', () => {
  const run = sampleRun({values});
  expect(() => valueOf(run, 'server-4', 'latencyMs.p99')).toThrow(
    'run “sample/run”, measurement “server-4” has no value at “latencyMs.p99”; there are: throughputPerS, latencyMs.p50.',
  );
  expect(() => valueOf(run, 'server-9', 'x')).toThrow(
    'has no measurement “server-9”; there are: server-4.',
  );
  expect(valueIfAny(run.measurements[0], 'latencyMs.p99')).toBeUndefined();
});

test('process groups are read by their names', () => {
  const processGroups = [{name: 'php', cpuMsPerRequest: {value: 4.1}}];
  const run = sampleRun({values, measurement: {processGroups}});
  expect(valueOf(run, 'server-4', 'processGroups.php.cpuMsPerRequest')).toBe(4.1);
  expect(quantities(run.measurements[0]).map(({path}) => path)).toEqual([
    'throughputPerS',
    'latencyMs.p50',
    'processGroups.php.cpuMsPerRequest',
  ]);
});

test('one or two runs are single, three repeats or an interval are not', () => {
  expect(isSingle({value: 1})).toBe(true);
  expect(isSingle({value: 1.5, values: [1, 2]})).toBe(true);
  expect(isSingle({value: 2, values: [1, 2, 3]})).toBe(false);
  expect(isSingle({value: 2, interval: {low: 1, high: 3, kind: 'reported'}})).toBe(false);
});

test('a measurement’s own load and machine stand in the place of the run’s', () => {
  const run = sampleRun({measurement: {load: {maxVus: 2000}, environment: {cores: 2}}});
  expect(loadOf(run, run.measurements[0])).toMatchObject({maxVus: 2000, arrivalRatePerS: 1000});
  expect(environmentOf(run, run.measurements[0])).toMatchObject({cores: 2, os: 'unknown'});
});

test('measurements are chosen by what they are', () => {
  const run = sampleRun();
  expect(measurementsOf(run, {system: 'server', status: 'measured'})).toHaveLength(1);
  expect(measurementsOf(run, {system: 'other', status: undefined})).toHaveLength(0);
});

test('every path has a unit, and nothing else has', () => {
  expect(unitOf('latencyMs.p999')).toEqual({unit: 'ms', kind: 'time'});
  expect(unitOf('droppedShare')).toEqual({unit: 'share', kind: 'ratio'});
  expect(unitOf('processGroups.php.memoryPssMb')).toEqual({unit: 'mb', kind: 'memory'});
  expect([unitOf('nothing'), unitOf('toString'), unitOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a runtime is known by its id alone, and has a colour of its own', () => {
  expect(RUNTIMES.swow).toEqual({label: 'Swow', colourToken: '--runtime-swow'});
});
