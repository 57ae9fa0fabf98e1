import {chmodSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {withFolder} from '../test/run-harness.ts';
import {findCommand} from './commands.ts';
import {lackOfPhp, namedPhp, phpCommand, phpVersion} from './php.ts';

afterEach(() => vi.unstubAllEnvs());

/** A folder as an installation leaves it: programs in bin and sbin, which say this version. */
function install(folder: string, version: string) {
  for (const [part, name] of [
    ['bin', 'php'],
    ['sbin', 'php-fpm'],
  ]) {
    mkdirSync(join(folder, part), {recursive: true});
    writeFileSync(join(folder, part, name), `#!/bin/sh\nprintf '\\n${version} (NTS)'\n`);
    chmodSync(join(folder, part, name), 0o755);
  }
}

test('BC_PHPS names several by the folders that they were installed to', async () => {
  await withFolder(async (folder) => {
    install(join(folder, 'one'), '8.2.1');
    install(join(folder, 'two'), '8.4.2');
    vi.stubEnv('BC_PHPS', `8.2=${folder}/one,8.4zts=${folder}/two`);
    expect(namedPhp('8.4zts')).toEqual({
      cli: join(folder, 'two/bin/php'),
      fpm: join(folder, 'two/sbin/php-fpm'),
    });
    expect(await phpVersion('8.2')).toBe('8.2.1 (NTS)');
    expect(await phpVersion('8.4zts')).toBe('8.4.2 (NTS)');
    expect(lackOfPhp('8.2')).toBeNull();
  });
});

test('what is not named, or not there, is a need with what to do', async () => {
  await withFolder(async (folder) => {
    vi.stubEnv('BC_PHPS', `8.2=${folder}`);
    expect(lackOfPhp('8.4')).toMatchObject({
      what: 'a PHP named 8.4',
      install: expect.stringContaining('BC_PHPS=8.4='),
    });
    expect(lackOfPhp('8.2')?.what).toContain('program php of the PHP named 8.2');
    expect(await phpVersion('8.2')).toBe('absent');
  });
});

test.each(['8.2', '8.2=relative', '=/opt/php', 'A B=/opt/php'])('BC_PHPS=%s is refused', (text) => {
  vi.stubEnv('BC_PHPS', text);
  expect(() => namedPhp('8.2')).toThrow(/BC_PHPS.*NAME=FOLDER/s);
});

test('without a name it is the one in PATH', () => {
  expect(phpCommand()).toBe(findCommand('php'));
});
