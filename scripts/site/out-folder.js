// @ts-check
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {isAlive} from '../../content/write-whole.js';

/** What only a build of this site has: its pages, and what its explorables are drawn from. */
const MARKS = ['404.html', 'sitemap.xml', 'island-data'];

/**
 * Why a site must not be built into a folder: it would take the place of something that no build of this site has made.
 *
 * @param {string} outDir
 * @param {string} [root] the repository
 * @returns {string | undefined} what is wrong and what to do; undefined where nothing is
 */
export function outDirProblem(outDir, root = process.cwd()) {
  const folder = placeOf(path.resolve(root, outDir));
  const reason = reasonAgainst(folder, realpathSync(root));
  return (
    reason &&
    `--out-dir ${outDir}: ${reason}, so nothing is built there. Choose a folder that is missing or empty, or one with an earlier build of this site, such as: npm run build -- --out-dir build-elsewhere`
  );
}

/** @param {string} folder @param {string} root */
function reasonAgainst(folder, root) {
  const below = path.relative(folder, root);
  if (!below.startsWith('..') && !path.isAbsolute(below)) return 'the folder holds this repository';
  const within = path.relative(root, folder).split(path.sep);
  if (within[0] === '.git') return 'the folder belongs to git';
  if (within[0] !== '..' && isTracked(within[0], root)) return 'the folder is one of sources';
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return 'it is a file';
  if (readdirSync(folder).length === 0 || isBuild(folder)) return undefined;
  return 'the folder holds files that no build of this site has made';
}

/** Whether git knows files of a folder. @param {string} folder @param {string} root */
function isTracked(folder, root) {
  const {stdout} = spawnSync('git', ['ls-files', '--', folder], {cwd: root, encoding: 'utf8'});
  return Boolean(stdout);
}

/** @param {string} folder */
const isBuild = (folder) => MARKS.every((name) => existsSync(path.join(folder, name)));

/** Where a folder really is, though it may be missing. @param {string} folder @returns {string} */
function placeOf(folder) {
  if (existsSync(folder)) return realpathSync(folder);
  const parent = path.dirname(folder);
  return parent === folder ? folder : path.join(placeOf(parent), path.basename(folder));
}

/**
 * Where a site is built: beside its place, so that what is there stays until the new one is whole. What builds that were
 * killed have left goes; an earlier site that one of them had just put aside comes back.
 *
 * @param {string} outDir
 * @returns {{unfinished: string, putInPlace: () => void, discard: () => void, removeEarlier: () => void}}
 */
export function placeToBuild(outDir) {
  const place = placeOf(path.resolve(outDir));
  const beside = (/** @type {string} */ what) =>
    path.join(path.dirname(place), `.${path.basename(place)}-${process.pid}-${what}.unfinished`);
  const [unfinished, earlier] = [beside('new'), beside('earlier')];
  clear(place);
  return {
    unfinished,
    putInPlace() {
      if (existsSync(place)) renameSync(place, earlier);
      renameSync(unfinished, place);
      rmSync(earlier, {recursive: true, force: true});
    },
    removeEarlier: () => rmSync(place, {recursive: true, force: true}),
    discard: () => rmSync(unfinished, {recursive: true, force: true, maxRetries: 3}),
  };
}

const LEFT = /^\.(.+)-(\d+)-(new|earlier)\.unfinished$/u;

/** @param {string} place */
function clear(place) {
  const parent = path.dirname(place);
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, of, builder, what] = LEFT.exec(name) ?? [];
    if (of !== path.basename(place) || isAlive(Number(builder))) continue;
    if (what === 'earlier' && !existsSync(place)) renameSync(path.join(parent, name), place);
    else rmSync(path.join(parent, name), {recursive: true, force: true});
  }
}
