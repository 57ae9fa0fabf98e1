import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeFile} from '../../plugins/common/write-files.ts';

/** What of an article is no text to be found: drawings, tables of a figure's data, controls. */
const LEFT_OUT = 'svg, figure details, figure button, .hash-link, [data-screen-only], noscript';
/** Interfaces that Pagefind brings along: the search page has its own. */
const UNUSED = /^(pagefind-(ui|modular-ui|component-ui|highlight)\.|wasm\.unknown)/;

/**
 * Makes the index that the search page looks into: one for each language, out of the articles of all built pages.
 *
 * @param outDir the built site
 * @returns Whether it succeeded; the reasons are on the terminal.
 */
export function indexSite(outDir: string): boolean {
  const pagefind = 'node_modules/pagefind/lib/runner/bin.cjs';
  const args = [
    '--site',
    outDir,
    '--glob',
    '**/index.html',
    '--exclude-selectors',
    LEFT_OUT,
    '--quiet',
  ];
  const {status} = spawnSync(process.execPath, [pagefind, ...args], {stdio: 'inherit'});
  if (status !== 0) return false;
  const folder = path.join(outDir, 'pagefind');
  for (const name of readdirSync(folder))
    if (UNUSED.test(name)) rmSync(path.join(folder, name), {recursive: true});
  sortLanguages(path.join(folder, 'pagefind-entry.json'));
  return true;
}

/** Pagefind lists its languages in another order each time, and two builds of one state are to be the same bytes. */
function sortLanguages(file: string) {
  const entry = JSON.parse(readFileSync(file, 'utf8'));
  const languages = Object.entries(entry.languages).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFile(file, JSON.stringify({...entry, languages: Object.fromEntries(languages)}));
}
