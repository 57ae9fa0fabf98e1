import {chmodSync, writeFileSync} from 'node:fs';
import {delimiter, dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {extensionArguments} from '../../machine/php-extensions.ts';
import {askPostgresHook} from '../runtimes/postgres-hook.ts';
import {runHarness, withFolder} from './harness.ts';
import {testWithServers} from './requirements.ts';

const FIXTURES = join(dirname(fileURLToPath(import.meta.url)), 'fixtures');

/** Runs the harness with a `php` first in PATH that answers as said. */
function withPhp(script: string, args: string[]) {
  return withFolder(async (folder) => {
    const file = join(folder, 'php');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    const path = process.env.PATH;
    process.env.PATH = `${folder}${delimiter}${path}`;
    try {
      return await runHarness(args);
    } finally {
      process.env.PATH = path;
    }
  });
}

/** A PHP with extensions enabled in its configuration, whose coroutines do or don't wait for PostgreSQL. */
function phpWith(extensions, hook) {
  return `case "$*" in
    *postgres-hook.php*) printf ${hook} ;;
    *phpversion*) printf '\\n6.2.2' ;;
    -m) printf '%s\\n' Core pcntl pdo_pgsql pgsql ${extensions.join(' ')} ;;
    *extension_dir*) printf /nowhere ;;
  esac`;
}

test('an extension without its hook for PostgreSQL is refused with what, why and what to do', async () => {
  const {code, output} = await withPhp(phpWith(['swoole'], 'blocks'), ['serve', 'swoole']);
  expect(output).toContain("lacks swoole's hook for PDO with PostgreSQL: the extension loads, but");
  expect(output).toContain('each query stops its whole worker (blocks)');
  expect(output).toContain('What to do: build it with --enable-swoole-pgsql');
  expect(code).toBe(1);
});

test('an extension with its hook is present, beside one that it excludes it is not', async () => {
  const {output} = await withPhp(phpWith(['swoole'], 'hooked'), ['doctor']);
  expect(output).toMatch(/^present {2}swoole/m);
  const both = await withPhp(phpWith(['swoole', 'swow'], 'hooked'), ['doctor']);
  expect(both.output).toMatch(
    /^absent {3}swow.*\n.*lacks PHP without swoole, which its configuration loads and which excludes swow: take extension=swoole out/m,
  );
  expect(both.output).toMatch(/^absent {3}swoole.*\n.*lacks PHP without swow/m);
});

test('a PHP that its extensions keep from starting is told once, with the reason that it gives', async () => {
  const script =
    'echo "PHP Warning:  Swow is incompatible with Swoole because both are similar. Please disable one in Unknown on line 0" >&2; exit 254';
  const {code, output} = await withPhp(script, ['doctor']);
  expect(output).toContain(
    'MISSING  a PHP that starts: Swow is incompatible with Swoole because both are similar: disable the extension',
  );
  expect(output.match(/^absent {3}amphp.*\n(?: {6}.*\n)*/m)?.[0].match(/starts/g)).toHaveLength(1);
  expect(code).toBe(1);
});

await testWithServers(
  'the hook of Swoole for PostgreSQL is found by what it does, and its absence too',
  {optionalRuntimes: ['swoole']},
  async () => {
    expect(await askPostgresHook('swoole')).toEqual({hooked: true, said: 'hooked'});
    const without = await runToEnd(findCommand('php') ?? 'php', [
      ...((await extensionArguments('swoole')) ?? []),
      '-r',
      'echo SWOOLE_HOOK_ALL & ~SWOOLE_HOOK_PDO_PGSQL;',
    ]);
    const flags = [without.stdout];
    expect(await askPostgresHook('swoole', {flags})).toEqual({hooked: false, said: 'blocks'});
  },
);

await testWithServers(
  'the hook of Swow for PostgreSQL is found by what it does, and its absence too',
  {optionalRuntimes: ['swow']},
  async () => {
    expect(await askPostgresHook('swow')).toEqual({hooked: true, said: 'hooked'});
    const php = ['-d', 'swow.enable=Off'];
    expect(await askPostgresHook('swow', {php})).toEqual({hooked: false, said: 'blocks'});
  },
);

await testWithServers(
  'who finds no slot waits for one that is given back, and is told so after the limit',
  {optionalRuntimes: ['swoole']},
  async () => {
    const {stdout} = await runToEnd(findCommand('php') ?? 'php', [
      ...((await extensionArguments('swoole')) ?? []),
      join(FIXTURES, 'slots.php'),
    ]);
    expect(JSON.parse(stdout)).toEqual({
      taken: [0, 1],
      waited: 1,
      told: 'No slot became free within 0.2 s: all 2 of this worker are answering. Give it more coroutines, or send it fewer requests at a time.',
    });
  },
);
