import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {DuckDBInstance} from '@duckdb/node-api';
import {afterAll, expect, test} from 'vitest';
import {apiFiles} from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'api-'));
afterAll(() => rmSync(folder, {recursive: true}));

const api = {};
for await (const [address, content] of apiFiles('.', 'https://example.org/')) {
  mkdirSync(dirname(join(folder, address)), {recursive: true});
  writeFileSync(join(folder, address), content);
  api[address.replace(/^.*\/|\.json$/gu, '')] = JSON.parse(content);
}

/** The page's examples by language of code, with the built files in the place of the site. */
function examplesIn(page) {
  const blocks = readFileSync(page, 'utf8').matchAll(/```(sh|sql|php)\n([\s\S]*?)```/gu);
  return Object.fromEntries(
    [...blocks].map(([, language, code]) => [
      language,
      code.replaceAll('SITE', `file://${folder}`),
    ]),
  );
}

const examples = examplesIn('docs/api.mdx');
const lines = (text) => text.trim().split('\n');
const isThere = (program) => spawnSync(program, ['--version']).status === 0;

test('both languages show the same examples', () => {
  const russian = examplesIn('i18n/ru/docusaurus-plugin-content-docs/current/api.mdx');
  expect(russian).toEqual(examples);
  expect(Object.keys(examples)).toEqual(['sh', 'sql', 'php']);
});

test.skipIf(!isThere('jq') || !isThere('curl'))('jq lists what the page says', () => {
  const printed = execFileSync('sh', ['-c', examples.sh], {encoding: 'utf8'});
  const wrong = api.claims.claims.filter(({verdict}) => verdict === 'wrong');
  expect(lines(printed).map((line) => line.split('\t')[0])).toEqual(wrong.map(({id}) => id));
  expect(wrong.length).toBeGreaterThan(0);
});

test('DuckDB counts what the page says', async () => {
  const connection = await (await DuckDBInstance.create()).connect();
  const rows = (await connection.runAndReadAll(examples.sql)).getRowObjectsJson();
  connection.closeSync();
  const counts = Map.groupBy(api.claims.claims, ({verdict}) => verdict);
  expect(new Map(rows.map(({verdict, claims}) => [verdict, Number(claims)]))).toEqual(
    new Map([...counts].map(([verdict, own]) => [verdict, own.length])),
  );
});

test.skipIf(!isThere('php'))('PHP lists what the page says', () => {
  const printed = execFileSync('php', ['-n'], {input: examples.php, encoding: 'utf8'});
  const own = api.results.results.filter(({systems}) =>
    systems.some(({runtime}) => runtime === 'frankenphp'),
  );
  expect(lines(printed).map((line) => line.split('\t')[1])).toEqual(own.map(({file}) => file));
  expect(own.length).toBeGreaterThan(0);
});
