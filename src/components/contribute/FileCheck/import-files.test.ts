import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {goodFixtures} from '../../../../cli/importers/fuzz/outcome.ts';
import {factNamed} from '../../../../cli/importers/session/facts.ts';
import {questionsFor} from '../../../../cli/importers/session/questions.ts';
import {run as runCommand} from '../../../../test/import-run.ts';
import {resultCheck, SCHEMA} from '../../../../content/results/check-files.ts';
import {READERS} from '../../readers.ts';
import {readOutputs, resultOf} from './import-files.ts';
import {newFileAddress} from './new-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-import-'));
afterAll(() => rmSync(folder, {recursive: true}));
const shape = JSON.parse(readFileSync(SCHEMA, 'utf8'));
const fileOf = (path, name = basename(path)) => new File([readFileSync(path)], name);

/** What somebody would type. */
const TYPED = {
  ...{id: 'some-study/some-run', evidence: 'own', system: 'server', runtime: 'swoole'},
  ...{scenario: 'hello', model: 'closed', vus: '8', workers: '4', measuredOn: '2026-05-31'},
};

const cases = Object.keys(READERS).flatMap((tool) =>
  goodFixtures(tool)
    .filter(({context = {}}) => Object.values(context).every((value) => value === undefined))
    .map(({name, path}) => ({tool, name, path})),
);

test('there are fixtures of every tool that the page reads', () => {
  expect([...new Set(cases.map(({tool}) => tool))]).toEqual(Object.keys(READERS));
});

test.each(cases)('the page makes of $name the file that the command makes', async (each) => {
  const {tool, path} = each;
  const {files, refusals} = await readOutputs(tool, [fileOf(path)]);
  if (refusals.length > 0) {
    // Single requests are read on the command line alone.
    expect(refusals.map(({code}) => code)).toEqual(['samples']);
    return;
  }
  const readings = files.flatMap((file) => file.readings);
  const {questions} = questionsFor(readings, TYPED);
  const answers = Object.fromEntries(
    questions.flatMap(({name}) => (TYPED[name] ? [[name, TYPED[name]]] : [])),
  );
  const made = resultOf(tool, files, {answers, allowed: {}}, {shape, check: resultCheck()});
  const flags = Object.entries(answers).flatMap(([name, value]) => [
    `--${factNamed(name).flag}`,
    value,
  ]);
  const out = join(folder, tool, basename(path));
  const run = await runCommand(['import', tool, path, ...flags, '--yes', '--out', out]);
  if ('refusal' in made) {
    expect(run.code, run.out).not.toBe(0);
    return;
  }
  expect(run.code, run.err).toBe(0);
  const own = JSON.parse(readFileSync(join(out, `${TYPED.id}.json`), 'utf8'));
  expect(JSON.parse(made.text)).toEqual(own);
  expect(made.text).toBe(readFileSync(join(out, `${TYPED.id}.json`), 'utf8'));
});

test('answers that can’t be used count as none, and those that an answer makes sense of follow it', () => {
  const readings = [{load: {}, values: {}, omitted: [], toolVersion: 'unknown'}];
  const names = (answers) => questionsFor(readings, answers).questions.map(({name}) => name);
  expect(names({})).not.toContain('rate');
  expect(names({model: 'open'})).toContain('rate');
  expect(names({model: 'half-open'})).not.toContain('rate');
  expect(questionsFor(readings, {id: 'no slash'}).metadata.id).toBeUndefined();
});

test('two files of one content are refused, and two of one name are told apart', async () => {
  const [{path}, {path: other}] = cases.filter(({tool}) => tool === 'wrk');
  const same = await readOutputs('wrk', [fileOf(path, 'a.txt'), fileOf(path, 'b.txt')]);
  expect(same.refusals.map(({code}) => code)).toEqual(['files-same']);
  const two = await readOutputs('wrk', [fileOf(path, 'a.txt'), fileOf(other, 'a.txt')]);
  expect(two.files.map(({name}) => name)).toEqual(['a.txt', '2-a.txt']);
});

test('hostile files are refused by code, with their names', async () => {
  const hostile = {
    'html-page': ['<!doctype html><p>404'],
    'file-empty': [''],
    samples: [new Uint8Array(9 * 1024 * 1024)],
    'encoding-not-utf8': [new Uint8Array([0x61, 0xe9, 0x61])],
    'encoding-utf16': [new Uint8Array([0xff, 0xfe, 0x41, 0])],
    'binary-file': [new Uint8Array([0x61, 0, 0, 0])],
  };
  const files = Object.entries(hostile).map(([code, parts]) => new File(parts, code));
  const {refusals} = await readOutputs('k6', files);
  expect(refusals.map(({code}) => code)).toEqual(Object.keys(hostile));
  expect(refusals.map(({params}) => params.file)).toEqual(Object.keys(hostile));
});

test('a short result goes into the address of GitHub’s page for a new file, a long one is pasted', () => {
  const repository = 'https://github.com/a/b';
  const short = newFileAddress(repository, 'study/run', '{"a": "ю&b"}\n');
  const {pathname, searchParams} = new URL(short.address);
  expect(pathname).toBe('/a/b/new/main/static/data/results/study');
  expect(Object.fromEntries(searchParams)).toEqual({filename: 'run.json', value: '{"a": "ю&b"}\n'});
  expect(newFileAddress(repository, 'study/run', ' '.repeat(9000))).toEqual({
    address: `${repository}/new/main/static/data/results/study?filename=run.json`,
    hasText: false,
  });
  expect(newFileAddress('https://git.example.org/a/b', 'study/run', '{}')).toBeUndefined();
  expect(newFileAddress(undefined, 'study/run', '{}')).toBeUndefined();
});
