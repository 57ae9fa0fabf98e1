import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';

const SCRIPTS = ['bench-site', 'bench-pictures', 'bench-import', 'bench-machine', 'kill-test'];

function run(script, ...args) {
  const file = `scripts/${script}/main.ts`;
  const {status, stdout, stderr} = spawnSync(process.execPath, [file, ...args], {encoding: 'utf8'});
  return {status, stdout, stderr};
}

describe.each(SCRIPTS)('%s', (script) => {
  test('says how it is used', () => {
    const {status, stdout, stderr} = run(script, '--help');
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    expect(stdout).toMatch(`npm run ${script.replace('-test', '').replace('-', ':')}`);
  });

  test('names an option that it doesn’t have on one line, and does nothing', () => {
    expect(run(script, '--nothing')).toEqual({
      status: 2,
      stdout: '',
      stderr: "error: unknown option '--nothing'\n",
    });
  });
});

test('an argument that is no number, or one too many, is named', () => {
  expect(run('bench-machine', 'many').stderr).toMatch(/'many' is invalid.* Give a number above 0/u);
  expect(run('bench-pictures', 'all')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('too many arguments'),
  });
});
