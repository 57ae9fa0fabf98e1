import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {mountProblem, onSmallDisk} from '../test/small-disk.ts';
import {writeWhole} from './files.ts';

const LARGE = 'x'.repeat(40_000);
const skipped = mountProblem && ` (skipped: ${mountProblem})`;

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-whole-'));
  file = join(folder, 'result.json');
});
afterEach(() => rmSync(folder, {recursive: true}));

const left = () => readdirSync(folder).filter((name) => name !== 'filler.log');
const read = () => readFileSync(file, 'utf8');

test('writes a new file and replaces an old one, and leaves nothing beside it', () => {
  writeWhole(file, 'one');
  writeWhole(file, LARGE);
  expect([read() === LARGE, left()]).toEqual([true, ['result.json']]);
  writeWhole(file, Buffer.from([1, 2, 3]));
  expect(readFileSync(file)).toEqual(Buffer.from([1, 2, 3]));
});

test(`keeps the old file on a full disk, and says so${skipped}`, (context) => {
  context.skip(Boolean(mountProblem), mountProblem);
  onSmallDisk(folder, (disk) => {
    writeFileSync(file, 'old');
    disk.fill(8);
    expect(() => writeWhole(file, LARGE)).toThrow(/result\.json.*disk is full.*room/s);
    expect([read(), left()]).toEqual(['old', ['result.json']]);
    disk.makeRoom();
    writeWhole(file, LARGE);
    expect(read() === LARGE).toBe(true);
  });
});

test(`says that a disk is read-only${skipped}`, (context) => {
  context.skip(Boolean(mountProblem), mountProblem);
  onSmallDisk(folder, (disk) => {
    writeFileSync(file, 'old');
    disk.makeReadOnly();
    expect(() => writeWhole(file, 'new')).toThrow(/result\.json.*EROFS/s);
    expect([read(), left()]).toEqual(['old', ['result.json']]);
  });
});
