import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

const SCRIPT = '.github/scripts/derived-patch.sh';
const RUN = 'static/data/results/hyperf/hyperf-wrk.json';
const NEW = RUN.replace('hyperf-wrk', 'hyperf-again');

let clone;
let report;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'derived-'));
  report = mkdtempSync(join(tmpdir(), 'report-'));
  execFileSync('git', ['clone', '--quiet', '--shared', '.', clone]);
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
});
afterAll(() => [clone, report].forEach((folder) => rmSync(folder, {recursive: true})));

const edit = (file, to, from = file) => {
  const text = to(readFileSync(join(clone, from), 'utf8'));
  writeFileSync(join(clone, file), text);
};
const run = (program, ...args) =>
  execFileSync(program, args, {
    cwd: clone,
    encoding: 'utf8',
    env: {...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`},
  });
const commit = () => {
  run('git', 'add', '--all', 'static');
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  run('git', ...who, 'commit', '--quiet', '-m', 'a change');
};

// The state that was committed last is what is cloned.
test('a first result is one file: nothing is derived from it', () => {
  edit(NEW, (text) => text.replace('"hyperf/hyperf-wrk"', '"hyperf/hyperf-again"'), RUN);
  commit();
  run(SCRIPT, report);
  expect(readdirSync(report)).toEqual([]);
}, 300_000);

test('of a changed result the patch holds what is derived, and with it the repository, a first result included, is sound', () => {
  edit(RUN, (text) => text.replace('"cores": 8', '"cores": 9'));
  commit();
  run(SCRIPT, report);
  run('git', 'reset', '--quiet', '--hard');
  run('git', 'apply', join(report, 'derived.patch'));
  expect(run('git', 'status', '--porcelain')).toMatch(/docs\/|i18n\//u);
  const validated = run('node', 'scripts/run.js', 'cli/bench.ts', 'validate', '--lang', 'en');
  expect(validated).toContain('No problems in ');
}, 300_000);
