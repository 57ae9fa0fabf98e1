import {expect, test} from 'vitest';
import {findCommand} from './commands.ts';
import {extensionArguments} from './php-extensions.ts';

test.skipIf(findCommand('php') === null)(
  'an extension that is loaded needs no argument',
  async () => {
    expect(await extensionArguments('standard')).toEqual([]);
  },
);

test('an extension that the machine lacks gives null', async () => {
  expect(await extensionArguments('no_such_extension')).toBeNull();
});
