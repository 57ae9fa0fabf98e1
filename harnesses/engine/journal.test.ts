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
import {mountProblem, onSmallDisk} from '../test/small-disk.ts';
import {Journal} from './journal.ts';

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
  const said = [];
  const again = Journal.open(join(folder, 'out'), (line) => said.push(line));
  expect(said).toEqual([
    expect.stringMatching(/journal\.ndjson: the last line was cut \(17 bytes\)/),
  ]);
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
    const module = new URL('journal.ts', import.meta.url).href;
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

test(`an entry for which the disk has no room is cut off again, and the journal goes on${skipped()}`, (context) => {
  context.skip(Boolean(mountProblem), mountProblem);
  const out = join(folder, 'out');
  onSmallDisk(out, (disk) => {
    const journal = Journal.open(out);
    journal.append({kind: 'run', key: 'a'});
    const before = readFileSync(journal.path, 'utf8');
    disk.fill(4);
    const large = {kind: 'run', key: 'b', log: 'x'.repeat(12_000)};
    expect(() => journal.append(large)).toThrow(
      /journal\.ndjson: the disk is full[\s\S]*make room/,
    );
    expect(readFileSync(journal.path, 'utf8')).toBe(before);
    disk.makeRoom();
    journal.append(large);
    const keys = Journal.open(out)
      .ofKind('run')
      .map(({key}) => key);
    expect(keys).toEqual(['a', 'b']);
  });
});

test(`a read-only disk is said${skipped()}`, (context) => {
  context.skip(Boolean(mountProblem), mountProblem);
  const out = join(folder, 'out');
  onSmallDisk(out, (disk) => {
    const journal = Journal.open(out);
    journal.append({kind: 'run', key: 'a'});
    appendFileSync(journal.path, '{"kind":');
    disk.makeReadOnly();
    expect(() => journal.append({kind: 'run', key: 'b'})).toThrow(/the disk is read-only/);
    expect(() => Journal.open(out)).toThrow(/the disk is read-only/);
  });
});

test('a folder that a harness made before it was killed is no foreign one', () => {
  Journal.open(join(folder, 'out'));
  expect(Journal.open(join(folder, 'out')).entries).toEqual([]);
});

function skipped() {
  return mountProblem ? ` (skipped: ${mountProblem})` : '';
}
