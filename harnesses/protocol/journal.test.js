import {spawnSync} from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {Journal} from './journal.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-test-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('what was appended is there when the journal is opened again', () => {
  Journal.open(join(folder, 'out')).append({kind: 'run', key: 'a'});
  const again = Journal.open(join(folder, 'out'));
  again.append({kind: 'run', key: 'b'});
  expect(
    Journal.open(join(folder, 'out'))
      .ofKind('run')
      .map(({key}) => key),
  ).toEqual(['a', 'b']);
});

test('half a last line is dropped and the file goes on behind the last whole one', () => {
  const journal = Journal.open(join(folder, 'out'));
  journal.append({kind: 'run', key: 'a'});
  appendFileSync(journal.path, '{"kind":"run","ke');
  const again = Journal.open(join(folder, 'out'));
  again.append({kind: 'run', key: 'b'});
  expect(readFileSync(journal.path, 'utf8')).toBe(
    '{"kind":"run","key":"a"}\n{"kind":"run","key":"b"}\n',
  );
});

test('a damaged line in the middle is named, not skipped', () => {
  const journal = Journal.open(join(folder, 'out'));
  appendFileSync(journal.path, '{"kind":\n{"kind":"run"}\n');
  expect(() => Journal.open(join(folder, 'out'))).toThrow(/journal\.ndjson:1: is no JSON/);
});

test('a folder with other files is refused', () => {
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'photos', 'a.txt'), '');
  expect(() => Journal.open(join(folder, 'photos'))).toThrow(/holds files and no journal/);
});

// in a process of its own: nothing in this one could end a folder that is made for ever
test.skipIf(!existsSync('/proc/self'))(
  'a folder that the system will not make is refused, with the option to choose another',
  () => {
    const module = new URL('journal.js', import.meta.url).href;
    const code = `import {Journal} from '${module}'; Journal.open('/proc/no/folder');`;
    const argv = ['--input-type=module', '--eval', code];
    const {status, stderr} = spawnSync(process.execPath, argv, {encoding: 'utf8', timeout: 30_000});
    expect(status, stderr).toBe(1);
    expect(stderr).toMatch(/result folder \/proc\/no\/folder.* cannot be made: ENOENT/);
    expect(stderr).toContain('choose another with --out');
  },
);

test('a full disk is said, with what to do', () => {
  const journal = new Journal(folder, []);
  journal.path = '/dev/full';
  expect(() => journal.append({kind: 'run'})).toThrow(
    /the disk is full[\s\S]*finished runs are kept/,
  );
  expect(journal.entries).toEqual([]);
});
