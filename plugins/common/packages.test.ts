import {readFileSync} from 'node:fs';
import satisfies from 'spdx-satisfies';
import {expect, test} from 'vitest';
import {folderOf, shippedAt, thirdPartyText} from './packages.ts';

/** Licences that code and data of the site, and what builds and checks it, may have: all let it be passed on as it is. */
const ALLOWED = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Zlib', 'Python-2.0', 'OFL-1.1'],
  // Used as they come while the site is built, and changed by nobody here.
  ...['MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0'],
];

/** Licences of packages that state none in their description, by their licence files. */
const UNSTATED = {eval: 'MIT', format: 'MIT', 'require-like': 'MIT'};

const isAllowed = (licence: string) => satisfies(licence, ALLOWED);

test('each package of the lock file has a licence that is allowed', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const refused = Object.entries<{license?: string}>(packages)
    .map(([place, {license}]) => [place.split('node_modules/').at(-1), license] as const)
    .map(([name = '', license]) => ({name, licence: license ?? UNSTATED[name] ?? 'none'}))
    .filter(({licence}) => licence === 'none' || !isAllowed(licence));
  expect(refused).toEqual([]);
});

test('a licence that asks for more is refused, alone and where it can’t be chosen away', () => {
  expect(['GPL-3.0-only', 'AGPL-3.0-only', 'MIT AND GPL-2.0-only'].some(isAllowed)).toBe(false);
  expect(['MIT OR GPL-3.0-only', '(WTFPL OR MIT)'].every(isAllowed)).toBe(true);
});

test('a file belongs to the innermost package, with its scope', () => {
  expect(folderOf('/a/node_modules/b/node_modules/@c/d/e/f.js')).toBe(
    '/a/node_modules/b/node_modules/@c/d',
  );
  expect(folderOf('/a/src/b.js')).toBeUndefined();
});

test('packages are listed once, and equal texts stand once below the names of all', () => {
  const one = {name: 'one', version: '1.0.0', licence: 'MIT', text: 'Text'};
  const text = thirdPartyText([{...one, name: 'two'}, one, one]);
  expect(text).toMatch(
    /\n\none 1\.0\.0 \(MIT\)\ntwo 1\.0\.0 \(MIT\)\n\n-+\none 1\.0\.0\ntwo 1\.0\.0\n-+\n\nText\n$/u,
  );
});

test('a package without a licence file is refused by name', () => {
  expect(() => shippedAt('test')).toThrow(/^test has no licence text/u);
  expect(shippedAt('node_modules/isarray').text).toMatch(/^\(MIT\)[\s\S]*Julian Gruber/u);
  expect(shippedAt('node_modules/@humanwhocodes/momoa').text).toMatch(/^Apache License/u);
  expect(shippedAt('node_modules/preact')).toMatchObject({name: 'preact', licence: 'MIT'});
});
