import {expect, test} from 'vitest';
import {requireCommand} from './commands.ts';

test('a program that is missing is named, with how to install it', () => {
  expect(() => requireCommand('no-such-program', 'apt-get install it')).toThrow(
    /^no-such-program: not on this machine\n {2}What to do: apt-get install it$/,
  );
  expect(requireCommand('sh', '')).toMatch(/\/sh$/);
});
