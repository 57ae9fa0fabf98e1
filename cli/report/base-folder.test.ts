import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {copyFixture} from '../../test/bindings/site-copy.ts';
import {main} from '../main.ts';

let site, base;
beforeEach(() => {
  site = copyFixture();
  base = mkdtempSync(join(tmpdir(), 'report-base-'));
});
afterEach(() => {
  site.discard();
  rmSync(base, {recursive: true});
});

const copied = (...parts) =>
  cpSync(join(site.root, ...parts), join(base, ...parts), {recursive: true});

async function refused(lang) {
  let err = '';
  const stderr = {write: (text) => (err += text.replaceAll(base, 'FOLDER'))};
  const io = {stdout: {write: () => {}}, stderr, env: {}, cwd: site.root};
  const code = await main(['report', '--base', base, '--lang', lang], io);
  return {code, err};
}

test('a folder of another project is named, with what it lacks and what to give instead', async () => {
  const {code, err} = await refused('en');
  expect(code).toBe(2);
  expect(err).toContain(
    'The folder “FOLDER” is no copy of this project: it has no static/data/results, src/studies, i18n/en. ' +
      'Give a commit, a branch, or a folder with a copy of the project.',
  );
});

test('a folder with results and without a site is refused too, in both languages', async () => {
  copied('static');
  copied('src');
  const {code, err} = await refused('ru');
  expect(code).toBe(2);
  expect(err).toContain('Папка «FOLDER» — не копия этого проекта: в ней нет i18n/en.');
});

test('a copy that can’t be read is named with the reason', async () => {
  copied('.');
  rmSync(join(base, 'i18n/en/studies/demo.json'));
  const {code, err} = await refused('en');
  expect(code).toBe(2);
  expect(err).toMatch(/^“FOLDER” can’t be read: no text for .*\nGive a commit, a branch/);
});
