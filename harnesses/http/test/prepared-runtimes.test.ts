import {afterEach, expect, test, vi} from 'vitest';
import {pidsOfGroup} from '../../machine/process-groups.ts';
import {findRuntime, missingNeeds, SMALL} from '../catalogue.ts';
import {seedDatabase} from '../database/postgres.ts';
import {systemsOf} from '../export/systems.ts';
import {makeCell} from '../protocol/cell.ts';
import {withPlace} from '../protocol/place.ts';
import {describeRuns} from '../protocol/session.ts';
import {
  verifyAnswers,
  verifyErrorPage,
  verifyIsolation,
  verifyNothingLeft,
} from '../protocol/verify.ts';
import {fewestConnections, mostAtOnce, withCell} from './cells.ts';
import {nodeAlone, runHarness, withFolder} from './harness.ts';
import {testWithServers} from './requirements.ts';
import {roadrunnerWithPackages, withStandIns} from './stand-ins.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const PREPARED = ['frankenphp', 'frankenphp-classic', 'roadrunner'];
/** Long enough that what doesn't wait is quicker, on a busy machine as well. */
const WAIT_MS = 25;
const SLOTS = {workers: 2, coroutinesPerWorker: 1};

const runtimeOf = (id: string, folder: string) =>
  id === 'roadrunner' ? roadrunnerWithPackages(folder, '3.5.0') : findRuntime(id);

/** Lends each cell that a prepared runtime says it can be to some work; its program stands in. */
function eachCell(id: string, app: string, work: (url: string, at) => Promise<void>) {
  return withStandIns((folder) =>
    withPlace('own', async (place) => {
      const runtime = runtimeOf(id, folder);
      for (const connection of runtime.connection) {
        // The corners of the design: both kept, or neither.
        const application = runtime.application.find((each) => each === connection);
        const kept = {application: application ?? runtime.application[0], connection};
        const factors = {runtime: id, app, ...kept, ...SLOTS, ioWaitMs: WAIT_MS};
        const check = (url, target) => work(url, {...factors, place, target});
        await withCell(place, factors, check, runtime);
      }
    }),
  );
}

async function checkBytes(url: string, {place}) {
  for (const workload of ['hello', 'one-query', 'bench']) {
    await seedDatabase(place.database);
    await verifyAnswers(url, workload);
  }
}

/** Ten statements wait in each of three requests: a session that wasn't asked for its wait would be quicker. */
async function checkWaits(url: string, {place, target}) {
  await seedDatabase(place.database);
  const began = performance.now();
  await verifyAnswers(url, 'bench');
  expect(performance.now() - began, target.log()).toBeGreaterThan(3 * 10 * WAIT_MS);
}

async function checkApart(url: string, {app}) {
  await verifyIsolation(url, SLOTS);
  if (app !== SMALL) {
    await verifyNothingLeft(url, SLOTS);
    await verifyErrorPage(url);
  }
}

async function checkConnections({runtime, connection, place}) {
  // In classic mode what stands in for a thread ends with its request, and the connection with it.
  const kept = connection === 'kept' && runtime !== 'frankenphp-classic' ? SLOTS.workers : 0;
  expect(await fewestConnections(place.database, kept), connection).toBe(kept);
}

for (const id of PREPARED) {
  // Laravel 11 is the code of Laravel 12 here.
  for (const app of findRuntime(id).apps?.filter((each) => each !== 'laravel11') ?? []) {
    await testWithServers(
      `${id} as prepared serves ${app}: bytes, waits, requests apart, connections`,
      {runtimes: ['fpm-nginx'], optional: app === SMALL ? [] : [app], timeoutMs: 240_000},
      () =>
        eachCell(id, app, async (url, at) => {
          await checkBytes(url, at);
          await checkWaits(url, at);
          await checkApart(url, at);
          await checkConnections(at);
        }),
    );
  }
}

