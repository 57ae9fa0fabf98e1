import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {pagesToMeasure} from './pages.ts';

test('a talk is measured in both languages, at its own addresses, and a page that isn’t built is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  const talk = '/talk/laravel-trueasync-octane/';
  for (const path of ['/', '/ru/', talk, `${talk}ru/`]) {
    mkdirSync(root + path, {recursive: true});
    writeFileSync(`${root}${path}index.html`, '');
  }
  expect(pagesToMeasure(root).map(({kind, lang, path}) => [kind, lang, path])).toEqual([
    ['home', 'en', '/'],
    ['home', 'ru', '/ru/'],
    ['talk', 'en', talk],
    ['talk', 'ru', `${talk}ru/`],
  ]);
});
