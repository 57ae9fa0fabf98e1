// @ts-check
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {indexSite} from './search-index.js';

/**
 * What Node is given to build the site: it collects once the heap is 20 % larger than what was in use. Left alone it waits
 * for up to four times that, and the bundler needs the memory. Unlike a limit on the heap it fails no site for being large.
 */
export const BUILD_ARGUMENTS = [
  '--heap-growing-percent=20',
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
 * @param {string[]} words what Docusaurus' `build` takes
 * @returns {{outDir: string, args: string[]}} the folder, and all other words as they are
 * @throws {Error} if `--out-dir` is the last word
 */
export function buildCommand(words) {
  const at = words.indexOf('--out-dir');
  if (at < 0) return {outDir: 'build', args: words};
  const outDir = words[at + 1];
  if (!outDir)
    throw new Error('--out-dir needs a folder, such as: npm run build -- --out-dir elsewhere');
  return {outDir, args: [...words.slice(0, at), ...words.slice(at + 2)]};
}

/**
 * Builds the site for production, and the index of its search. A build that fails leaves no folder behind: half a site, or
 * yesterday's, must not be served or published by mistake.
 * @param {{outDir?: string, env?: Record<string, string>, args?: string[]}} [options]
 * @returns {boolean} Whether it succeeded; the reasons are on the terminal.
 */
export function buildSite({outDir = 'build', env = {}, args = []} = {}) {
  const {status} = spawnSync(process.execPath, [...BUILD_ARGUMENTS, '--out-dir', outDir, ...args], {
    stdio: 'inherit',
    env: {...process.env, ...BUILD_ENVIRONMENT, ...env},
  });
  const succeeded = status === 0 && indexSite(outDir);
  if (!succeeded) rmSync(outDir, {recursive: true, force: true});
  return succeeded;
}
