import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {commandFiles} from './commands/index.ts';
import {main} from './main.ts';

const STUDY = 'static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json';

/** Runs a command line against a process that only remembers what was written. */
async function run(argv, {env = {LANG: 'en'}, cwd = '.'} = {}) {
  const written = {out: '', err: ''};
  const code = await main(argv, {
    stdout: {write: (text) => (written.out += text)},
    stderr: {write: (text) => (written.err += text)},
    env,
    cwd,
  });
  return {code, ...written};
}

test('a good file is exit code 0, with its verdicts', async () => {
  const {code, out, err} = await run(['validate', STUDY]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('No problems in 1\u00A0file.');
  expect(out).toMatch(/explained +Little’s law +12 +swoole-nts-4: 995\.5 requests in flight/);
});

test('the stated milliseconds are refused, and a refusal is no error', async () => {
  const {code, out} = await run([
    'validate',
    STUDY.replace('.json', '-stated.json'),
    '--lang',
    'ru',
  ]);
  expect(code).toBe(0);
  expect(out).toMatch(/отклонено +загрузка +1 +trueasync-4: 5\u00A0мс PHP/);
});

test('all problems of all files come at once, with exit code 1', async () => {
  const bad = ['several', 'empty', 'deep'].map(
    (name) => `content/validation/fixtures/bad/${name}.json`,
  );
  const {code, out, err} = await run(['validate', ...bad]);
  expect([code, out]).toEqual([1, '']);
  for (const file of bad) expect(err).toContain(`${file}:`);
  expect(err).toMatch(/7\u00A0problems in 3\u00A0files\.\n$/);
  expect(err).not.toMatch(/\n\s+at /);
});

test('--json is one document with problems and verdicts', async () => {
  const {code, out} = await run(['validate', STUDY, 'nowhere.json', '--json']);
  const {files, problems} = JSON.parse(out);
  expect(code).toBe(1);
  expect(files.map(({file}) => file)).toEqual([STUDY, 'nowhere.json']);
  expect(files[0].verdicts[0]).toMatchObject({measurement: 'trueasync-4', kind: 'consistent'});
  expect(problems).toMatchObject([{file: 'nowhere.json', code: 'file-missing', severity: 'error'}]);
});

test('--verdicts lists each measurement', async () => {
  const {out} = await run(['validate', STUDY, '--verdicts']);
  expect(out.match(/Little’s law/g)).toHaveLength(16);
});

describe('wrong usage is exit code 2, with what to do, in the reader’s language', () => {
  test.each([
    [[], /Usage: bench/],
    [
      ['vlidate'],
      /There is no command “vlidate”.\nDid you mean “validate”\?\nSee: npm run bench -- --help/,
    ],
    [['validate', '--jsn'], /There is no option “--jsn”.\nDid you mean “--json”\?/],
    [['--lang', 'de', 'validate'], /There is no language “de”/],
    [['validate', '--нет', '--lang=ru'], /Параметра «--нет» нет\./],
  ])('%j', async (argv, said) => {
    const {code, err} = await run(argv);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });
});

test('every command shows an example in its help, in both languages', async () => {
  for (const file of await commandFiles()) {
    const name = file.replace('.ts', '');
    for (const [lang, example] of [
      ['en', 'Example'],
      ['ru', 'Пример'],
    ]) {
      const {code, out} = await run([name, '--help', '--lang', lang]);
      expect([name, code]).toEqual([name, 0]);
      expect(out, `${name} --help`).toContain(`${example}:\n  npm run bench -- ${name}`);
    }
  }
});

test('the example of validate works', async () => {
  const {out} = await run(['validate', '--help']);
  const example = /npm run bench -- (.*)/.exec(out)[1].split(' ');
  expect((await run(example)).code).toBe(0);
});

test('what nobody foresaw is said without a stack', async () => {
  let err = '';
  const code = await main(['validate', STUDY], {
    stdout: {
      write() {
        throw new TypeError('nobody foresaw this');
      },
    },
    stderr: {write: (text) => (err += text)},
    env: {LANG: 'en'},
    cwd: '.',
  });
  expect(code).toBe(1);
  expect(err).toContain('nobody foresaw this');
  expect(err).not.toMatch(/\n\s+at /);
});

test('a folder without results is refused: nothing would be found there, and so nothing wrong', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const command of ['validate', 'update', 'claims']) {
    for (const [lang, words] of [
      ['en', 'no result file below static/data/results'],
      ['ru', 'ни одного файла результатов ниже static/data/results'],
    ]) {
      const {code, out, err} = await run([command, '--lang', lang], {cwd});
      expect([command, code, out]).toEqual([command, 2, '']);
      expect(err).toContain(words);
    }
  }
});

test('a file that changes is read anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'run.json');
  const good = readFileSync('content/validation/fixtures/good.json', 'utf8');
  writeFileSync(file, good);
  expect((await run(['validate', file])).code).toBe(0);
  writeFileSync(file, good.replace('183', '-183'));
  expect((await run(['validate', file])).code).toBe(1);
});
