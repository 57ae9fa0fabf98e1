// Weighs the pictures of the built site, and compares every one of them with its live chart: `npm run bench:pictures`.
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {scriptCommand} from '../setup/command-line.ts';

scriptCommand(
  'npm run bench:pictures',
  'Weighs the pictures of the built site, and compares every one of them with its live chart.',
).parse();

const FOLDER = 'build/pictures';
/** Kinds of files, by what follows figure and language in their names. */
const KINDS = ['.svg', '@2x.png', '.slide.svg', '.slide.png'];

const files = readdirSync(FOLDER, {recursive: true}).map(String);

function weigh(name: string, own: string[]) {
  const contents = own.map((file) => readFileSync(join(FOLDER, file)));
  const sizes = contents.map(({length}) => length).sort((a, b) => a - b);
  const packed = name.endsWith('.svg') ? contents.map((each) => gzipSync(each).length) : sizes;
  return {
    files: own.length,
    'median kB': kilobytes(middle(sizes)),
    'most kB': kilobytes(sizes.at(-1) ?? 0),
    'median kB, gzip': kilobytes(middle(packed.toSorted((a, b) => a - b))),
    'all MB': kilobytes(sizes.reduce((sum, each) => sum + each, 0) / 1000),
  };
}

const middle = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;

const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));

const ofKind = (kind: string) =>
  files.filter((file) => ['light', 'dark'].some((theme) => file.endsWith(`.${theme}${kind}`)));
console.table({
  ...Object.fromEntries(KINDS.map((kind) => [kind, weigh(kind, ofKind(kind))])),
  cards: weigh(
    '.png',
    files.filter((file) => /^cards[\\/].*\.png$/u.test(file)),
  ),
});

const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
const {status} = spawnSync(
  process.execPath,
  [...playwright, 'test/browser/published-pictures.spec.ts', '--project=en phone light'],
  {stdio: 'inherit', env: {...process.env, EVERY_PICTURE: '1'}},
);
process.exitCode = status ?? 1;
