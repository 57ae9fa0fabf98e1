import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
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

describe('a DOI', () => {
  const DOI = '10.5281/zenodo.1234567';
  /** What a CITATION.cff with a further line says. */
  function workWith(line) {
    const folder = mkdtempSync(join(tmpdir(), 'citation-'));
    const text = readFileSync(join(ROOT, 'CITATION.cff'), 'utf8').replace(/^doi:.*\n/mu, '');
    writeFileSync(join(folder, 'CITATION.cff'), `${text}${line}\n`);
    return readWork(folder);
  }
  const look = {address: 'https://example.org/', locale: 'en', catalogue: catalogueOf('en')};

  test('of CITATION.cff stands in each form of the citation of the whole', () => {
    const {plain, bibtex, csl} = citationOf(workWith(`doi: ${DOI}`), look);
    expect(plain.endsWith(`. https://doi.org/${DOI}`)).toBe(true);
    expect(bibtex).toContain(`  doi = {${DOI}},\n`);
    expect(csl.DOI).toBe(DOI);
  });

  test('is not given for one of a part', () => {
    const cited = citationOf(workWith(`doi: ${DOI}`), {...look, part});
    expect(JSON.stringify(cited)).not.toMatch(/doi/iu);
  });

  test('that there is none of is not spoken of', () => {
    expect(JSON.stringify(citationOf(workWith(''), look))).not.toMatch(/doi/iu);
  });

  test('that is none is refused', () => {
    expect(() => workWith(`doi: https://doi.org/${DOI}`)).toThrow(
      /CITATION.cff: doi is .*Write the name alone/u,
    );
  });
});

test('Zenodo is told what CITATION.cff says, and the version is that of the project', () => {
  const zenodo = JSON.parse(readFileSync(join(ROOT, '.zenodo.json'), 'utf8'));
  const project = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(zenodo).toMatchObject({
    title: work.title,
    description: work.abstract.trim(),
    version: work.version,
    creators: work.authors.map((name) => ({name})),
    keywords: work.keywords,
    license: 'cc-by-4.0',
    upload_type: 'dataset',
  });
  expect(project.version).toBe(work.version);
});
