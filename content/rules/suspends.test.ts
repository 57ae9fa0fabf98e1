import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {sayIn} from '../messages/catalogues.ts';
import {fileLine} from '../messages/file-problem.ts';
import {loadSite} from '../site/load-site.ts';
import {suspendsCheck} from '../suspends/check.ts';
import {suspendsFiles} from '../suspends/read.ts';
import {checkSuspends} from './suspends.ts';

const {catalogues} = await loadSite(process.cwd());
const [published] = suspendsFiles('.');
const text = readFileSync(published, 'utf8');
const name = published.split('/').at(-1);

/** What the rule finds in a repository with this one file. */
async function found(content, {file = name, words = catalogues} = {}) {
  const root = mkdtempSync(join(tmpdir(), 'suspends-'));
  mkdirSync(join(root, 'static/data/suspends'), {recursive: true});
  writeFileSync(join(root, 'static/data/suspends', file), content);
  const problems = await checkSuspends({site: {root, catalogues: words}});
  return problems.map(({code, params}) => params.problem?.code ?? code);
}
const changed = (change) => JSON.stringify(Object.assign(JSON.parse(text), change));
const withRow = (row) => changed({results: [Object.assign(JSON.parse(text).results[0], row)]});

test('what is published is right, and so is a repository without any', async () => {
  expect(await checkSuspends({site: {root: process.cwd(), catalogues}})).toEqual([]);
  expect(
    await checkSuspends({site: {root: mkdtempSync(join(tmpdir(), 'none-')), catalogues}}),
  ).toEqual([]);
});

test.each([
  ['no JSON', text.slice(0, 400), 'json-cut'],
  ['a page', '<!doctype html><p>', 'html-page'],
  ['nothing', '', 'json-empty'],
  ['a hostile name', text.replace('"php"', '"__proto__"'), 'json-hostile-key'],
  ['bytes of another encoding', Buffer.from([0x7b, 0xe9, 0x7d]), 'encoding-not-utf8'],
  ['an unknown member', changed({colour: 'red'}), 'member-unknown'],
  ['a runtime that isn’t one', changed({runtime: 'nginx'}), 'runtime-unknown'],
  ['markup for an id', withRow({call: '<script>'}), 'id-form'],
  ['a time before none', withRow({aloneMs: [-1, 250, 250]}), 'negative'],
  ['a text without an end', withRow({client: 'a'.repeat(5000)}), 'out-of-bounds'],
  ['a verdict without times', withRow({verdict: 'failed'}), 'member-missing'],
  ['another verdict than the times say', withRow({verdict: 'suspends'}), 'suspends-verdict'],
])('%s is refused', async (_, content, code) => {
  expect(await found(content)).toContain(code);
});

test('a file that is broken at any place is refused or good, and never breaks the check', () => {
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom('1,440', -1, null, {}, [], 'blocks'));
  fc.assert(
    fc.property(fc.nat(), value, (at, replacement) => {
      const broken = JSON.stringify(replaceAt(JSON.parse(text), at, replacement));
      for (const problem of suspendsCheck()(broken, {fileName: name}).problems)
        expect(fileLine(problem, sayIn('ru'))).not.toMatch(/undefined|\n/);
    }),
    {numRuns: 200},
  );
});

test('a call without a place in the table, and one without words, is named', async () => {
  expect(await found(withRow({call: 'new-call'}))).toEqual(['suspends-unplaced']);
  const {'call.flock': _, ...rest} = catalogues.ru.suspends;
  const words = {...catalogues, ru: {...catalogues.ru, suspends: rest}};
  expect(await found(text, {words})).toEqual(['suspends-untold']);
});

/** Puts a value in place of the member that is the so-many-th of all. */
function replaceAt(document, at, value) {
  const places = [];
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return;
    for (const key of Object.keys(node)) {
      places.push([node, key]);
      walk(node[key]);
    }
  };
  walk(document);
  const [node, key] = places[at % places.length];
  node[key] = value;
  return document;
}
