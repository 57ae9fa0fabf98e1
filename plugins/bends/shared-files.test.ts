import {existsSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import bends from './index.ts';

test('a language loses its copy of shared files, and keeps a page in a folder of the same name', async () => {
  const siteDir = folderOf(['static/data/results/a.json', 'static/img/b.svg']);
  const outDir = folderOf(['data/results/a.json', 'data/index.html', 'img/b.svg', 'index.html']);
  const i18n = {currentLocale: 'ru', defaultLocale: 'en'};
  const siteConfig = {baseUrl: '/ru/', customFields: {rootUrl: '/'}};
  await bends({siteDir, i18n}).postBuild({outDir, siteConfig});
  const left = (path) => existsSync(join(outDir, path));
  expect([left('data/results'), left('img'), left('data/index.html'), left('index.html')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

function folderOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'shared-'));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), '');
  }
  return root;
}
