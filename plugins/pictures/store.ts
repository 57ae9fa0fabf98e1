import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {filesUnder} from '../../content/site/files.ts';
import {writeFiles} from '../common/write-files.ts';
import type {Files, Job} from './draw.ts';

/** What decides, besides a figure itself, how its pictures look. */
const DRAWN_BY = [
  'plugins/pictures',
  'src/components/charts',
  'src/css/tokens.css',
  'lib/quantity',
];

/** The packages that lay out, set and draw them; an upgrade of any other leaves every picture as it is. */
const DRAWN_WITH = [
  ...['@fontsource-variable/golos-text', '@fontsource/stix-two-math', '@resvg/resvg-js'],
  ...['fontverter', 'harfbuzzjs', 'react', 'react-dom'],
];

/** Pictures that no build asked for this long are dropped, ms. */
const KEPT = 7 * 24 * 3600 * 1000;

/**
 * Pictures that were drawn before, on this machine: one folder for each figure and language, named by all that they are
 * drawn from.
 *
 * @param root folder of the repository
 */
export async function pictureStore(root: string) {
  const folder = join(root, 'node_modules/.cache/pictures');
  const code = await stampOfCode(root);
  await dropOld(folder);
  return {
    /** @returns where its pictures are, or will be */
    placeOf: (job: Job): string => join(folder, hash(code + JSON.stringify(job))),
  };
}

/** @returns whether the pictures are there; if so, they are kept for longer */
export async function isThere(place: string): Promise<boolean> {
  const now = new Date();
  return utimes(place, now, now).then(
    () => true,
    () => false,
  );
}

/** Writes a figure's pictures, all or none: a build may be stopped, or run twice at once. */
export async function keep(place: string, files: Files) {
  const half = `${place}.${process.pid}`;
  try {
    await writeFiles(half, Object.entries(files));
  } catch (error) {
    await rm(half, {recursive: true, force: true});
    throw error;
  }
  await rename(half, place).catch(() => rm(half, {recursive: true}));
}

export async function copyAll(place: string, target: string) {
  const entries = await readdir(place, {recursive: true, withFileTypes: true});
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({parentPath, name}) => {
        const from = join(parentPath, name);
        const to = join(target, from.slice(place.length));
        await mkdir(dirname(to), {recursive: true});
        await copyFile(from, to);
      }),
  );
}

async function stampOfCode(root: string) {
  const files = DRAWN_BY.flatMap((path) =>
    /\.\w+$/u.test(path) ? [path] : filesUnder(root, path),
  );
  const texts = files
    .filter((file) => !/\.test\.tsx?$/u.test(file))
    .map((file) => readFile(join(root, file), 'utf8'));
  const {packages} = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const versions = DRAWN_WITH.map((name) => packages[`node_modules/${name}`].version);
  return hash([...(await Promise.all(texts)), ...versions].join('\n'));
}

async function dropOld(folder: string) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    // Another build may just have named its pictures, or dropped these.
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > KEPT)
      await rm(join(folder, name), {recursive: true, force: true});
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);
