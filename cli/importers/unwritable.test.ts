import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {K6, METADATA} from '../../test/import-run.ts';

// in a process of its own: nothing in this one could end a folder that is made for ever
test.skipIf(!existsSync('/proc/self'))(
  'a folder that the system will not make is refused, with the option to choose another',
  () => {
    const argv = ['cli/bench.ts', 'import', 'k6', K6, ...METADATA, '--out', '/proc/no/folder'];
    const {status, stderr} = spawnSync(process.execPath, argv, {encoding: 'utf8', timeout: 50_000});
    expect(status, stderr).toBe(1);
    expect(stderr).toMatch(/\/proc\/no\/folder.*ENOENT.*--out/);
  },
);
