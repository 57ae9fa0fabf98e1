import {expect, test} from 'vitest';
import {findingsIn} from './findings.ts';
import {APPLICATION} from './fixtures/cases.ts';
import {optionsOf} from './options.ts';

/** An application whose times alone were typed, with the memory that Laravel took. */
const TYPED = {
  ...APPLICATION,
  ...{bootCpuS: 0, bootIoS: 0, connectCpuS: 0, connectIoS: 0},
  ...{isBootKnown: false, isConnectKnown: false},
  ...{firstMb: 61, workerMb: 3.4, slotMb: 0.23},
};
const answer = (changes) => findingsIn({...TYPED, ...changes}).findings;
const finding = (changes, topic) => answer(changes).find((each) => each.topic === topic);
const first = (changes) => finding(changes, 'first').key;

test('25 and 15 ms, 8 workers, 4 cores: the cores are the limit, and the two missing numbers are asked for', () => {
  expect(answer({cpuS: 0.025, ioS: 0.015}).map(({topic, key}) => `${topic}.${key}`)).toEqual([
    'now.cores',
    'state.unknown',
    'coroutines.cores',
    'neither.limit-unknown',
    'first.compute-unknown',
  ]);
});

test('120 and 20 ms on 4 cores: nothing promises more than 4 ÷ 120 ms', () => {
  const {options} = findingsIn({...TYPED, cpuS: 0.12, ioS: 0.02});
  for (const {limit} of Object.values(options)) expect(limit.perS).toBeLessThanOrEqual(4 / 0.12);
});

test('four typed numbers: no sentence has a cost of booting or connecting in it', () => {
  for (const [cpuS, ioS] of [
    [0.025, 0.015],
    [0.005, 0.03],
    [0.003, 0.2],
  ])
    for (const {topic, key, values, usesState} of answer({cpuS, ioS})) {
      expect(`${topic}.${key}`).not.toMatch(
        /^(?:state\.(?!unknown)|both|first\.(?:connection|boot))/u,
      );
      expect(usesState ?? false).toBe(false);
      if (topic === 'first') expect([values.saved[1], values.bootSaved[1]]).toEqual([0, 0]);
    }
});

test('5 and 95 ms, 8 workers, 78 of 80 a second: what requests wait, and how many workers end it', () => {
  const now = finding({cpuS: 0.005, ioS: 0.095, arrivalRatePerS: 78}, 'now');
  expect(now.key).toBe('offered-workers');
  expect(now.values.wait[1]).toBeCloseTo(460, 0);
  expect(now.values.busy[1]).toBeCloseTo(0.975, 9);
  const [, enough] = now.values.end;
  expect(enough).toBeGreaterThan(8);
  const calm = finding({cpuS: 0.005, ioS: 0.095, arrivalRatePerS: 78, workers: enough}, 'now');
  expect(calm.key).toBe('offered');
  expect(calm.values.wait[1]).toBeLessThan(5);
  expect(first({cpuS: 0.005, ioS: 0.095, arrivalRatePerS: 78})).toBe('workers');
  // At half of the limit nothing needs changing.
  expect(finding({cpuS: 0.005, ioS: 0.095, arrivalRatePerS: 40}, 'now').key).toBe('offered');
  expect(first({cpuS: 0.005, ioS: 0.095, arrivalRatePerS: 40})).toBe('nothing');
});

test('where the cores are full no number of workers ends the wait, and that is said', () => {
  const busy = {cpuS: 0.02, ioS: 0.02, workers: 64, arrivalRatePerS: 196};
  expect(finding(busy, 'now').key).toBe('offered-waits');
});

test('without a rate, the answer says from which rate on a change matters: what requests then wait is 5 %', () => {
  const {values} = finding({cpuS: 0.005, ioS: 0.095}, 'workers');
  const [, perS] = values.from;
  const waitAt = (arrivalRatePerS) =>
    optionsOf({...TYPED, cpuS: 0.005, ioS: 0.095, arrivalRatePerS}).now.wait.waitS;
  expect(waitAt(perS * 1.05)).toBeGreaterThan(0.005);
  expect(waitAt(perS * 0.95)).toBeLessThan(0.0052);
});

