import {expect, test} from 'vitest';
import {LOCALES} from '../../content/languages.ts';
import {inPagesWords, namesIn} from './names.ts';
import {isSame, plain, stemOf, wordsOf} from './stems.ts';

test.each([
  [['память', 'памяти', 'памятью']],
  [['корутина', 'корутинами', 'корутин']],
  [['ещё', 'еще']],
  [['coroutine', 'Coroutines']],
])('%j are forms of one word', (forms) => {
  const [first, ...others] = forms.flatMap(wordsOf).map(stemOf);
  expect(others.filter((other) => !isSame(first, other))).toEqual([]);
});

test('other words stay other words', () => {
  for (const [a, b] of ['ram frameworks', 'ram ramp', 'time timer', 'ядро ядовитый'].map(wordsOf))
    expect(isSame(stemOf(a), stemOf(b)), `${a} ${b}`).toBe(false);
  expect(wordsOf('64% less, запр./\u2060с')).toEqual(['64', 'less', 'запр', 'с']);
});

test.each([
  ['свул', 'Swoole'],
  ['на Свуле', 'на Swoole'],
  ['фрэнкена против fpm', 'FrankenPHP против PHP-FPM'],
  ['тру асинк', 'TrueAsync'],
  ['co', 'coordinated omission'],
  ['перцентилей', 'процентиль'],
  ['рантайм для кофе', 'рантайм для кофе'],
  ['«по словам»', '«по словам»'],
])('%s is looked for as %s', (typed, looked) => {
  expect(inPagesWords(typed, 'ru')).toBe(looked);
});

test('a name of the pages is found by itself, and nothing is written for two of them', () => {
  for (const language of LOCALES) {
    const names = namesIn(language);
    for (const [name] of names) expect(plain(inPagesWords(name, language))).toBe(plain(name));
    const keys = names.flatMap(([, written]) => written.map((one) => wordsOf(one).join(' ')));
    expect(new Set(keys).size).toBe(keys.length);
    for (const [name, written] of names)
      for (const one of written) expect(inPagesWords(one, language)).toContain(name);
  }
});
