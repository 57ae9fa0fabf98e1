import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {writeFiles} from './write-files.ts';

test('a file is written before the next one is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'written-'));
  const seen = [];
  async function* files() {
    yield ['a/b/one.txt', 'one'];
    seen.push(readFileSync(join(folder, 'a/b/one.txt'), 'utf8'));
    yield ['two.bin', new Uint8Array([0, 255])];
  }
  await writeFiles(folder, files());
  expect(seen).toEqual(['one']);
  expect([...readFileSync(join(folder, 'two.bin'))]).toEqual([0, 255]);
  rmSync(folder, {recursive: true});
});
