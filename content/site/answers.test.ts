import {expect, test} from 'vitest';
import {answersFor} from './home-texts.ts';
import {loadSite} from './load-site.ts';

test('the home page asks the same questions in both languages, in the words of the studies', async () => {
  const site = await loadSite('.');
  const [en, ru] = ['en', 'ru'].map((locale) => answersFor(site, locale));
  expect(en).toHaveLength(3);
  expect(ru.map(({to}) => to)).toEqual(en.map(({to}) => to));
  expect(ru.filter(({question, answer}) => !/[а-я].*\?$/u.test(question) || !answer)).toEqual([]);
});
