import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {siteAddress} from '../../plugins/site-address/index.ts';
import {beforeSignals} from '../../content/signals.ts';
import {writeFile} from '../../plugins/common/write-files.ts';
import {outDirProblem, placeToBuild} from './out-folder.ts';
import {writeBillOfMaterials} from './bill-of-materials.ts';
import {writeExampleDeck} from './example-deck.ts';
import {headersFile} from './hosts.ts';
import type {ChildProcess} from 'node:child_process';

/**
 * What Node is given to build the site: it collects once the heap is 20 % larger than what was in use. Left alone it waits
 * for up to four times that, and the bundler needs the memory. Unlike a limit on the heap it fails no site for being large.
 */
export const BUILD_ARGUMENTS = [
  '--heap-growing-percent=20',
  '--import=./scripts/site/stopped-build.ts',
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  'build',
];

/**
 * What stands in the environment of a build. The bundler's allocator, mimalloc, gives back at once what it no longer
 * needs, and glibc shares two arenas among all threads instead of eight per core, each of which keeps what was freed in it.
 */
export const BUILD_ENVIRONMENT = {
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  MIMALLOC_PURGE_DELAY: '0',
  MALLOC_ARENA_MAX: '2',
};

/**
 * Reads the words of `npm run build -- …`. The folder has to be known here too: the index of the search is made in it.
 *
 * @param words what Docusaurus' `build` takes, and `--remove-earlier`
 * @returns the folder, and all other words as they are
 * @throws {Error} if `--out-dir` is the last word
 */
export function buildCommand(words: string[]): {
  outDir: string;
  args: string[];
  removeEarlier: boolean;
} {
  const rest = words.filter((word) => word !== REMOVE_EARLIER);
  const removeEarlier = rest.length < words.length;
  const at = rest.indexOf('--out-dir');
  if (at < 0) return {outDir: 'build', args: rest, removeEarlier};
  const outDir = rest[at + 1];
  if (!outDir)
    throw new Error('--out-dir needs a folder, such as: npm run build -- --out-dir elsewhere');
  return {outDir, args: [...rest.slice(0, at), ...rest.slice(at + 2)], removeEarlier};
}

/** Asks for what `npm test` needs: a check of yesterday's site must not pass for one of today's. */
const REMOVE_EARLIER = '--remove-earlier';

export type Make = (folder: string, args: string[]) => Promise<boolean>;

/**
 * Builds the site for production, and the index of its search, beside its folder, and puts it in place once it is whole.
 * A build that fails or is stopped leaves the earlier site as it was, and nothing else.
 *
 * @param options `removeEarlier`: an earlier site goes before the build begins; `make` is what builds in a test
 * @returns Whether it succeeded; the reasons are on the terminal.
 */
export async function buildSite({
  outDir = 'build',
  args = [],
  removeEarlier = false,
  make = makeSite,
}: {
  outDir?: string;
  args?: string[];
  removeEarlier?: boolean;
  make?: Make;
} = {}): Promise<boolean> {
  const problem = outDirProblem(outDir);
  if (problem) {
    console.error(problem);
    return false;
  }
  const place = placeToBuild(outDir);
  if (removeEarlier) place.removeEarlier();
  const leaveSignals = beforeSignals((signal) => {
    console.error(`\n${signal}: stopped; what was there before is as it was.`);
    // at the very end, when what still writes has been ended
    process.once('exit', place.discard);
  });
  try {
    const isWhole = await make(place.unfinished, args);
    if (isWhole) place.putInPlace();
    else tellFailure(outDir);
    return isWhole;
  } finally {
    place.discard();
    leaveSignals();
  }
}

function tellFailure(outDir: string) {
  const earlier = existsSync(outDir)
    ? `; ${outDir} still holds the site that was built before`
    : '';
  console.error(`The site was not built${earlier}.`);
}

const makeSite: Make = async (folder, args) => {
  const child = spawn(process.execPath, [...BUILD_ARGUMENTS, '--out-dir', folder, ...args], {
    stdio: 'inherit',
    env: {...process.env, ...BUILD_ENVIRONMENT},
  });
  const stop = endWithUs(child);
  const [status] = await once(child, 'close');
  stop();
  if (status !== 0 || !indexSite(folder)) return false;
  // Netlify and Cloudflare Pages read it; to others it is a file like any.
  writeFile(path.join(folder, '_headers'), headersFile(folder, siteAddress(process.env).baseUrl));
  await writeExampleDeck(folder);
  return writeBillOfMaterials(folder);
};

/** @returns once it has ended */
function endWithUs(child: ChildProcess): () => void {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  return () => process.off('exit', end);
}

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
