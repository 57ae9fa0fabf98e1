import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {isAlive} from '../../content/write-whole.ts';

/** What only a build of this site has: its pages, and what its explorables are drawn from. */
const MARKS = ['404.html', 'sitemap.xml', 'island-data'];

/**
 * Why a site must not be built into a folder: it would take the place of something that no build of this site has made.
 *
 * @param root the repository
 * @returns what is wrong and what to do; undefined where nothing is
 */
export function outDirProblem(outDir: string, root: string = process.cwd()): string | undefined {
  const folder = placeOf(path.resolve(root, outDir));
  const reason = reasonAgainst(folder, realpathSync(root));
  return (
    reason &&
    `--out-dir ${outDir}: ${reason}, so nothing is built there. Choose a folder that is missing or empty, or one with an earlier build of this site, such as: npm run build -- --out-dir build-elsewhere`
  );
}

function reasonAgainst(folder: string, root: string) {
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

/** Whether git knows files of a folder. */
function isTracked(folder: string, root: string) {
  const {stdout} = spawnSync('git', ['ls-files', '--', folder], {cwd: root, encoding: 'utf8'});
  return Boolean(stdout);
}

const isBuild = (folder: string) => MARKS.every((name) => existsSync(path.join(folder, name)));

/** Where a folder really is, though it may be missing. */
function placeOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const parent = path.dirname(folder);
  return parent === folder ? folder : path.join(placeOf(parent), path.basename(folder));
}

/**
 * Where a site is built: beside its place, so that what is there stays until the new one is whole. What builds that were
 * killed have left goes; an earlier site that one of them had just put aside comes back.
 */
export function placeToBuild(outDir: string): {
  unfinished: string;
  putInPlace: () => void;
  discard: () => void;
  removeEarlier: () => void;
} {
  const place = placeOf(path.resolve(outDir));
  const beside = (what: string) =>
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

function clear(place: string) {
  const parent = path.dirname(place);
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const [, of, builder, what] = LEFT.exec(name) ?? [];
    if (of !== path.basename(place) || isAlive(Number(builder))) continue;
    if (what === 'earlier' && !existsSync(place)) renameSync(path.join(parent, name), place);
    else rmSync(path.join(parent, name), {recursive: true, force: true});
  }
}
