import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {vi} from 'vitest';
import {LOCALES} from '../../content/languages.ts';

// Copying and reading a whole site takes its time on a busy machine.
vi.setConfig({testTimeout: 60_000, hookTimeout: 60_000});

/** The repository's folder. */
export const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const FIXTURE = join(PROJECT, 'test/bindings/fixtures/site');

/** Catalogues of interface words are the site's own, so that tests show what readers get. */
const SHARED = LOCALES.flatMap((locale) =>
  ['study', 'interface'].map((name) => `i18n/${locale}/${name}.json`),
);

/** A small site of one study in a temporary folder, to be spoiled. */
export function copyFixture(): SiteCopy {
  const root = copyOf(FIXTURE, ['.']);
  for (const file of SHARED) cpSync(join(PROJECT, file), join(root, file));
  return siteAt(root);
}

/** The site itself in a temporary folder, to be spoiled. */
export function copyProject(): SiteCopy {
  return siteAt(copyOf(PROJECT, ['docs', 'i18n', 'src', 'static', 'CITATION.cff']));
}

function copyOf(from, folders) {
  const root = mkdtempSync(join(tmpdir(), 'bound-site-'));
  for (const folder of folders) cpSync(join(from, folder), join(root, folder), {recursive: true});
  for (const folder of ['lib', 'content', 'node_modules', 'plugins', 'cli']) {
    symlinkSync(join(PROJECT, folder), join(root, folder));
  }
  return root;
}

export interface SiteCopy {
  root: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** fails if nothing changes */
  edit: (file: string, from: string | RegExp, to: string) => void;
  remove: (file: string) => void;
  discard: () => void;
}

function siteAt(root) {
  const at = (file) => join(root, file);
  const read = (file) => readFileSync(at(file), 'utf8');
  const write = (file, text) => writeFileSync(at(file), text);
  return {
    root,
    read,
    write,
    edit(file, from, to) {
      const before = read(file);
      const after = before.replace(from, to);
      if (before === after) throw new Error(`${file} has no ${from}`);
      write(file, after);
    },
    remove: (file) => rmSync(at(file)),
    discard: () => rmSync(root, {recursive: true, force: true}),
  };
}
