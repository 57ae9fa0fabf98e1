import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {citationOf, readWork} from './citation.ts';

const ROOT = join(import.meta.dirname, '../..');
const work = readWork(ROOT);
const catalogueOf = (locale) =>
  JSON.parse(readFileSync(join(ROOT, `i18n/${locale}/data.json`), 'utf8'));
const cite = (locale, rest = {}) =>
  citationOf(work, {
    ...{address: 'https://example.org/', locale, catalogue: catalogueOf(locale)},
    ...rest,
  });
const part = {id: 'demo/rate', title: '50% of A & B_{c}'};

test('the site is cited by what CITATION.cff says', () => {
  expect(work.released).toMatch(/^\d{4}-\d\d-\d\d$/);
  const {plain, bibtex, csl} = cite('en');
  for (const fact of [...work.authors, work.title, work.version, work.released.slice(0, 4)])
    expect(plain).toContain(fact);
  expect(plain).toContain('https://example.org/');
  expect(bibtex).toContain(`title = {{${work.title}}}`);
  expect(csl).toMatchObject({type: 'dataset', URL: 'https://example.org/', language: 'en'});
  expect(csl.issued['date-parts'][0]).toEqual(work.released.split('-').map(Number));
});

test('a part is cited within the site, and its title cannot end a field of BibTeX', () => {
  const {plain, bibtex, csl} = cite('en', {part});
  expect(plain).toContain(part.title);
  expect(plain).toContain(work.title);
  expect(bibtex).toContain('title = {{50\\% of A \\& B\\_\\{c\\}}}');
  expect(bibtex.startsWith('@misc{blocking-coefficient-demo-rate,\n')).toBe(true);
  expect(csl).toMatchObject({'container-title': work.title, title: part.title});
});

test('Russian citations are in Russian', () => {
  const {plain, csl} = cite('ru', {part: {id: 'a', title: 'Исследование'}});
  expect(plain).toMatch(/Исследование.*Режим доступа|Исследование.*URL/s);
  expect(csl.author[0].literal).toMatch(/[а-я]/);
  expect(csl.language).toBe('ru');
});
