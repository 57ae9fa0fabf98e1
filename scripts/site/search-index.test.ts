import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {indexSite} from './build.ts';

test('the index names its languages in one order, whichever Pagefind took', () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'indexed-'));
  const languages = ['de', 'en', 'es', 'fr', 'ru'];
  for (const lang of languages) {
    mkdirSync(path.join(site, lang));
    const page = `<!doctype html><html lang="${lang}"><body><h1>Title</h1><p>Text`;
    writeFileSync(path.join(site, lang, 'index.html'), page);
  }
  expect(indexSite(site)).toBe(true);
  const entry = JSON.parse(readFileSync(path.join(site, 'pagefind/pagefind-entry.json'), 'utf8'));
  expect(Object.keys(entry.languages)).toEqual(languages);
  rmSync(site, {recursive: true});
});
