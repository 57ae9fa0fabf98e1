import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {sayIn} from '../messages/catalogues.ts';
import {fileLine} from '../messages/file-problem.ts';
import {resultCheck} from '../results/check-files.ts';
import {compileSchema, validatorModule} from './schema-validator.ts';
import {nearest, writtenNumber} from './schema-problems.ts';
import {createCheck} from './validate.ts';

const text = readFileSync('content/validation/fixtures/good.json', 'utf8');
const schema = JSON.parse(readFileSync('static/data/schema/result.v1.schema.json', 'utf8'));
const check = resultCheck();

test('a good file comes back with its content and verdicts', () => {
  const {run, problems, verdicts} = check(text, {fileName: 'run.json'});
  expect([run.id, problems]).toEqual(['sample/run', []]);
  expect(verdicts.map(({reason}) => reason)).toContain('generator-capped');
});

test('the module for pages finds what the schema finds, and compiles nothing', async () => {
  const source = validatorModule(schema);
  expect(source).not.toMatch(/\brequire\(|\bimport\b|new Function|\beval\b/);
  const page = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  const own = compileSchema(schema);
  expect(page.members).toEqual(own.members);
  const bad = readFileSync('content/validation/fixtures/bad/several.json', 'utf8');
  expect(createCheck(page)(bad, {})).toEqual(check(bad, {}));
  expect(createCheck(page)(text, {}).problems).toEqual([]);
});

test('a file that is broken at any place is refused or good, and never breaks the check', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('1,440', -1, '28 ms', null, {}, [], 'unknown'),
  );
  fc.assert(
    fc.property(fc.nat(), value, (at, replacement) => {
      const broken = replaceAt(JSON.parse(text), at, replacement);
      for (const problem of check(JSON.stringify(broken), {fileName: 'run.json'}).problems) {
        expect(fileLine(problem, sayIn('ru'))).not.toMatch(/undefined|\n/);
      }
    }),
    {numRuns: 300},
  );
});

test('a text that is cut or changed at any place is refused or good, and never breaks the check', () => {
  const piece = fc.constantFrom(
    '',
    ',',
    '"',
    '{',
    '}',
    '[',
    ']',
    '1,440',
    '\u0000',
    'NaN',
    '\\u',
    '}{',
  );
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(20), piece, (from, length, insert) => {
      const {problems, run} = check(text.slice(0, from) + insert + text.slice(from + length), {});
      expect(problems.length > 0 || run !== undefined).toBe(true);
    }),
    {numRuns: 300},
  );
});

test.each([
  ['1,440', '1440'],
  ['1 440', '1440'],
  ['1,234,567.8', '1234567.8'],
  ['5,44', '5.44'],
  ['28 ms', '28'],
  ['~5,400 ms', '5400'],
  ['78%', '78'],
  ['a lot', undefined],
  ['1.2.3', undefined],
  [28, undefined],
])('%s is read as %s', (written, number) => {
  expect(writtenNumber(written)).toBe(number);
});

test('a word is taken for another only if it is near it', () => {
  expect(nearest('swool-nts', ['swoole', 'swoole-nts', 'swow'])).toBe('swoole-nts');
  expect(nearest('nginx', ['swoole', 'apache'])).toBeUndefined();
  expect(nearest('x'.repeat(1e6), ['swoole'])).toBeUndefined();
  expect(nearest(7, ['swoole'])).toBeUndefined();
});

/** The n-th value of a document, counted round, replaced. */
function replaceAt(document, at, replacement) {
  const places = [];
  const walk = (node) => {
    for (const key of Object.keys(node)) {
      places.push([node, key]);
      if (node[key] !== null && typeof node[key] === 'object') walk(node[key]);
    }
  };
  walk(document);
  const [node, key] = places[at % places.length];
  node[key] = replacement;
  return document;
}
