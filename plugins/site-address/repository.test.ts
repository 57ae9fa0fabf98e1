import {expect, test} from 'vitest';
import {repositoryAddress} from './repository.ts';

test('the address that is set is taken', () => {
  expect(repositoryAddress({REPOSITORY_URL: 'https://git.example.org/a/b/'})).toBe(
    'https://git.example.org/a/b',
  );
});

test('a runner of GitHub says which repository it builds', () => {
  const env = {GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b'};
  expect(repositoryAddress(env)).toBe('https://github.com/a/b');
});

test('an address that no browser opens is refused', () => {
  expect(() => repositoryAddress({REPOSITORY_URL: 'git@github.com:a/b'})).toThrow(
    'REPOSITORY_URL is "git@github.com:a/b"',
  );
});
