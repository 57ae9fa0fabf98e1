import {expect} from 'vitest';
import {seedDatabase} from '../database/postgres.ts';
import {withPlace} from '../protocol/place.ts';
import {fetchAnswer, verifyAnswers, verifyIsolation} from '../protocol/verify.ts';
import {connectionsTo, withCell} from './cells.ts';
import {testWithServers} from './requirements.ts';

const KINDS = [
  {runtime: 'fpm-nginx', waiting: 'blocking', coroutinesPerWorker: 1, optional: false},
  {runtime: 'swoole', waiting: 'blocking', coroutinesPerWorker: 1, optional: true},
  {runtime: 'swoole', waiting: 'coroutine', coroutinesPerWorker: 4, optional: true},
] as const;
const WAIT_MS = 20;

for (const {optional, ...kind} of KINDS) {
  await testWithServers(
    `${kind.runtime}, ${kind.waiting}: ten waits at once give the bytes of ten in turn, in a fraction of the time`,
    {
      ...(optional ? {optionalRuntimes: [kind.runtime]} : {runtimes: [kind.runtime]}),
      timeoutMs: 120_000,
      retry: 2,
    },
    () =>
      withPlace('own', async (place) => {
        for (const what of ['queries', 'http']) {
          const factors = {...kind, workload: `fan-out-${what}-in-turn`, ioWaitMs: WAIT_MS};
          await withCell(place, factors, async (url, target) => {
            const times = [];
            for (const way of ['in-turn', 'at-once']) {
              const workload = `fan-out-${what}-${way}`;
              await verifyAnswers(url, workload);
              const since = performance.now();
              await verifyAnswers(url, workload);
              // Three requests, one after the other.
              times.push((performance.now() - since) / 3);
            }
            const [inTurn, atOnce] = times;
            expect(inTurn, target.log()).toBeGreaterThanOrEqual(10 * WAIT_MS);
            expect(atOnce, target.log()).toBeGreaterThanOrEqual(WAIT_MS);
            expect(atOnce, target.log()).toBeLessThan(inTurn / 3);
          });
        }
      }),
  );
}

for (const {optional, ...kind} of KINDS) {
  await testWithServers(
    `${kind.runtime}, ${kind.waiting}: one request in twenty computes, and says how long`,
    {
      ...(optional ? {optionalRuntimes: [kind.runtime]} : {runtimes: [kind.runtime]}),
      timeoutMs: 60_000,
    },
    () =>
      withPlace('own', (place) =>
        withCell(place, {...kind, workload: 'one-in-twenty'}, async (url) => {
          const timings = async (n) =>
            (await fetch(`${url}/one-in-twenty?n=${n}`)).headers.get('server-timing');
          expect(await timings(16)).toBe(null);
          expect(
            Number(/^compute;dur=([\d.]+)$/.exec(String(await timings(37)))?.[1]),
          ).toBeGreaterThan(10);
          await seedDatabase(place.database);
          await verifyAnswers(url, 'one-in-twenty');
        }),
      ),
  );
}

for (const held of ['query', 'request'] as const) {
  await testWithServers(
    `a pool held per ${held} has no more connections than it may, and refuses who waits too long`,
    {optionalRuntimes: ['swoole'], timeoutMs: 120_000},
    () =>
      withPlace('own', async (place) => {
        const cell = {
          ...({
            runtime: 'swoole',
            waiting: 'coroutine',
            workers: 1,
            coroutinesPerWorker: 16,
          } as const),
          ioWaitMs: 10,
        };
        const ask = (url, count) =>
          Promise.all(Array.from({length: count}, (_, n) => fetch(`${url}/bench?n=${n}`)));
        const pool = {connections: 2, held, waitLimitMs: 5000};
        await withCell(place, {...cell, pool}, async (url, target) => {
          const answers = await ask(url, 16);
          expect(
            answers.map(({status}) => status),
            target.log(),
          ).toEqual(Array(16).fill(200));
          const waits = answers.map(({headers}) =>
            Number(/pool;dur=([\d.]+)/.exec(String(headers.get('server-timing')))?.[1]),
          );
          expect(Math.max(...waits)).toBeGreaterThan(100);
          expect(await connectionsTo(place.database)).toBe(2);
        });
        await withCell(place, {...cell, pool: {...pool, waitLimitMs: 15}}, async (url) => {
          // The check of a run is not refused, or no run with a short limit could be made.
          await verifyIsolation(url, cell);
          const statuses = (await ask(url, 16)).map(({status}) => status);
          expect(new Set(statuses)).toEqual(new Set([200, 503]));
          expect((await fetchAnswer(`${url}/bench?n=1`)).status).toBe(200);
        });
      }),
  );
}
