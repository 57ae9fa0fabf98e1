import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect} from 'vitest';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {prepareApplication} from '../catalogue.ts';
import {seedDatabase} from '../database/postgres.ts';
import {withPlace} from '../protocol/place.ts';
import {mixedIn} from '../protocol/verify.ts';
import {testWithServers} from './requirements.ts';

const HTTP = dirname(dirname(fileURLToPath(import.meta.url)));
const SLOTS = 4;

/** Answers of an application to requests that come between each other, two for each of its slots. */
async function interleave(database, app, isolation, environment = {}) {
  const asked = await runToEnd(
    findCommand('php') ?? 'php',
    [join(HTTP, 'test', 'interleave.php')],
    {
      env: {
        ...process.env,
        BC_APP: app,
        BC_ISOLATION: isolation,
        BC_DATABASE: database.dsn,
        BC_COROUTINES_PER_WORKER: String(SLOTS),
        BC_APPLICATION: 'kept',
        BC_CONNECTION: 'kept',
        ...environment,
      },
    },
  );
  expect(asked.code, asked.stderr).toBe(0);
  return asked.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Each way of keeping and the deliberate mistakes, on one database. */
function checkApplication(app, mistakes) {
  return withPlace('own', async ({database}) => {
    await seedDatabase(database);
    await prepareApplication(app);
    for (const application of ['kept', 'per-request']) {
      for (const connection of ['kept', 'per-request']) {
        const environment = {BC_APPLICATION: application, BC_CONNECTION: connection};
        const answers = await interleave(database, app, 'slot', environment);
        expect(answers).toHaveLength(2 * SLOTS);
        expect(answers.every(({status}) => status === 200)).toBe(true);
        expect(answers.map(mixedIn).flat()).toEqual([]);
        expect(Math.max(...answers.map(({together}) => together))).toBe(SLOTS);
      }
    }
    for (const [mistake, place] of Object.entries(mistakes)) {
      const answers = await interleave(database, app, mistake);
      const mixed = answers.map(mixedIn).flat();
      expect(mixed.map(({what}) => what).join('\n'), mistake).toContain(`: ${place} says`);
    }
  });
}

await testWithServers(
  'Symfony keeps requests apart that come between each other; a shared kernel or connection is caught',
  {applications: ['symfony'], timeoutMs: 120_000},
  () =>
    checkApplication('symfony', {'shared-kernel': 'request', 'shared-connection': 'connection'}),
);

await testWithServers(
  'Laravel keeps requests apart that come between each other; what is shared is caught',
  {optional: ['laravel'], timeoutMs: 120_000},
  () =>
    checkApplication('laravel', {
      'shared-application': 'container',
      'shared-connection': 'connection',
      'no-proxies': 'facade',
    }),
);
