import {expect, test} from 'vitest';
import {problemAt} from '../problem.js';
import en from './en.js';
import {lineOf, sentencesOf} from './index.js';
import ru from './ru.js';

/** Enough for every sentence; each takes what it needs. */
const PARAMS = {
  of: 'run#a.b',
  known: ['one', 'two'],
  usedAt: ['docs/a.mdx:1:2'],
  changes: [{what: 'ours', was: 1, now: 2}],
  stale: [{picture: 'a.svg', was: null}],
  missing: ['few'],
  here: ['a'],
  there: ['b'],
  locale: 'ru',
  reason: 'unknown',
};

test('both languages say the same problems', () => {
  expect(Object.keys(ru)).toEqual(Object.keys(en));
});

test.each(Object.keys(en))('%s says what is wrong and what to do, in both languages', (code) => {
  for (const locale of ['en', 'ru']) {
    const {place, reason, fix} = sentencesOf(problemAt(code, {file: 'a', line: 1}, PARAMS), locale);
    expect(place).toBe('a:1');
    expect(reason).toMatch(/[.)]$/);
    expect(fix).toMatch(/\.$/);
  }
});

test('Russian sentences are Russian', () => {
  for (const code of Object.keys(ru)) {
    expect(lineOf(problemAt(code, {file: 'a'}, PARAMS), 'ru')).toMatch(/[а-яё]{4}/i);
  }
});
