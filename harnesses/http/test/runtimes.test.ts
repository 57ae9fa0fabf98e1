import {expect} from 'vitest';
import {pidsOfGroup} from '../../machine/process-groups.ts';
import {findApplication, readRuntimes, SMALL} from '../catalogue.ts';
import {seedDatabase} from '../database/postgres.ts';
import {withPlace} from '../protocol/place.ts';
import {verifyAnswers} from '../protocol/verify.ts';
import {answersPerS, connectionsTo, fewestConnections, mixedUp, withCell} from './cells.ts';
import {testWithServers} from './requirements.ts';

const WORKLOADS = ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries'];
/** What setup.sh installs; the others need an extension or a binary of their own. */
const INSTALLED = ['amphp', 'factorial', 'fpm-nginx', 'reactphp'];
const SLOTS = {blocking: 1, coroutine: 16};

const needing = (id: string) =>
  INSTALLED.includes(id) ? {runtimes: [id]} : {optionalRuntimes: [id]};

for (const {id, waiting, application, connection, apps = [SMALL]} of readRuntimes()) {
  const [app] = apps;
  const applications = app === SMALL ? [] : [app];
  await testWithServers(
    `${id} answers every workload byte for byte, and each of interleaved requests with its own user`,
    {...needing(id), optional: applications, timeoutMs: 120_000},
    () =>
      withPlace('own', async (place) => {
        const known = findApplication(app).workloads;
        for (const kind of waiting) {
          for (const kept of connection) {
            // The corners of the design: both kept, or neither.
            const booted = application.includes(kept) ? kept : application[0];
            const factors = {
              runtime: id,
              app,
              waiting: kind,
              application: booted,
              connection: kept,
            };
            const cell = {...factors, workers: 2, coroutinesPerWorker: SLOTS[kind], ioWaitMs: 1};
            await withCell(place, cell, async (url, target) => {
              for (const workload of WORKLOADS.filter((name) => known.includes(name))) {
                await seedDatabase(place.database);
                await verifyAnswers(url, workload);
              }
              expect(await mixedUp(url, 64), target.log()).toEqual([]);
              // Kept: at most one for each slot. Per request: none is left.
              const slots = kept === 'kept' ? 2 * SLOTS[kind] : 0;
              expect(await fewestConnections(place.database, slots)).toBeLessThanOrEqual(slots);
              const open = await connectionsTo(place.database);
              expect(open > 0, `${kind}, connection ${kept}: ${open} open`).toBe(kept === 'kept');
            });
          }
        }
      }),
  );
}

for (const {id} of readRuntimes().filter(({waiting}) => waiting.length === 2)) {
  // Waits long enough that slots limit the coroutines, not a host's cores that others use as well.
  await testWithServers(
    `ten 10 ms queries of 16 requests overlap in one worker of ${id} with coroutines, and only then`,
    {...needing(id), timeoutMs: 120_000, retry: 2},
    () =>
      withPlace('own', async (place) => {
        const rate = (waiting) =>
          withCell(
            place,
            {runtime: id, waiting, coroutinesPerWorker: SLOTS[waiting], ioWaitMs: 10},
            async (url) => {
              await answersPerS(`${url}/bench`, {users: 16, seconds: 0.5});
              return answersPerS(`${url}/bench`, {users: 16, seconds: 2});
            },
          );
        const blocking = await rate('blocking');
        expect(blocking).toBeGreaterThan(0);
        // One after the other, ten waits of 10 ms allow no more than 10 a second.
        expect(blocking).toBeLessThanOrEqual(10);
        expect(await rate('coroutine')).toBeGreaterThanOrEqual(4 * blocking);
      }),
  );
}

for (const id of ['factorial', 'swoole', 'swow']) {
  await testWithServers(
    `a worker of ${id} that ends takes the server down, instead of being replaced in silence`,
    {...needing(id), timeoutMs: 60_000},
    () =>
      withPlace('own', (place) =>
        withCell(place, {runtime: id, workers: 2, coroutinesPerWorker: 2}, async (url, target) => {
          const newest = Math.max(...pidsOfGroup(target.groups.php));
          process.kill(newest, 'SIGKILL');
          await expect
            .poll(() => target.failure(), {timeout: 20_000})
            .toMatch(/^php ended \((exit code 1|SIGKILL)\)$/);
          expect(target.log()).toMatch(/Worker \d+ ended with .*; the server stops/);
        }),
      ),
  );
}
