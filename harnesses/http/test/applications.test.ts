import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect} from 'vitest';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {findApplication, prepareApplication} from '../catalogue.ts';
import {seedDatabase} from '../database/postgres.ts';
import {withPlace} from '../protocol/place.ts';
import {EXPECTED_FILE, VERIFIED_REQUESTS} from '../protocol/verify.ts';
import {runHarness} from './harness.ts';
import {testWithServers} from './requirements.ts';

const HTTP = dirname(dirname(fileURLToPath(import.meta.url)));

/** The answers of an application to a workload, with a wait in front of each of its statements. */
async function ask(database, app, workload) {
  const targets = VERIFIED_REQUESTS.map((n) => `/${workload}?n=${n}`);
  const environment = {BC_APP: app, BC_DATABASE: database.dsn, BC_IO_WAIT_MS: '5'};
  const began = performance.now();
  const asked = await runToEnd(
    findCommand('php') ?? 'php',
    [join(HTTP, 'test', 'ask.php'), ...targets],
    {env: {...process.env, ...environment}},
  );
  expect(asked.code, asked.stderr).toBe(0);
  return {lines: asked.stdout.trimEnd().split('\n'), tookMs: performance.now() - began};
}

function compareBytes(app) {
  return withPlace('own', async ({database}) => {
    const expected = JSON.parse(readFileSync(EXPECTED_FILE, 'utf8'));
    await prepareApplication(app);
    for (const workload of findApplication(app).workloads) {
      await seedDatabase(database);
      const {lines, tookMs} = await ask(database, app, workload);
      expect(lines, workload).toEqual(expected[workload]);
      if (workload === 'bench') {
        // Ten statements in each of three requests, each of which waits.
        expect(tookMs).toBeGreaterThan(10 * VERIFIED_REQUESTS.length * 5);
      }
    }
  });
}

async function checkIsolation(app) {
  const {code, output} = await runHarness([
    ...['isolation', 'fpm-nginx', '--app', app, '--workers', '2'],
    ...['--application', 'per-request', '--connection', 'kept'],
  ]);
  expect(code, output).toBe(0);
  expect(output.match(/^passed/gm)).toHaveLength(3);
}

await testWithServers(
  'Symfony answers the bytes of the small application, each statement waits, and a failure leaves nothing',
  {runtimes: ['fpm-nginx'], applications: ['symfony'], timeoutMs: 120_000},
  async () => {
    await compareBytes('symfony');
    await checkIsolation('symfony');
  },
);

await testWithServers(
  'Laravel answers the bytes of the small application, each statement waits, and a failure leaves nothing',
  {runtimes: ['fpm-nginx'], optional: ['laravel'], timeoutMs: 120_000},
  async () => {
    await compareBytes('laravel');
    await checkIsolation('laravel');
  },
);

await testWithServers(
  'Laravel 11 answers the bytes of the small application, each statement waits, and a failure leaves nothing',
  {runtimes: ['fpm-nginx'], optional: ['laravel11'], timeoutMs: 120_000},
  async () => {
    await compareBytes('laravel11');
    await checkIsolation('laravel11');
  },
);

await testWithServers(
  'Laravel 11, grown, answers the same bytes with a session in Redis, and has the providers that it tells of',
  {runtimes: ['fpm-nginx'], optional: ['laravel11-grown'], timeoutMs: 120_000},
  async () => {
    await checkIsolation('laravel11-grown');
    const {folder, description} = findApplication('laravel11-grown');
    const code = `echo count((require '${folder}/bootstrap/cache/services.php')['providers']);`;
    const {stdout} = await runToEnd(findCommand('php') ?? 'php', ['-r', code]);
    expect(description).toContain(`${stdout} service providers`);
  },
);

await testWithServers(
  'Octane keeps the requests of the grown application apart',
  {optionalRuntimes: ['octane-swoole'], optional: ['laravel11-grown'], timeoutMs: 120_000},
  async () => {
    const words = ['isolation', 'octane-swoole', '--app', 'laravel11-grown', '--workers', '2'];
    const {code, output} = await runHarness(words);
    expect(code, output).toBe(0);
    expect(output.match(/^passed/gm)).toHaveLength(3);
  },
);

await testWithServers(
  'Octane itself passes every check of isolation, and without our listener it does not',
  {optionalRuntimes: ['octane-swoole'], optional: ['laravel11'], timeoutMs: 120_000},
  async () => {
    const words = ['isolation', 'octane-swoole', '--app', 'laravel11', '--workers', '2'];
    const {code, output} = await runHarness(words);
    expect(code, output).toBe(0);
    expect(output.match(/^passed/gm)).toHaveLength(3);
    const left = await runHarness(words, undefined, {BC_OCTANE_CLEAN: 'off'});
    expect(left.code).toBe(2);
    expect(left.output).toMatch(/FAILED {2}a failed request leaves nothing on a connection/);
  },
);
