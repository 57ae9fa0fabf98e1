import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {makeCell} from '../protocol/cell.ts';
import {serverValues} from '../runtimes/fill.ts';

const AUTOLOAD = join(dirname(import.meta.dirname), 'app', 'autoload.php');

const cellWith = (factors) =>
  makeCell({
    ...{runtime: 'frankenphp', application: 'kept', connection: 'kept', waiting: 'blocking'},
    ...{workers: 1, coroutinesPerWorker: 1, workload: 'bench', placement: 'shared', ...factors},
  });

/** What PHP asks of its sessions, and whether it had to write that into its environment. */
async function announced(ioWaitMs: number, PGOPTIONS: string) {
  const code = `require '${AUTOLOAD}';
    Bench\\Database\\SessionParameters::announce(Bench\\Settings::fromEnvironment());
    echo getenv('PGOPTIONS');`;
  const {stdout, stderr} = await runToEnd(findCommand('php') ?? 'php', ['-r', code], {
    env: {...process.env, BC_IO_WAIT_MS: String(ioWaitMs), PGOPTIONS},
  });
  expect(stderr).toBe('');
  return stdout;
}

test.skipIf(findCommand('php') === null).each([0, 2, 25])(
  'a server of threads has from its start what a framework asks for, wait %i',
  async (ioWaitMs) => {
    const {sessionOptions} = serverValues(cellWith({app: 'laravel', ioWaitMs}), 'php', []);
    expect(await announced(ioWaitMs, '')).toBe(sessionOptions);
    expect(await announced(ioWaitMs, sessionOptions)).toBe(sessionOptions);
  },
);

test('the small application, which waits in front of its queries, asks for nothing', () => {
  expect(serverValues(cellWith({app: 'small', ioWaitMs: 2}), 'php', []).sessionOptions).toBe('');
});
