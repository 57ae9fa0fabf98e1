import {expect, test} from 'vitest';
import {correctionNotes} from './corrections.ts';

const corrections = [
  {id: 'a', date: '2026-11-22', page: 'studies/demo', claims: ['demo/one']},
  {id: 'b', date: '2026-11-20', page: 'studies/demo', figures: ['demo/rate']},
];
const CATALOGUES = {
  en: {'note.when': 'Corrected on {{date}}.', 'note.link': 'The correction'},
  ru: {'note.when': 'Исправлено {{date}}', 'note.link': 'Запись'},
};
const notes = (of, name, locale = 'en') => {
  const told = {'list.was': 'It said:', 'b.was': 'ten.', 'a.was': 'one.'};
  const catalogue = {...CATALOGUES[locale], ...told};
  return correctionNotes(corrections, {of, name, locale, catalogue});
};

test('a corrected figure says when, what was wrong, and where that is told', () => {
  expect(notes('figures', 'demo/rate')).toEqual([
    {
      when: 'Corrected on 20\u00a0November\u00a02026.',
      was: 'It said: ten.',
      link: 'The correction',
      address: '/corrections/#b',
    },
  ]);
  expect(notes('claims', 'demo/one', 'ru')[0].when).toBe(
    'Исправлено 22\u00a0ноября\u00a02026\u00a0г.',
  );
});

test('what was not corrected says nothing', () => {
  expect(notes('figures', 'demo/one')).toEqual([]);
  expect(notes('claims', 'demo/rate')).toEqual([]);
});