for (const id of PREPARED) {
  await testWithServers(
    `${id} as prepared takes as many requests at a time as it has workers, stops in order and starts again`,
    {runtimes: ['fpm-nginx'], timeoutMs: 120_000},
    () =>
      withStandIns((folder) =>
        withPlace('own', async (place) => {
          const runtime = runtimeOf(id, folder);
          const factors = {runtime: id, ...SLOTS, ioWaitMs: 500};
          for (const time of ['first', 'second']) {
            const left = await withCell(
              place,
              factors,
              async (url, target) => {
                const most = await mostAtOnce(url, place.database, 3 * SLOTS.workers);
                expect(most, `the ${time} time`).toBe(SLOTS.workers);
                return target;
              },
              runtime,
            );
            expect(left.log()).toContain('stopped in order');
            expect(pidsOfGroup(left.groups.php)).toEqual([]);
          }
        }),
      ),
  );
}

const refusals: [name: string, args: string[], message: RegExp][] = [
  [
    'frankenphp with coroutines',
    ['serve', 'frankenphp', '--app', 'laravel', '--waiting', 'coroutine'],
    /--waiting coroutine: frankenphp cannot be that\n {2}What to do: choose one of: blocking/,
  ],
  [
    'classic mode that keeps the application',
    ['serve', 'frankenphp-classic', '--app', 'symfony', '--application', 'kept'],
    /--application kept: frankenphp-classic cannot be that\n {2}What to do: choose one of: per-request/,
  ],
  [
    'roadrunner with an application that there is not',
    ['serve', 'roadrunner', '--app', 'wordpress'],
    /--app wordpress: roadrunner cannot be that\n {2}What to do: choose one of: small, symfony, laravel/,
  ],
];

test.each(refusals)('%s is refused in words', async (_name, args, message) => {
  const {code, output} = await runHarness(args);
  expect(output).toMatch(message);
  expect(code).toBe(1);
});

test('doctor names what is absent, where it is downloaded and which versions fit', () =>
  withFolder(async (folder) => {
    const {output} = await runHarness(['doctor'], undefined, nodeAlone(folder));
    expect(output).toMatch(
      /^absent {3}frankenphp: .*not measured by us]\n {11}lacks program frankenphp: download it from https:\/\/github\.com\/php\/frankenphp\/releases/m,
    );
    expect(output).toMatch(/^absent {3}frankenphp-classic: /m);
    expect(output).toMatch(
      /^absent {3}roadrunner: .*\n {11}lacks program rr: download it from https:\/\/github\.com\/roadrunner-server\/roadrunner\/releases .* 2023\.x goes with 3\.0 to 3\.x, 2024\.1 to 2025\.x with 3\.5 /m,
    );
  }));

await testWithServers(
  'a program without its extension, or of a version that doesn’t fit, is told with what to do',
  {runtimes: ['fpm-nginx']},
  () =>
    withStandIns(async (folder) => {
      const runtime = findRuntime('frankenphp');
      expect(await missingNeeds(runtime)).toEqual([]);
      vi.stubEnv('STAND_IN_WITHOUT', 'pdo_pgsql');
      expect(await missingNeeds(runtime)).toEqual([
        {
          what: 'pdo_pgsql in the PHP of frankenphp',
          install: expect.stringMatching(/release page/),
        },
      ]);
      const old = roadrunnerWithPackages(folder, '3.4.0');
      expect(await missingNeeds(old)).toEqual([
        {
          what: expect.stringMatching(
            /^a fitting pair: rr is 2025\.1\.15, spiral\/roadrunner-http is 3\.4\.0; it has to be 3\.5 or later and before 4\.2: from 2024\.1 on/,
          ),
          install: expect.stringMatching(/^composer require/),
        },
      ]);
      vi.stubEnv('STAND_IN_RR', '2023.3.12');
      expect(await missingNeeds(old)).toEqual([]);
    }),
);

test('results name the program and the PHP in it', () =>
  withStandIns(async () => {
    const {machine} = await describeRuns([{cell: {runtime: 'frankenphp', app: SMALL}}]);
    const cell = makeCell({
      ...{runtime: 'frankenphp', app: SMALL, application: 'kept', connection: 'kept'},
      ...{waiting: 'blocking', ...SLOTS, workload: 'bench', ioWaitMs: 2, placement: 'shared'},
    });
    const [{versions}] = Object.values(systemsOf([{cell}], {machine, libraries: {}}));
    expect(versions).toMatchObject({frankenphp: '1.12.7', php: '8.4.24'});
  }));
