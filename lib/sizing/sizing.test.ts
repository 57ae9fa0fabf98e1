import fc from 'fast-check';
import {expect, test} from 'vitest';
import {APPLICATION} from '../gains/fixtures/cases.ts';
import {partsTooLarge} from '../gains/application.ts';
import {memoryOf} from '../gains/limits.ts';
import {mmc} from '../queueing/erlang.ts';
import {configurationOf} from './configuration.ts';
import {connectionsFor, poolOf, waitShare} from './pool.ts';
import {replicasOf} from './replicas.ts';
import {sizeOf} from './workers.ts';

const blockOf = (server, changes = {}, known = {}) =>
  configurationOf({...APPLICATION, ...changes}, known).find((block) => block.server === server);
const settingsOf = (server, changes = {}, known = {}) =>
  Object.fromEntries(
    blockOf(server, changes, known).lines.map(({setting, value, why}) => [setting, [value, why]]),
  );

test('the worked example: 4 cores × 33.8 ms ÷ 5.6 ms are 25 workers, and kept 4 × 23.7 ÷ 0.9 are 106', () => {
  expect(settingsOf('fpm')['pm.max_children']).toEqual([25, 'workers.cores']);
  expect(settingsOf('octane')['--workers']).toEqual([106, 'workers.cores']);
  expect(settingsOf('roadrunner')['http.pool.num_workers']).toEqual([106, 'workers.cores']);
  expect(settingsOf('frankenphp')).toEqual({
    num_threads: [107, 'frankenphp.threads'],
    max_threads: [107, 'frankenphp.max'],
    'worker num': [106, 'workers.cores'],
  });
  expect(settingsOf('swoole').worker_num).toEqual([4, 'swoole.workers.cores']);
});

test('what limits it is said: memory, connections, the offered rate, a pool', () => {
  const reason = (changes) => settingsOf('fpm', changes)['pm.max_children'];
  expect(reason({memoryMb: 230})).toEqual([10, 'workers.memory']);
  expect(reason({connections: 7})).toEqual([7, 'workers.connections']);
  expect(reason({memoryMb: 230, connections: 7})).toEqual([7, 'workers.connections']);
  expect(reason({memoryMb: 230, arrivalRatePerS: 600})).toEqual([10, 'workers.memory.unserved']);
  expect(reason({arrivalRatePerS: 1e5})).toEqual([25, 'workers.cores.unserved']);
  expect(reason({arrivalRatePerS: 100})[1]).toBe('workers.offered');
  expect(reason({connections: 3, hold: 'query'})[1]).toBe('workers.pool');
});

test('where inputs are missing there is a reason and no number', () => {
  const unknown = {isBootKnown: false, bootCpuS: 0};
  expect(settingsOf('octane', unknown)['--workers']).toEqual([null, 'kept.unknown']);
  expect(blockOf('frankenphp', unknown).lines.every(({code}) => code === null)).toBe(true);
  // A rate needs no more with booting saved than without.
  expect(settingsOf('octane', {...unknown, arrivalRatePerS: 100})['--workers'][0]).toBeGreaterThan(
    3,
  );
  expect(settingsOf('octane', {server: 'wordpress'})['--workers']).toEqual([
    null,
    'kept.wordpress',
  ]);
  expect(settingsOf('swoole', {server: 'wordpress'})).toEqual({
    worker_num: [null, 'kept.wordpress'],
  });
  expect(settingsOf('swoole').max_coroutine).toEqual([null, 'swoole.max.unknown']);
  expect(settingsOf('kubernetes').replicas).toEqual([null, 'replicas.rate']);
  const short = {arrivalRatePerS: 600, connections: 5};
  expect(settingsOf('kubernetes', short).replicas).toEqual([null, 'replicas.connections']);
  const borrowed = settingsOf('fpm', {memoryMb: 230}, {isMemoryBorrowed: true});
  expect(borrowed['pm.max_children']).toEqual([null, 'memory.borrowed']);
  // Memory that isn't the limit decides nothing.
  const enough = settingsOf('fpm', {memoryMb: 9000}, {isMemoryBorrowed: true});
  expect(enough['pm.max_children'][0]).toBe(25);
  const pods = settingsOf('kubernetes', {arrivalRatePerS: 100}, {isMemoryBorrowed: true});
  expect(pods['requests.memory']).toEqual([null, 'memory.borrowed']);
  const silent = {ioS: 0, connectIoS: 0};
  expect(settingsOf('postgres', {...silent, hold: 'query'}).max_connections[1]).toBe(
    'postgres.none',
  );
});

test('one worker’s memory leaves FrankenPHP no second thread', () => {
  const {lines} = blockOf('frankenphp', {memoryMb: 23});
  expect(lines.map(({value, why}) => [value, why])).toEqual([[null, 'frankenphp.memory']]);
  expect(settingsOf('fpm', {memoryMb: 23})['pm.max_children']).toEqual([1, 'workers.memory']);
});

test('pods serve the rate and a fifth more, and share the connections', () => {
  const {replicas, size, podPerS} = replicasOf({
    ...APPLICATION,
    arrivalRatePerS: 2000,
    connections: 200,
  });
  expect(podPerS).toBeCloseTo(4 / 0.0056, 6);
  expect(replicas).toBe(Math.ceil((1.2 * 2000 * 0.0056) / 4));
  expect(replicas * size.workers).toBeLessThanOrEqual(200);
});

