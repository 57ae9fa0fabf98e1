import fc from 'fast-check';
import {expect, test} from 'vitest';
import {throughputBounds} from '../bounds.ts';
import {closedNetwork} from '../closed-network.ts';
import {mmc} from '../erlang.ts';
import {simulate} from './simulate.ts';
import {summarise} from './summary.ts';

/**
 * A run of the worker pool as k6 makes it: an open model starts an iteration at a stated rate, drops it when all `maxVus`
 * virtual users wait for answers, and after `durationS` gives those in flight `gracefulStopS` before it interrupts them.
 */
function simulateWorkerPool({model, vus, maxVus, arrivals = 'constant', ...pool}) {
  const {serviceS, cpuS, ioS, cores, ...rest} = pool;
  const record = simulate({
    gracefulStopS: 30,
    ...rest,
    ...(model === 'closed'
      ? {arrivals: 'closed', users: vus}
      : {
          arrivals: arrivals === 'constant' ? 'even' : arrivals,
          ...(maxVus !== undefined && {maxInFlight: maxVus}),
        }),
    // A slot that is held whatever the cores do waits all the time.
    ...(serviceS === undefined ? {cpuS, ioS, cores} : {cpuS: 0, ioS: serviceS, cores: 1}),
  });
  const {requests, levels, elapsedS, setup} = record;
  const {latencyS, throughputPerS} = summarise(record);
  const {count, answered, dropped} = requests;
  const ms = (name) => latencyS && latencyS[name].value * 1000;
  return {
    throughputPerS,
    ...{completed: answered, arrivedRequests: count + dropped, interrupted: count - answered},
    ...{droppedRequests: dropped, droppedShare: dropped / Math.max(1, count + dropped), elapsedS},
    latencyMs: {p50: ms('p50'), p95: ms('p95'), p99: ms('p99'), mean: ms('mean')},
    meanInFlight: levels.inFlight,
    slotUtilisation: levels.busySlots / (setup.workers * setup.coroutinesPerWorker),
    cpuUtilisation: serviceS === undefined ? levels.busyCores / setup.cores : null,
  };
}

const PUBLISHED_LOAD = {model: 'open', arrivalRatePerS: 1000, durationS: 30, gracefulStopS: 2};

/**
 * Blocking cells of YanGusik/ta_benchmark RESULTS.md @2307b5f: workers, throughput per second, P50 in ms.
 * Order at each number of workers: Swoole NTS, Swoole ZTS, FrankenPHP.
 */
const PUBLISHED = [
  [4, 183, 5440],
  [4, 185, 5320],
  [4, 189, 5240],
  [8, 342, 2870],
  [8, 341, 2900],
  [12, 483, 2040],
  [12, 476, 2050],
  [12, 489, 1990],
  [16, 599, 1640],
  [16, 601, 1660],
  [16, 556, 1780],
];

const simulatePublished = (workers, throughputPerS, maxVus) =>
  simulateWorkerPool({...PUBLISHED_LOAD, maxVus, workers, serviceS: workers / throughputPerS});

test.each(PUBLISHED)(
  'the cap of 1,000 virtual users alone gives the P50 of %d workers at %d a second, %d ms, within three percent',
  (workers, throughputPerS, p50) => {
    const {latencyMs, ...run} = simulatePublished(workers, throughputPerS, 1000);
    expect(run.throughputPerS / throughputPerS).toBeCloseTo(1, 2);
    expect(Math.abs(latencyMs.p50 / p50 - 1)).toBeLessThan(0.03);
  },
);

test('FrankenPHP at 8 workers, where the published numbers hold 969 of the 1,000, is 3.2 % off', () => {
  const {latencyMs} = simulatePublished(8, 346, 1000);
  expect(latencyMs.p50 / 2800 - 1).toBeCloseTo(0.032, 3);
});

test.each([
  [4, 183, 10.9],
  [8, 342, 5.8],
  [12, 483, 4.1],
  [16, 599, 3.3],
])('a cap of 2,000 turns %d workers at %d a second into %d s', (workers, throughputPerS, p50S) => {
  const {latencyMs, throughputPerS: reached} = simulatePublished(workers, throughputPerS, 2000);
  expect(latencyMs.p50 / 1000).toBeCloseTo(p50S, 1);
  expect(reached / throughputPerS).toBeCloseTo(1, 2);
});

test('what was sent was completed or interrupted, the rest dropped, as published', () => {
  const run = simulatePublished(4, 183, 1000);
  expect(run.arrivedRequests).toBe(30_000);
  expect(run.completed + run.interrupted + run.droppedRequests).toBe(30_000);
  expect(run.droppedShare).toBeCloseTo(0.78, 2);
  expect(run.elapsedS).toBe(32);
});

