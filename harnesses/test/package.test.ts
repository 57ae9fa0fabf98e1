import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const HARNESSES = join(import.meta.dirname, '..');
const read = (path: string) => JSON.parse(readFileSync(join(HARNESSES, path), 'utf8'));

test('the package names what it imports, in the version that the repository installs', () => {
  const imported = new Set<string>();
  for (const file of readdirSync(HARNESSES, {recursive: true, encoding: 'utf8'})) {
    if (!/\.ts$/.test(file) || /\.test\.ts$|(^|\/)(test|vendor|node_modules)\//.test(file))
      continue;
    const source = readFileSync(join(HARNESSES, file), 'utf8');
    for (const [, name] of source.matchAll(/ from '(?!node:)([^.'][^']*)'/g)) imported.add(name);
  }
  const {dependencies} = read('package.json');
  expect(Object.keys(dependencies)).toEqual([...imported]);
  expect(read('../package.json').devDependencies).toMatchObject(dependencies);
});
