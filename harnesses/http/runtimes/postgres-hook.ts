import {once} from 'node:events';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {extensionArguments, extensionVersion} from '../../machine/php-extensions.ts';
import type {AddressInfo} from 'node:net';

const SCRIPT = join(import.meta.dirname, 'postgres-hook.php');
/** How long the place of the database leaves a client waiting: far longer than a switch of coroutines takes. */
const SILENCE_MS = 300;
const LIMIT_MS = 10_000;

/**
 * Whether waiting for PostgreSQL in ordinary PDO suspends a coroutine of this extension, found out by doing it. An
 * extension that was built without its PostgreSQL hook loads and serves, and each query stops the whole worker.
 *
 * @param options further arguments of PHP, and of the script
 * @returns said: what PHP printed; null where it can't be loaded
 */
export async function askPostgresHook(
  extension: 'swoole' | 'swow',
  {php = [], flags = []}: {php?: string[]; flags?: string[]} = {},
): Promise<{hooked: boolean; said: string} | null> {
  const extensionWords = await extensionArguments(extension);
  if (extensionWords === null || (await extensionVersion(extension)) === null) {
    return null;
  }
  const server = createServer((client) => {
    client.on('error', () => {}).resume();
    sleep(SILENCE_MS).then(() => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const {stdout, stderr} = await runToEnd(
    findCommand('php') ?? 'php',
    [...extensionWords, ...php, SCRIPT, extension, String(port), ...flags],
    {timeoutMs: LIMIT_MS},
  );
  server.close();
  return {hooked: stdout.endsWith('hooked'), said: `${stdout}${stderr}`.trim()};
}
