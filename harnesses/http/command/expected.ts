import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {stopChild} from '../../machine/children.ts';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {writeWhole} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {seedDatabase} from '../database/postgres.ts';
import {withPlace} from '../protocol/place.ts';
import {startService} from '../service/start.ts';
import {EXPECTED_FILE, VERIFIED_REQUESTS} from '../protocol/verify.ts';
import {WORKLOADS} from '../protocol/workloads.ts';
import type {Database} from '../database/postgres.ts';

/**
 * Asks the application itself, without any server, for the answers that every runtime must give, over each database
 * driver, and compares them with app/expected.json, or writes that file.
 */
export async function expectedCommand({root, write}: {root: string; write: boolean}) {
  const [text, overPdo] = await withPlace('own', async ({database}) => {
    const service = await startService(0);
    try {
      const site = {root, dsn: database.dsn, service: service.url};
      return [await answersOver('pgsql', site, database), await answersOver('pdo', site, database)];
    } finally {
      await stopChild(service.child);
    }
  });
  if (write) {
    writeWhole(EXPECTED_FILE, text);
  }
  const same = [text, overPdo].every((found) => readFileSync(EXPECTED_FILE, 'utf8') === found);
  process.stdout.write(
    same
      ? 'The application answers as app/expected.json says.\n'
      : 'The application answers OTHER bytes than app/expected.json. If that is meant, write them with --write.\n',
  );
  return same ? 0 : 1;
}

/** where the application is, and what it asks */
type Site = {root: string; dsn: string; service: string};

/** @returns what app/expected.json would hold */
async function answersOver(driver: string, site: Site, database: Database): Promise<string> {
  const found: Record<string, unknown> = {};
  for (const workload of Object.keys(WORKLOADS)) {
    await seedDatabase(database);
    found[workload] = await askApplication(site, driver, workload);
  }
  return `${JSON.stringify(found, null, 2)}\n`;
}

async function askApplication({root, dsn, service}: Site, driver: string, workload: string) {
  const targets = VERIFIED_REQUESTS.map((n) => `/${workload}?n=${n}`);
  const env = {
    ...process.env,
    BC_DATABASE: dsn,
    BC_HTTP_SERVICE: service,
    BC_CONNECTION: 'kept',
    BC_APPLICATION: 'kept',
    BC_WAITING: 'blocking',
  };
  const asked = await runToEnd(
    findCommand('php') ?? 'php',
    [join(root, 'app', 'answer.php'), driver, ...targets],
    {env},
  );
  if (asked.code !== 0) {
    throw new HarnessError(
      'app/answer.php',
      asked.stderr.trim(),
      'read the message; setup.sh generates the application',
    );
  }
  return asked.stdout.trimEnd().split('\n');
}