const loads = fc.oneof(
  fc.record({
    model: fc.constant('open'),
    arrivalRatePerS: fc.double({min: 1, max: 400, noNaN: true}),
    arrivals: fc.constantFrom('constant', 'poisson'),
    maxVus: fc.integer({min: 1, max: 100}),
  }),
  fc.record({model: fc.constant('closed'), vus: fc.integer({min: 1, max: 100})}),
);
const services = fc.oneof(
  fc.record({serviceS: fc.double({min: 0.001, max: 0.3, noNaN: true})}),
  fc.record({
    cpuS: fc.double({min: 0.001, max: 0.05, noNaN: true}),
    ioS: fc.double({min: 0, max: 0.2, noNaN: true}),
    cores: fc.integer({min: 1, max: 4}),
    ioWaits: fc.integer({min: 1, max: 4}),
  }),
);
const pools = fc
  .tuple(
    loads,
    services,
    fc.record({
      workers: fc.integer({min: 1, max: 6}),
      coroutinesPerWorker: fc.integer({min: 1, max: 8}),
      durationS: fc.double({min: 0.5, max: 4, noNaN: true}),
      gracefulStopS: fc.constantFrom(0, 1, 30),
      service: fc.constantFrom('constant', 'exponential'),
      seed: fc.integer(),
    }),
  )
  .map((parts) => Object.assign({}, ...parts));

test("Little's law holds: mean in flight is throughput times mean latency when nothing is interrupted", () => {
  fc.assert(
    fc.property(pools, (pool) => {
      const run = simulateWorkerPool({...pool, gracefulStopS: 1000});
      fc.pre(run.completed > 0 && run.interrupted === 0);
      const product = (run.throughputPerS * run.latencyMs.mean) / 1000;
      expect(product / run.meanInFlight).toBeCloseTo(1, 9);
    }),
  );
});

test('nothing is lost, percentiles never decrease, and shares stay within 0 and 1', () => {
  fc.assert(
    fc.property(pools, (pool) => {
      const run = simulateWorkerPool(pool);
      expect(run.completed + run.interrupted + run.droppedRequests).toBe(run.arrivedRequests);
      for (const share of [run.droppedShare, run.slotUtilisation, run.cpuUtilisation ?? 0]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1 + 1e-9);
      }
      const {p50, p95, p99} = run.latencyMs;
      expect(run.completed === 0 || (p50 <= p95 && p95 <= p99)).toBe(true);
    }),
  );
});

test('throughput stays below every bound', () => {
  fc.assert(
    fc.property(pools, (pool) => {
      fc.pre(pool.serviceS === undefined && pool.arrivals !== 'poisson');
      const {throughputPerS, elapsedS} = simulateWorkerPool({...pool, service: 'constant'});
      const {bounds} = throughputBounds(pool);
      // A run's last arrival falls before its end, so that it holds up to one more than rate × time.
      for (const bound of bounds) {
        expect(throughputPerS).toBeLessThanOrEqual(bound.throughputPerS + 1 / elapsedS + 1e-9);
      }
    }),
  );
});

test('the same arguments give the same run, another seed another', () => {
  const pool = {
    ...PUBLISHED_LOAD,
    durationS: 2,
    arrivals: 'poisson',
    workers: 4,
    cpuS: 0.002,
    ioS: 0.01,
    cores: 2,
    service: 'exponential',
  };
  expect(simulateWorkerPool({...pool, seed: 5})).toEqual(simulateWorkerPool({...pool, seed: 5}));
  expect(simulateWorkerPool({...pool, seed: 5})).not.toEqual(
    simulateWorkerPool({...pool, seed: 6}),
  );
});

test('Poisson arrivals and exponential service wait as M/M/c says', () => {
  const queue = {arrivalRatePerS: 80, serviceRatePerS: 10, servers: 10};
  const {latencyMs, slotUtilisation} = simulateWorkerPool({
    model: 'open',
    arrivalRatePerS: 80,
    arrivals: 'poisson',
    durationS: 4000,
    workers: 10,
    serviceS: 0.1,
    service: 'exponential',
  });
  const theory = mmc(queue);
  expect(slotUtilisation).toBeCloseTo(theory.utilisation, 2);
  expect(latencyMs.mean / 1000 / theory.meanResponseS).toBeCloseTo(1, 1.5);
});

test('constant service waits about half as long, as Allen and Cunneen say', () => {
  const pool = {
    model: 'open',
    arrivalRatePerS: 9,
    arrivals: 'poisson',
    durationS: 20_000,
    workers: 1,
  };
  const {latencyMs} = simulateWorkerPool({...pool, serviceS: 0.1});
  // Pollaczek and Khinchine, λS² / 2(1 − ρ) and the service itself.
  const meanResponseS = (9 * 0.1 ** 2) / (2 * (1 - 0.9)) + 0.1;
  expect(latencyMs.mean / 1000 / meanResponseS).toBeCloseTo(1, 1.3);
});

