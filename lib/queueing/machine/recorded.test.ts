import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {simulate} from './simulate.ts';
import {summarise} from './summary.ts';

const times = {bootS: 0.0013, connectCpuS: 0.0034, connectWaitS: 0.0054, cpuS: 0.0049, ioS: 0.0275};
const work = {...times, ioWaits: 10, requests: 5000};
const open = {arrivals: 'poisson', arrivalRatePerS: 40, maxInFlight: 80, workers: 1, cores: 1};
const pool = {workers: 4, coroutinesPerWorker: 16, cores: 2};
const others = {databaseCpuS: 0.002, connectDatabaseCpuS: 0.001, frontCpuS: 0.001};

/** Every time, level and percentile of these runs, as they were before some events were skipped. */
test.each([
  ['blocking', '7909d043961f9295', open],
  ['coroutines', '533386f3916d0230', {...open, coroutinesPerWorker: 16}],
  [
    'random work',
    'ce6344ada14fae79',
    {...pool, arrivals: 'closed', users: 80, seed: 7, service: 'exponential'},
  ],
  [
    'others on the same cores',
    '0a8f3a3e45d217e4',
    {...pool, ...others, arrivals: 'even', arrivalRatePerS: 150, seed: 3},
  ],
  [
    'a run that is cut short',
    'a80df775f0fa75d0',
    {...pool, ...others, arrivals: 'closed', users: 60, durationS: 20, gracefulStopS: 0.01},
  ],
])('the record of %s stays the same to the last bit', (_, wanted, setup) => {
  const record = simulate({...work, ...setup});
  const {arrivedS, startedS, answeredS, count, answered, dropped} = record.requests;
  const hash = createHash('sha1');
  for (const column of [arrivedS, startedS, answeredS]) hash.update(column);
  const rest = [summarise(record), record.levels, record.elapsedS, count, answered, dropped];
  hash.update(JSON.stringify(rest));
  expect(hash.digest('hex').slice(0, 16)).toBe(wanted);
});
