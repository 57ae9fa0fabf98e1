import {expect, test} from 'vitest';
import {measurementsOfCell} from './measurement.ts';

const CONDITIONS = {canaryMs: {before: 10, after: 11}, noise: null};

function timedRun(block, wallNs, more = {}) {
  return {
    ...CONDITIONS,
    cell: {id: 'fiber-jit-burst', runtime: 'fiber', mode: 'jit', scenario: 'burst'},
    block,
    status: 'measured',
    report: {
      operations: 1e6,
      wallNs,
      userUs: 900_000,
      systemUs: 100_000,
      rounds: 20,
      warmUpRounds: 2,
    },
    ...more,
  };
}

test('a rate is by wall time, CPU time per message by user and system time', () => {
  const [{values, notes}] = measurementsOfCell([timedRun(1, 1e9), timedRun(2, 2e9)], []);
  expect(values.messagesPerS).toMatchObject({value: 750_000, values: [1e6, 500_000]});
  expect(values.cpuMs.value).toBe(0.001);
  expect(notes).toBeUndefined();
});

test('failed and repeated runs are told, not hidden', () => {
  const crashed = {...timedRun(2, 0), status: 'crashed', reason: 'PHP ended', report: undefined};
  const [measurement] = measurementsOfCell(
    [timedRun(1, 1e9), crashed],
    [timedRun(1, 3e9, {again: 'canary 20.0 ms, more than'})],
  );
  expect(measurement.values.messagesPerS.value).toBe(1e6);
  expect(measurement.notes).toEqual(['Block 2: crashed: PHP ended']);
  expect(measurement.rejectedRuns).toEqual([{reason: 'canary above its limit', count: 1}]);
});

test('a cell whose runs all failed is failed and has no values', () => {
  const crashed = {...timedRun(1, 0), status: 'crashed', reason: 'PHP ended', report: undefined};
  const [measurement] = measurementsOfCell([crashed], []);
  expect(measurement).toMatchObject({status: 'failed', values: {}});
});

test('actors have a measurement before they start and one while they live', () => {
  const run = {
    ...CONDITIONS,
    cell: {id: 'fiber-jit-actors-10', runtime: 'fiber', mode: 'jit', scenario: 'actors-10'},
    block: 1,
    status: 'measured',
    report: {
      actors: 10,
      living: 8,
      failure: 'no room for a stack',
      createdHeapBytes: 10_000,
      livingHeapBytes: 150_000,
      livingPssBytes: 80_000,
    },
  };
  const [living, created] = measurementsOfCell([run], []);
  expect(living.values.memoryMb.perActor.value).toBe(0.01);
  expect(living.values.operations.value).toBe(8);
  expect(living.notes).toEqual(['There could be no more actors: no room for a stack']);
  expect(created).toMatchObject({id: 'fiber-jit-actors-10-created', scenario: 'actors-10-created'});
  expect(created.values.memoryMb.perActor.value).toBe(0.001);
});
