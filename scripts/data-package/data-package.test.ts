import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readWork} from '../../content/citation/citation.ts';
import {resultFiles} from '../../content/results/read-results.ts';

const PACKAGE = 'blocking-coefficient-data';
const ROOT = resolve(import.meta.dirname, '../..');
const {version} = readWork(ROOT);
const env = {
  ...process.env,
  SITE_URL: 'https://example.org',
  BASE_URL: '/bench/',
  REPOSITORY_URL: 'https://github.com/owner/name',
};

let folder;
let consumer;
const make = (...words) =>
  spawnSync(process.execPath, ['scripts/data-package/main.ts', ...words], {
    ...{cwd: ROOT, env, encoding: 'utf8'},
  });
const npm = (...words) => execFileSync('npm', words, {cwd: consumer, encoding: 'utf8'});
const run = (...words) => spawnSync(process.execPath, words, {cwd: consumer, encoding: 'utf8'});
const write = (file, text) => writeFileSync(join(consumer, file), text);

// What a program gets: packed, and installed from the tarball into a project of its own.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-package-'));
  consumer = mkdtempSync(join(tmpdir(), 'data-consumer-'));
  const made = make(folder);
  if (made.status !== 0) throw new Error(made.stderr);
  npm('pack', folder, '--silent', '--pack-destination', consumer);
  write('package.json', JSON.stringify({type: 'module', private: true}));
  const tarball = readdirSync(consumer).find((name) => name.endsWith('.tgz'));
  npm('install', '--offline', '--no-audit', '--no-fund', `./${tarball}`);
}, 120_000);
afterAll(() => {
  for (const each of [folder, consumer]) rmSync(each, {recursive: true, force: true});
});

test('the package says whose it is, where it comes from and what it is', () => {
  const text = readFileSync(join(consumer, `node_modules/${PACKAGE}/package.json`), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    ...{name: PACKAGE, version, license: 'CC-BY-4.0', homepage: 'https://example.org/bench/'},
    repository: {type: 'git', url: 'git+https://github.com/owner/name.git'},
  });
  const files = readdirSync(join(consumer, 'node_modules', PACKAGE));
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CITATION.cff']));
  const readme = readFileSync(join(consumer, `node_modules/${PACKAGE}/README.md`), 'utf8');
  expect(readme).toContain('(https://example.org/bench/ru/api/)');
  expect(readme).not.toMatch(/SITE/u);
});

test('a program imports the entries and each result file', () => {
  write(
    'all.js',
    `import {claims, corrections, figures, result, results, studies} from '${PACKAGE}';
import schema from '${PACKAGE}/data/schema/result.v1.schema.json' with {type: 'json'};
const runs = await Promise.all(results.map(({id}) => result(id)));
const counts = [claims, corrections, figures, studies].map((list) => list.length);
const refused = await result('../../package').catch((error) => error.message);
const same = runs.every(({id, measurements}, at) => id === results[at].id && measurements.length === results[at].measurements);
console.log(JSON.stringify({counts, runs: runs.length, same, refused, id: schema.$id}));`,
  );
  const {stdout, stderr} = run('all.js');
  expect(stderr).toBe('');
  const {counts, ...rest} = JSON.parse(stdout);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(rest).toEqual({
    ...{runs: resultFiles(ROOT).length, same: true},
    refused: expect.stringMatching(/^There is no result “..\/..\/package”\. The ids are /u),
    id: 'https://example.org/bench/data/schema/result.v1.schema.json',
  });
});

test('its notes on a release say nothing where nothing has changed since', () => {
  const words = ['cli/bench.ts', 'report', '--lang', 'en', '--base', folder];
  const {stdout} = spawnSync(process.execPath, words, {cwd: ROOT, encoding: 'utf8'});
  expect(stdout).toContain(`# What changed since ${version}\n\nIt changes no number`);
}, 120_000);

test('its types are found and strict', () => {
  write(
    'typed.ts',
    `import {claims, figures, result, results} from '${PACKAGE}';
import type {ApiClaim, Run} from '${PACKAGE}';
const wrong: ApiClaim[] = claims.filter(({verdict}) => verdict === 'wrong');
const run: Run = await result(results[0].id);
const rate: number | undefined = run.measurements[0].values.throughputPerS?.value;
const title: string = figures[0].title.en;
// @ts-expect-error a verdict is a text
const number: number = wrong[0].verdict;
// @ts-expect-error there is no such member
console.log(rate, title, number, run.measurments);
`,
  );
  symlinkSync(join(ROOT, 'node_modules/typescript'), join(consumer, 'node_modules/typescript'));
  const options = '--ignoreConfig --noEmit --strict --target es2023 --types'.split(' ');
  for (const module of ['nodenext', 'esnext']) {
    const resolution = module === 'esnext' ? ['--moduleResolution', 'bundler'] : [];
    const words = [...options, '', '--module', module, ...resolution, 'typed.ts'];
    const {stdout, status} = run('node_modules/typescript/bin/tsc', ...words);
    expect(stdout).toBe('');
    expect(status).toBe(0);
  }
});

test('a tag that names another version is refused, and a folder that holds something else', () => {
  const other = make(folder, '--tag', 'v99.0.0');
  expect(other.status).toBe(1);
  expect(other.stderr).toContain(`The tag is “v99.0.0”, but CITATION.cff says version ${version}`);
  const full = make(consumer, '--tag', `v${version}`);
  expect(full.status).toBe(1);
  expect(full.stderr).toContain('the folder holds something else');
});