test('10 connections, 10 of 100 ms in the database: 1,000 a second held per query, 95 held per request', () => {
  const limitWith = (hold) =>
    optionsOf({
      ...TYPED,
      cpuS: 0.005,
      ioS: 0.1,
      databaseIoS: 0.01,
      connections: 10,
      hold,
    }).coroutines.limits.find(({id}) => id === 'connections').perS;
  expect(limitWith('query')).toBeCloseTo(1000, 6);
  expect(limitWith('request')).toBeCloseTo(10 / 0.105, 6);
  const pooled = {cpuS: 0.005, ioS: 0.1, databaseIoS: 0.01, connections: 10, hold: 'query'};
  expect(finding(pooled, 'coroutines').key).toBe('gain');
});

/** Laravel on Swoole, nothing kept, on two cores. */
const LARAVEL = {
  ...{cpuS: 0.0135, ioS: 0.0345, bootCpuS: 0.0028, connectCpuS: 0.005, connectIoS: 0.0088},
  ...{sharedCpuS: 0.0154, connectSharedCpuS: 0.009, cores: 2, workers: 2},
  ...{isBootKnown: true, isConnectKnown: true},
};

test('Laravel at a wait of 150 ms is told to add workers, for the megabytes that they take and not 32 each', () => {
  const waits = {...LARAVEL, ioS: 0.15};
  const {values, key} = finding(waits, 'workers');
  expect(key).toBe('same');
  expect(values.extra[1]).toBeCloseTo(values.more[1] * 3.4, 6);
  expect(values.extra[1]).toBeLessThan(100);
  expect(first(waits)).toMatch(/workers/u);
  expect(first({...waits, ...{connectCpuS: 0, connectIoS: 0, connectSharedCpuS: 0}})).toBe(
    'workers',
  );
  // At 32 MB for each further worker it was coroutines.
  expect(first({...TYPED, cpuS: 0.003, ioS: 0.15, workerMb: 32, slotMb: 0.05})).not.toBe('workers');
});

test('3 ms on 4 cores at waits from 60 to 150 ms: one advice, as memory is marginal', () => {
  for (let ms = 60; ms <= 150; ms += 5)
    expect(first({cpuS: 0.003, ioS: ms / 1000})).toBe('workers');
});

test('waiting for other services takes hundreds at once, which is what is said', () => {
  const {values} = finding(
    {
      cpuS: 0.0056,
      ioS: 0.2282,
      slotsPerWorker: 100,
      sharedCpuS: 0,
      isBootKnown: true,
      bootCpuS: 0.001,
    },
    'coroutines',
  );
  expect(values.slots[1]).toBeGreaterThan(64);
});

test('undecided is an answer where a fifth more or less of a number flips it, and names that number', () => {
  // Workers fill the cores from a wait of 5.5 ms on: there more of them begin to bring something.
  const near = finding({cpuS: 0.005, ioS: 0.0055, workers: 8}, 'first');
  expect(near.key).toBe('undecided');
  expect(['cpuS', 'ioS']).toContain(near.values.input[1]);
  expect([near.values.step[1], near.values.other[1]].sort()).toEqual(['compute', 'workers']);
  const flipped = {
    cpuS: 0.005,
    ioS: 0.0055,
    workers: 8,
    [near.values.input[1]]: near.values.would[1] / 1000,
  };
  const other = finding(flipped, 'first');
  expect([other.key, other.values.step?.[1]].join()).toContain(near.values.other[1]);
  expect(first({cpuS: 0.005, ioS: 0.03, workers: 8})).toBe('workers');
  expect(first({cpuS: 0.05, ioS: 0.001, workers: 8})).toBe('compute-unknown');
});

test('where processes stop fitting is a range, from nothing shared to as much as was measured', () => {
  const now = finding({cpuS: 0.005, ioS: 0.2, workers: 64, memoryMb: 200}, 'now');
  expect(now.key).toBe('memory-range');
  expect(now.values.fit[1]).toBe(1 + Math.floor((200 - 61) / 3.4));
  expect(now.values.least[1]).toBe(3);
  expect(
    finding({cpuS: 0.005, ioS: 0.2, workers: 64, memoryMb: 200, firstMb: 3.4}, 'now').key,
  ).toBe('memory');
});