test('a closed model with CPU and I/O has the throughput of the closed network', () => {
  const request = {cpuS: 0.005, ioS: 0.023, cores: 4};
  for (const workers of [4, 16, 24, 60]) {
    const {throughputPerS} = simulateWorkerPool({
      model: 'closed',
      vus: 100,
      durationS: 200,
      workers,
      ...request,
      service: 'exponential',
    });
    const exact = closedNetwork({customers: workers, ...request}).throughputPerS;
    expect(throughputPerS / exact).toBeCloseTo(1, 1.5);
  }
});

test('coroutines of one worker share its one core, those of four workers four', () => {
  const pool = {
    model: 'closed',
    vus: 200,
    durationS: 20,
    coroutinesPerWorker: 50,
    cpuS: 0.005,
    ioS: 0.02,
  };
  const one = simulateWorkerPool({...pool, workers: 1, cores: 8});
  expect(one.throughputPerS).toBeCloseTo(200, 0);
  expect(one.cpuUtilisation).toBeCloseTo(1 / 8, 2);
  const four = simulateWorkerPool({...pool, workers: 4, cores: 8});
  expect(four.throughputPerS / 800).toBeCloseTo(1, 2);
});

test('a blocking pool with enough workers reaches the throughput of coroutines', () => {
  const request = {model: 'closed', vus: 400, durationS: 20, cpuS: 0.005, ioS: 0.02, cores: 4};
  const blocking = simulateWorkerPool({...request, workers: 200});
  const coroutines = simulateWorkerPool({...request, workers: 4, coroutinesPerWorker: 50});
  expect(blocking.throughputPerS / coroutines.throughputPerS).toBeCloseTo(1, 2);
});

test('a run in which nothing finishes has no latency, and says so', () => {
  const run = simulateWorkerPool({...PUBLISHED_LOAD, durationS: 1, workers: 1, serviceS: 60});
  expect(run.latencyMs).toEqual({p50: null, p95: null, p99: null, mean: null});
  expect(run).toMatchObject({completed: 0, interrupted: 1000, throughputPerS: 0});
});

test('a run is judged too long by what its cores can serve, not by its idle slots', () => {
  const pool = {
    model: 'closed',
    vus: 10,
    durationS: 10,
    workers: 1000,
    cpuS: 0.001,
    ioS: 0,
    cores: 1,
  };
  expect(simulateWorkerPool(pool).throughputPerS).toBeCloseTo(1000, 0);
});

const GOOD = {model: 'open', arrivalRatePerS: 10, durationS: 1, workers: 1, serviceS: 0.1};

test.each([
  [{durationS: 0, workers: 1.5}, /durationS is 0.*workers is 1.5/],
  [{arrivalRatePerS: undefined}, 'arrivalRatePerS is undefined'],
  [{model: 'closed'}, 'users is undefined'],
  [{maxVus: 0}, 'maxInFlight is 0'],
  [{serviceS: undefined}, /cpuS is undefined.*ioS is undefined.*cores is undefined/],
  [{arrivalRatePerS: 1e9}, 'more than 2000000'],
  [{workers: 1e9}, 'more than 2000000'],
  [{seed: NaN}, 'seed is NaN'],
])('%j is refused', (change, message) => {
  expect(() => simulateWorkerPool({...GOOD, ...change})).toThrow(message);
});

const CALLS = {
  ...{arrivals: 'even' as const, arrivalRatePerS: 10, requests: 40, workers: 4, cores: 4},
  ...{cpuS: 0.001, ioS: 0.049, slowEvery: 5, slowIoS: 2},
};
const slowest = (setup: Parameters<typeof simulate>[0], isSlow: boolean) => {
  const {requests} = simulate(setup);
  return Math.max(
    ...Array.from(requests.answeredS, (answeredS, request) =>
      (request % 5 === 0) === isSlow ? answeredS - requests.arrivedS[request] : 0,
    ),
  );
};

test('slow calls that hold all workers make the others wait, and reserved workers end that', () => {
  expect(slowest(CALLS, false)).toBeGreaterThan(0.5);
  expect(slowest({...CALLS, reservedSlots: 1}, false)).toBeCloseTo(0.05, 9);
  // Who is slow has three workers left then, and waits for them.
  expect(slowest({...CALLS, reservedSlots: 1}, true)).toBeGreaterThan(slowest(CALLS, true));
});

test('in coroutines slow calls hold up nobody', () => {
  const {workers: _, ...calls} = CALLS;
  expect(slowest({...calls, workers: 1, coroutinesPerWorker: 16}, false)).toBeLessThan(0.06);
});

test('all slots reserved, or reserved without slow requests, is refused', () => {
  expect(() => simulate({...CALLS, reservedSlots: 4})).toThrow('reservedSlots is 4 of 4');
  expect(() => simulate({...CALLS, slowEvery: 0, reservedSlots: 1})).toThrow('slowEvery');
  expect(() => simulate({...CALLS, ioS: 0, slowIoS: 1})).toThrow('ioS');
});
