import {expect, test} from 'vitest';
import {quantitiesOf, sampleRun} from '../../test/sample-run.ts';
import {
  coresOf,
  harnessOf,
  loadNumber,
  madeAgain,
  numberIn,
  requireNumber,
  runLoadNumber,
  scenarioNumber,
  settingNumber,
  valueWithEnds,
  workersOf,
} from './stated.ts';

const values = quantitiesOf({throughputPerS: 989});

test('a number that the file states is given, its own load before the run’s', () => {
  const run = sampleRun({values});
  run.load = {...run.load, maxVus: 100, vus: 10};
  run.measurements[0] = {...run.measurements[0], load: {maxVus: 7}, parameters: {pollMs: 2}};
  const {id, workers} = run.measurements[0];
  expect(loadNumber(run, id, 'maxVus')).toBe(7);
  expect(loadNumber(run, id, 'vus')).toBe(10);
  expect(workersOf(run, id)).toBe(workers);
});

test('a number that the file does not state is refused by its place', () => {
  const run = sampleRun({values});
  run.load = {...run.load, maxVus: 'unknown'};
  const [{id}] = run.measurements;
  expect(() => loadNumber(run, id, 'maxVus')).toThrow(
    'load.maxVus of run “sample/run”, measurement “server-4”, is “unknown”, and a number is computed from it.',
  );
  expect(() => requireNumber(undefined, 'environment.cores')).toThrow(
    'environment.cores is missing',
  );
  expect(() =>
    workersOf({...run, measurements: [{...run.measurements[0], workers: undefined}]}, id),
  ).toThrow('workers of run “sample/run”, measurement “server-4”, is missing');
});

test('ends of an interval are those of the file, and their absence is an error', () => {
  const run = sampleRun({values});
  const [{id}] = run.measurements;
  expect(() => valueWithEnds(run, id, 'throughputPerS')).toThrow(
    'has no interval of “throughputPerS”',
  );
  run.measurements[0].values.throughputPerS.interval = {low: 980, high: 990, kind: 'bootstrap'};
  expect(valueWithEnds(run, id, 'throughputPerS')).toEqual({value: 989, low: 980, high: 990});
});

test('what a harness recorded is read from its runs alone', () => {
  const run = sampleRun({values});
  expect(() => harnessOf(run)).toThrow('it has no record of a harness');
  const rejectedRuns = [
    {reason: 'noisy', count: 2},
    {reason: 'drift', count: 3},
  ];
  const harness = {name: 'http', version: '1', commands: [], blocks: 7, rejectedRuns};
  const made = {...run, origin: {kind: 'harness', harness}};
  expect(harnessOf(made).blocks).toBe(7);
  expect(madeAgain(made)).toBe(5);
});

test('cores and what a scenario asks for are numbers, or refused', () => {
  const run = sampleRun({values});
  const [scenario] = Object.keys(run.scenarios);
  run.scenarios[scenario] = {
    ...run.scenarios[scenario],
    queriesPerRequest: 10,
    ioWaitPerQueryMs: 'unknown',
  };
  expect(coresOf(run)).toBe(16);
  expect(scenarioNumber(run, scenario, 'queriesPerRequest')).toBe(10);
  expect(() => scenarioNumber(run, scenario, 'ioWaitPerQueryMs')).toThrow(
    `scenarios.${scenario}.ioWaitPerQueryMs of run “sample/run” is “unknown”`,
  );
  expect(() => scenarioNumber(run, 'other', 'processes')).toThrow('scenarios.other.processes');
});

test('a number of the run’s own load, and one in a text, are given or refused by their place', () => {
  const run = sampleRun({values});
  const [system] = Object.keys(run.systems);
  run.load = {...run.load, vus: 10, maxVus: 'unknown'};
  run.systems[system].settings = {
    workers: '4 (one a core)',
    database: 'kept, pool of 16',
    log: 'off',
  };
  expect(runLoadNumber(run, 'vus')).toBe(10);
  expect(() => runLoadNumber(run, 'maxVus')).toThrow(
    'load.maxVus of run “sample/run” is “unknown”',
  );
  expect(settingNumber(run, system, 'workers')).toBe(4);
  expect(settingNumber(run, system, 'database', /pool of (\d+)/u)).toBe(16);
  expect(() => settingNumber(run, system, 'log')).toThrow(
    `systems.${system}.settings.log of run “sample/run” is “off”`,
  );
  expect(() => settingNumber(run, system, 'heap')).toThrow(
    'settings.heap of run “sample/run” is missing',
  );
  expect(() => settingNumber(run, 'other', 'heap')).toThrow('systems.other.settings.heap');
  expect(numberIn('between 20 and 60 ms', /and (\d+) ms/u, 'notes')).toBe(60);
});
