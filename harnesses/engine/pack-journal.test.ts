import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {packJournal} from './journal.ts';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-test-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function written(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('a packed journal gives every line back', () => {
  const text = '{"kind":"session"}\n{"kind":"run"}\n';
  const {bytes, about} = packJournal(written('a', text));
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(about).toMatchObject({lines: 2, bytes: bytes.length});
});

test('the same journal packs to the same bytes, whatever its name and time', () => {
  const first = written('a', '{"kind":"run"}\n');
  const second = written('b', '{"kind":"run"}\n');
  utimesSync(second, 1, 1);
  expect(packJournal(second)).toEqual(packJournal(first));
});
