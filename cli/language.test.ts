import {expect, test} from 'vitest';
import {languageOf} from './main.ts';

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
