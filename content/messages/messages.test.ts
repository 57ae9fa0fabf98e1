import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {CHECKS} from '../../lib/consistency/index.ts';
import {sayIn} from './catalogues.ts';
import {shown} from './file-problem.ts';
import {LOCALES} from '../languages.ts';

const NBSP = '\u00A0';
const NAMES = ['command-line', 'problems', 'refusals', 'verdicts', 'build'];
const catalogue = (lang, name) => JSON.parse(readFileSync(`i18n/${lang}/${name}.json`, 'utf8'));

/** A value of the kind that a placeholder's format takes. */
const OF_FORMAT = {
  number: 3,
  percent: 0.5,
  distance: -0.5,
  megabytes: 3,
  ...Object.fromEntries(
    ['list', 'or', 'and', 'lines', 'used', 'knownIds'].map((name) => [name, ['a']]),
  ),
  types: ['number'],
  hint: ['a'],
  changes: [{what: 'ours', was: 1, now: 2}],
  pictures: [{picture: 'a.svg', was: null}],
  language: 'ru',
};

function paramsOf(text) {
  const found = text.matchAll(/\{\{\s*(\w+)(?:,\s*(\w+))?[^}]*\}\}/g);
  const nested = /\$t\(/.test(text) ? {count: 3} : {};
  return {
    ...nested,
    ...Object.fromEntries(Array.from(found, ([, name, format]) => [name, OF_FORMAT[format] ?? 3])),
  };
}

const cases = LOCALES.flatMap((lang) =>
  NAMES.flatMap((name) =>
    Object.entries(catalogue(lang, name)).map(([key, text]) => [lang, key, text]),
  ),
);

test('every sentence can be said, and in Russian it is Russian', () => {
  for (const [lang, key, text] of cases) {
    const said = sayIn(lang)(key.replace(/_(one|few|many|other)$/, ''), paramsOf(text));
    expect(said, key).not.toMatch(/undefined|NaN|\[object|\{\{|\$t\(/);
    if (/^[a-z-]+\.(reason|fix)$/.test(key)) expect(said, key).toMatch(/[.)?]$/);
    if (lang === 'ru' && said.length > 24) expect(said, key).toMatch(/[а-яё]/i);
  }
});

test('what is wrong has its remedy, and no remedy is without', () => {
  for (const name of ['problems', 'refusals', 'build']) {
    const keys = Object.keys(catalogue('en', name)).filter((key) => !key.startsWith('part.'));
    const stems = (part) =>
      keys.filter((key) => key.endsWith(part)).map((key) => key.slice(0, -part.length));
    expect(stems('.reason')).toEqual(stems('.fix'));
    expect(keys.length).toBe(2 * stems('.fix').length);
  }
});

test('every check has a name in both languages', () => {
  for (const check of Object.keys(CHECKS)) {
    expect(sayIn('en')(`verdict.check.${check}`)).toMatch(/\w/);
    expect(sayIn('ru')(`verdict.check.${check}`)).toMatch(/\p{Script=Cyrillic}|p99/u);
  }
});

test('a count agrees with its noun in Russian, and the number doesn’t leave it', () => {
  const said = [1, 2, 5, 11, 21, 1440].map((count) => sayIn('ru')('validate.good', {count}));
  expect(said.map((text) => text.replace(/Замечаний нет: /, ''))).toEqual([
    `1${NBSP}файл.`,
    `2${NBSP}файла.`,
    `5${NBSP}файлов.`,
    `11${NBSP}файлов.`,
    `21${NBSP}файл.`,
    `1${NBSP}440${NBSP}файлов.`,
  ]);
});

test('a value of a file is never read as a template', () => {
  const hostile = '{{known}} $t(part.or)';
  expect(sayIn('en')('problem.member-missing.reason', {name: hostile})).toContain(hostile);
});

test('a suggestion that there is none of leaves no trace', () => {
  const say = sayIn('en');
  expect(say('problem.word-unknown.fix', {known: ['a', 'b']})).toBe('Allowed: a, b.');
  expect(say('problem.word-unknown.fix', {known: ['a'], suggestion: 'a'})).toBe(
    'Did you mean “a”? Allowed: a.',
  );
});

test('what a message repeats of a file is one short line without control characters', () => {
  expect(shown('a\u0000b\nc\u202Ed')).toBe('"a\\u0000b\\nc d"');
  expect(shown('x'.repeat(500))).toHaveLength(60);
  expect([shown(undefined), shown({a: 1}), shown([1, 2]), shown(-1)]).toEqual([
    '',
    '{…}',
    '[2]',
    '-1',
  ]);
});
