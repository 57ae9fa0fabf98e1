import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';

const BENCHES = ['bench-site', 'bench-pictures', 'bench-import', 'bench-machine'];

function run(bench, ...args) {
  const file = `scripts/${bench}/main.ts`;
  const {status, stdout, stderr} = spawnSync(process.execPath, [file, ...args], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

describe.each(BENCHES)('%s', (bench) => {
  test('says how it is used', () => {
    const {status, stdout, stderr} = run(bench, '--help');
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    expect(stdout).toMatch(`npm run ${bench.replace('-', ':')}`);
  });

  test('names an option that it doesn’t have on one line, and does nothing', () => {
    expect(run(bench, '--nothing')).toEqual({
      status: 2,
      stdout: '',
      stderr: "Unknown option '--nothing'; --help lists what there is.\n",
    });
  });
});

test('an argument that is no number, or one too many, is named', () => {
  expect(run('bench-machine', 'many').stderr).toBe(
    '“many” is no number of requests; give a number above 0, or see --help.\n',
  );
  expect(run('bench-pictures', 'all')).toMatchObject({
    status: 2,
    stderr: '“all” is one argument too many; --help lists what there is.\n',
  });
});
