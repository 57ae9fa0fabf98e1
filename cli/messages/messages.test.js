import {expect, test} from 'vitest';
import {CHECKS} from '../../lib/consistency/index.js';
import en from './en.js';
import {languageOf} from './index.js';
import {shown} from './problem.js';
import ru from './ru.js';

const NBSP = '\u00A0';

test('both languages say the same things', () => {
  expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
});

test('every check has a name in both languages', () => {
  for (const check of Object.keys(CHECKS)) {
    expect(en[`verdict.check.${check}`]()).toMatch(/\w/);
    expect(ru[`verdict.check.${check}`]()).toMatch(/\p{Script=Cyrillic}|p99/u);
  }
});

test('a count agrees with its noun in Russian, and the number doesn’t leave it', () => {
  const said = [1, 2, 5, 11, 21, 1440].map((count) => ru['validate.good']({count}));
  expect(said.map((text) => text.replace('Всё в\u00A0порядке: ', ''))).toEqual([
    `1${NBSP}файл.`,
    `2${NBSP}файла.`,
    `5${NBSP}файлов.`,
    `11${NBSP}файлов.`,
    `21${NBSP}файл.`,
    `1${NBSP}440${NBSP}файлов.`,
  ]);
});

test('the language is that of the option, else of the environment, else English', () => {
  expect(languageOf(['validate', '--lang', 'ru', 'a'], {})).toEqual({
    lang: 'ru',
    rest: ['validate', 'a'],
  });
  expect(languageOf(['--lang=ru'], {LANG: 'en_GB.UTF-8'})).toEqual({lang: 'ru', rest: []});
  expect(languageOf([], {LANG: 'ru_RU.UTF-8'}).lang).toBe('ru');
  expect(languageOf([], {LC_ALL: 'en_GB.UTF-8', LANG: 'ru_RU.UTF-8'}).lang).toBe('en');
  expect(languageOf([], {LANG: 'C'}).lang).toBe('en');
  expect(languageOf(['--lang', 'de'], {})).toMatchObject({wrong: 'de'});
  expect(languageOf(['--lang'], {})).toMatchObject({wrong: ''});
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
