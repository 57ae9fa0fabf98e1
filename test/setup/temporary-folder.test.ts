import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {expect, test} from 'vitest';
import useOneTemporaryFolder from './temporary-folder.ts';

test('tests and what they start share one temporary folder, which goes with all that is left in it', () => {
  const outer = tmpdir();
  expect(basename(outer)).toMatch(/^bc-tests-\d+-/);
  const {pid: gone} = spawnSync(process.execPath, ['--version']);
  const abandoned = join(outer, `bc-tests-${gone}-killed`);
  mkdirSync(abandoned);
  const remove = useOneTemporaryFolder();
  const inner = tmpdir();
  mkdirSync(join(mkdtempSync(join(inner, 'left-')), 'behind'));
  remove();
  expect([existsSync(inner), existsSync(abandoned), tmpdir()]).toEqual([false, false, outer]);
});
