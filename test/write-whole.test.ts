import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {sayIn} from '../content/messages/catalogues.ts';
import {isAlive, writeWhole} from '../content/write-whole.ts';
import {mountProblem, onSmallDisk} from './small-disk.ts';

const LARGE = 'x'.repeat(40_000);

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
  file = join(folder, 'page.mdx');
});
afterEach(() => rmSync(folder, {recursive: true}));

const left = () => readdirSync(folder).filter((name) => name !== 'filler.log');
const read = () => readFileSync(file, 'utf8');

function errorOf(work) {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It was written.');
}

test('writes a new file and replaces an old one, and leaves nothing beside it', () => {
  writeWhole(file, 'one');
  writeWhole(file, LARGE);
  expect([read() === LARGE, left()]).toEqual([true, ['page.mdx']]);
  writeWhole(file, Buffer.from([1, 2, 3]));
  expect(readFileSync(file)).toEqual(Buffer.from([1, 2, 3]));
});

test(`keeps the old file on a full disk, and says so${skipped()}`, async (context) => {
  context.skip(Boolean(mountProblem), mountProblem);
  writeFileSync(file, 'old');
  await onSmallDisk(folder, (disk) => {
    disk.fill(8);
    const {message} = errorOf(() => writeWhole(file, LARGE));
    expect(message).toContain(file);
    expect(message).toMatch(/disk is full/);
    expect(message).toMatch(/room/i);
    expect([read(), left()]).toEqual(['old', ['page.mdx']]);
    disk.makeRoom();
    writeWhole(file, LARGE);
    expect(read() === LARGE).toBe(true);
  });
});

test(`says that a disk is read-only${skipped()}`, async (context) => {
  context.skip(Boolean(mountProblem), mountProblem);
  writeFileSync(file, 'old');
  await onSmallDisk(folder, (disk) => {
    disk.makeReadOnly();
    expect(errorOf(() => writeWhole(file, 'new')).message).toMatch(/page\.mdx.*(EROFS)/s);
    expect([read(), left()]).toEqual(['old', ['page.mdx']]);
  });
});

test('says that a folder may not be written into', (context) => {
  context.skip(process.getuid?.() === 0, 'root may write everywhere');
  writeFileSync(file, 'old');
  chmodSync(folder, 0o555);
  expect(errorOf(() => writeWhole(file, 'new')).message).toMatch(/page\.mdx.*EACCES/s);
  chmodSync(folder, 0o755);
  expect([read(), left()]).toEqual(['old', ['page.mdx']]);
});

test('keeps rights, and follows a link instead of replacing it', () => {
  const shared = join(folder, 'shared.json');
  writeFileSync(shared, 'old', {mode: 0o640});
  symlinkSync(shared, file);
  writeWhole(file, 'new');
  expect(readlinkSync(file)).toBe(shared);
  expect([readFileSync(shared, 'utf8'), statSync(shared).mode & 0o777]).toEqual(['new', 0o640]);
});

test('makes the folders that are missing', () => {
  writeWhole(join(folder, 'a/b/c.json'), 'new');
  expect(readFileSync(join(folder, 'a/b/c.json'), 'utf8')).toBe('new');
});

test('removes what a killed writer left beside its file, and nothing of a living one', () => {
  const {pid: gone} = spawnSync(process.execPath, ['--version']);
  const names = [`.${gone}-0a1b2c3d.unfinished`, `.${process.pid}-0a1b2c3d.unfinished`];
  for (const name of names) writeFileSync(join(folder, name), 'half');
  writeWhole(file, 'new');
  expect(left().sort()).toEqual([names[1], 'page.mdx'].sort());
});

test.each([
  ['a folder in its place', () => folder, /folder/],
  ['a file where a folder is needed', () => join(file, 'inner.json'), /folder/],
])('%s is told in both languages', (_name, pathOf, reason) => {
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, '');
  const error = errorOf(() => writeWhole(pathOf(), 'new'));
  expect(error.message).toMatch(reason);
  expect(error.sentence(sayIn('ru'), 'a.json')).toMatch(/^a\.json: файл не записан/);
  expect(left()).toEqual(['page.mdx']);
});

test('git ignores what a killed writer leaves', () => {
  const {status} = spawnSync('git', ['check-ignore', '-q', 'docs/.12-0a1b2c3d.unfinished']);
  expect(status).toBe(0);
});

function skipped() {
  return mountProblem ? ` (skipped: ${mountProblem})` : '';
}

test.runIf(process.platform === 'linux')(
  'what a killed writer left goes, though its parent has not noticed its end',
  async () => {
    // The shell becomes a sleep, which never asks how its child ended. The child reads descriptor 3,
    // because some shells give /dev/null to what runs in the background, and ends with it.
    const parent = spawn('sh', ['-c', 'cat <&3 >/dev/null & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    const told = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
    const soon = {timeout: 20_000};
    try {
      const [pid] = await once(parent.stdout, 'data');
      const dead = Number(String(pid));
      await expect.poll(() => told(parent.pid, 'comm'), soon).toBe('sleep\n');
      parent.stdio[3].end();
      await expect.poll(() => told(dead, 'stat'), soon).toContain(') Z ');
      expect(isAlive(process.pid)).toBe(true);
      expect(isAlive(dead)).toBe(false);
      writeFileSync(join(folder, `.${dead}-0a.unfinished`), 'half');
      writeWhole(file, 'whole');
      expect(left()).toEqual(['page.mdx']);
    } finally {
      parent.kill();
    }
  },
);
