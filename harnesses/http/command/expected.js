// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {seedDatabase} from '../database/postgres.js';
import {findCommand, runToEnd} from '../../machine/commands.js';
import {HarnessError} from '../../machine/harness-error.js';
import {writeWhole} from '../../machine/write-whole.js';
import {withPlace} from '../protocol/place.js';
import {EXPECTED_FILE, VERIFIED_REQUESTS} from '../protocol/verify.js';

/** @import {Database} from '../database/postgres.js' */

/**
 * Asks the application itself, without any server, for the answers that every runtime must give, over each database
 * driver, and compares them with app/expected.json, or writes that file.
 * @param {{root: string, write: boolean}} options
 */
export async function expectedCommand({root, write}) {
  const [text, overPdo] = await withPlace('own', async ({database}) => [
    await answersOver('pgsql', root, database),
    await answersOver('pdo', root, database),
  ]);
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

/**
 * @param {'pgsql'|'pdo'} driver
 * @param {string} root
 * @param {Database} database
 * @returns {Promise<string>} what app/expected.json would hold
 */
async function answersOver(driver, root, database) {
  /** @type {Record<string, unknown>} */
  const found = {};
  for (const workload of ['hello', 'autoload', 'one-query', 'bench', 'twenty-queries']) {
    await seedDatabase(database);
    found[workload] = await askApplication(root, driver, database.dsn, workload);
  }
  return `${JSON.stringify(found, null, 2)}\n`;
}

/** @param {string} root @param {'pgsql' | 'pdo'} driver @param {string} dsn @param {string} workload */
async function askApplication(root, driver, dsn, workload) {
  const targets = VERIFIED_REQUESTS.map((n) => `/${workload}?n=${n}`);
  const env = {
    ...process.env,
    BC_DATABASE: dsn,
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