test('the pool: held for a request it is full at connections ÷ time, for a query it makes wait by M/M/c', () => {
  const pooled = {...APPLICATION, connections: 10};
  expect(poolOf(pooled, 10)).toMatchObject({isShort: false, fromPerS: null});
  expect(poolOf(pooled, 11)).toMatchObject({isShort: true});
  expect(poolOf(pooled, 11).fromPerS).toBeCloseTo(10 / 0.0338, 9);
  expect(poolOf(APPLICATION, 11)).toBeNull();
  const lent = poolOf({...pooled, hold: 'query', databaseIoS: 0.02}, 25);
  const {meanWaitS} = mmc({arrivalRatePerS: lent.fromPerS, serviceRatePerS: 50, servers: 10});
  expect(meanWaitS).toBeCloseTo(0.05 * 0.02, 6);
  expect(poolOf({...pooled, hold: 'query', databaseIoS: 0}, 25)).toBeNull();
});

test('the share of a wait is that of Erlang C, and the fewest connections are the first that are enough', () => {
  fc.assert(
    fc.property(
      fc.integer({min: 1, max: 300}),
      fc.double({min: 0.001, max: 0.999, noNaN: true}),
      (servers, busy) => {
        const arrivalRatePerS = servers * busy;
        const known = mmc({arrivalRatePerS, serviceRatePerS: 1, servers});
        expect(waitShare(servers, arrivalRatePerS)).toBeCloseTo(known.meanWaitS, 6);
        const fewest = connectionsFor(arrivalRatePerS, 1, 10_000);
        expect(waitShare(fewest, arrivalRatePerS)).toBeLessThan(0.05);
        if (fewest > 1) expect(waitShare(fewest - 1, arrivalRatePerS)).toBeGreaterThanOrEqual(0.05);
      },
    ),
  );
});

const seconds = fc.double({min: 1e-5, max: 2, noNaN: true});
const share = fc.double({min: 0, max: 0.4, noNaN: true});
const maybe = (arbitrary) => fc.option(arbitrary, {nil: null});
const anyApplication = fc
  .record({
    ...{cpuS: seconds, ioS: seconds, boot: share, connect: share, shared: share},
    cores: fc.integer({min: 1, max: 64}),
    slotsPerWorker: fc.integer({min: 1, max: 500}),
    firstMb: fc.integer({min: 1, max: 200}),
    workerMb: fc.integer({min: 1, max: 200}),
    slotMb: fc.double({min: 0.01, max: 5, noNaN: true}),
    arrivalRatePerS: maybe(fc.double({min: 0.1, max: 5000, noNaN: true})),
    memoryMb: maybe(fc.integer({min: 200, max: 64_000})),
    connections: maybe(fc.integer({min: 1, max: 500})),
    hold: fc.constantFrom('request', 'query'),
  })
  .map(({boot, connect, shared, ...rest}) => ({
    ...rest,
    ...{workers: 8, bootCpuS: boot * rest.cpuS, connectCpuS: connect * rest.cpuS},
    ...{bootIoS: boot * rest.ioS, connectIoS: connect * rest.ioS},
    ...{sharedCpuS: shared * rest.cpuS, connectSharedCpuS: 0},
  }));

test('no configuration exceeds memory, connections or what the cores can use', () => {
  fc.assert(
    fc.property(anyApplication, (application) => {
      fc.pre(partsTooLarge(application).length === 0);
      const {memoryMb, connections, hold, slotMb} = application;
      const [memory, held] = [memoryMb ?? Infinity, connections ?? Infinity];
      const blocks = Object.fromEntries(
        configurationOf(application).map(({server, lines}) => [
          server,
          Object.fromEntries(lines.map(({setting, value}) => [setting, value])),
        ]),
      );
      const {fpm, swoole, octane, frankenphp, roadrunner, kubernetes, postgres, pgbouncer} = blocks;
      const most = [
        ...[fpm['pm.max_children'], octane['--workers'], roadrunner['http.pool.num_workers']],
        ...[frankenphp.num_threads ?? 1, frankenphp.max_threads ?? 1],
      ];
      for (const workers of most)
        expect(memoryOf(application, workers)).toBeLessThanOrEqual(memory + 1e-6);
      if (hold === 'request')
        for (const workers of [...most.slice(0, 3), frankenphp['worker num'] ?? 1])
          expect(workers).toBeLessThanOrEqual(held);
      const {worker_num: workers, max_coroutine: coroutines, PDOPool: pool} = swoole;
      expect(workers).toBeLessThanOrEqual(application.cores);
      if (coroutines !== null)
        expect(
          memoryOf(application, workers) + workers * (coroutines - 1) * slotMb,
        ).toBeLessThanOrEqual(memory + 1e-6);
      expect(workers * (pool ?? 1)).toBeLessThanOrEqual(held);
      if (kubernetes.replicas && hold === 'request')
        expect(kubernetes.replicas * kubernetes['pm.max_children']).toBeLessThanOrEqual(held);
      expect(parseInt(kubernetes['limits.memory'], 10)).toBeLessThanOrEqual(memory + 1);
      expect((postgres.max_connections ?? 3) - 3).toBeLessThanOrEqual(held);
      expect(pgbouncer.default_pool_size ?? 1).toBeLessThanOrEqual(held);
      for (const kept of [{}, {keepsBoot: true, keepsConnection: true}]) {
        const size = sizeOf(application, kept);
        expect(size.perS).toBeLessThanOrEqual(
          application.cores / (application.cpuS - application.bootCpuS - application.connectCpuS),
        );
        expect(size.wanted).toBeGreaterThanOrEqual(size.workers);
        if (application.arrivalRatePerS === null) expect(size.isServed).toBe(true);
      }
      for (const {lines} of configurationOf(application))
        for (const {value} of lines)
          if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(1);
    }),
    {numRuns: 400},
  );
});
