import {readFileSync, readdirSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'esbuild';
import {islandScripts} from '../islands/bundle.ts';
import {usedRules} from '../islands/used-rules.ts';
import {writeFile} from '../site-bundle/write-files.ts';

/** All explorables' rules, as the development server has them: no part of the bundle, which every page would pay for. */
const SHEET = 'css/explorables.css';
const EXPLORABLES = 'src/components/explorables';

/**
 * Publishes for each explorable a sheet of its own rules, in place of the one of all: most pages have one, and wait for
 * its sheet before anything is painted.
 *
 * @param names of the explorables
 */
export async function publishSheets(siteDir: string, outDir: string, names: readonly string[]) {
  const file = path.join(outDir, SHEET);
  const {code} = await transform(await readFile(file, 'utf8'), {loader: 'css', minify: true});
  for (const name of names)
    writeFile(path.join(outDir, sheetOf(name)), sheetFor(siteDir, name, code.trim()));
  await rm(file);
}

/**
 * @param name of an explorable
 * @returns address of its sheet, below the site's root
 */
export const sheetOf = (name: string): string => `css/explorable-${name}.css`;

/** A class that code puts together, such as `explorable-${width}`, up to where that begins. */
const BEGUN = /\bclass(?:Name)?[=:]\{?[`"](?:[\w-]+ )*([\w-]+-)\$\{/gu;

/**
 * The rules of an explorable: those whose classes its code names, as it draws some of its parts only in use.
 *
 * @param css of all, minified
 */
export function sheetFor(siteDir: string, name: string, css: string): string {
  const sources = ['frame', name].flatMap((folder) => sourcesIn(siteDir, folder));
  const code = [...sources, ...scriptsOf(name)].join('\n');
  const words = new Set(code.match(/[\w-]+/gu));
  const begun = Array.from(code.matchAll(BEGUN), ([, start]) => start);
  const isNamed = (each: string) =>
    words.has(each) || begun.some((start) => each.startsWith(start));
  const classes = Array.from(css.matchAll(/\.([a-z][\w-]*)/gu), ([, each]) => each);
  return usedRules(css, new Set(classes.filter(isNamed)));
}

/** What the server draws. */
function sourcesIn(siteDir: string, folder: string) {
  const place = path.join(siteDir, EXPLORABLES, folder);
  return readdirSync(place)
    .filter((file) => /^[\w-]+\.tsx?$/u.test(file))
    .map((file) => readFileSync(path.join(place, file), 'utf8'));
}

/** What draws it in browsers: its script, with all that this imports, at once or later. */
function scriptsOf(name: string) {
  const {files} = islandScripts();
  const first = [...files.keys()].find((address) => address.startsWith(`assets/islands/${name}.`));
  const all = new Map([[String(first), '']]);
  for (const address of all.keys()) {
    const text = Buffer.from(files.get(address) ?? '').toString();
    all.set(address, text);
    for (const [, file] of text.matchAll(/(?:from|import)\s*\(?\s*"\.\/([^"]+)"/gu))
      if (!all.has(`assets/islands/${file}`)) all.set(`assets/islands/${file}`, '');
  }
  return [...all.values()];
}
