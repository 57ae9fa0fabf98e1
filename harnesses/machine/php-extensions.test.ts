import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {withFolder} from '../test/run-harness.ts';
import {findCommand} from './commands.ts';
import {extensionArguments} from './php-extensions.ts';

afterEach(() => vi.unstubAllEnvs());

test.skipIf(findCommand('php') === null)(
  'an extension that is loaded needs no argument',
  async () => {
    expect(await extensionArguments('standard')).toEqual([]);
  },
);

test('an extension that the machine lacks gives null', async () => {
  expect(await extensionArguments('no_such_extension')).toBeNull();
});

test('a folder of builds that are tried comes before that of the machine', async () => {
  await withFolder(async (folder) => {
    vi.stubEnv('BC_EXTENSIONS', folder);
    expect(await extensionArguments('no_such_extension')).toBeNull();
    const file = join(folder, 'no_such_extension.so');
    writeFileSync(file, '');
    expect(await extensionArguments('no_such_extension')).toEqual(['-d', `extension=${file}`]);
  });
});
