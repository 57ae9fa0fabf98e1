import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {LOCALES} from '../languages.ts';
import {catalogueOf} from '../site/catalogue.ts';
import {loadSite} from '../site/load-site.ts';
import {readPages} from '../site/pages.ts';
import {FAMILIES} from '../../lib/result/families.ts';
import {leadFigure, ownFigures} from './figure-pages.ts';
import {pictureFile} from './pictures.ts';

const site = await loadSite('.');
const listed = [
  ...catalogueOf(site, 'en').studies.map(({to}) => to.slice(1, -1)),
  ...Object.keys(FAMILIES).map((id) => `runtimes/${id}`),
];

test('every page of an index with pictures has a figure that carries it, which is drawn', () => {
  expect(listed.length).toBeGreaterThan(20);
  for (const path of listed) {
    const id = leadFigure('.', path);
    expect(site.figures.has(id), `${path} shows no figure`).toBe(true);
    for (const locale of LOCALES)
      expect(existsSync(pictureFile(id, locale)), `${path}: ${id}, ${locale}`).toBe(true);
  }
});

test('a page begins with the same figure in each language', () => {
  for (const path of listed)
    for (const page of readPages('.').filter((each) => each.path === path))
      expect(page.figures[0], page.file).toBe(leadFigure('.', path));
});

test('a figure that carries two pages of a list is shown for neither', () => {
  const paths = Object.keys(FAMILIES).map((id) => `runtimes/${id}`);
  const own = ownFigures('.', paths);
  expect(new Set(own.values()).size).toBe(own.size);
  expect(own.size).toBeGreaterThan(paths.length / 2);
  for (const path of paths)
    expect(own.has(path), path).toBe(
      paths.filter((each) => leadFigure('.', each) === leadFigure('.', path)).length === 1,
    );
});

test('both languages list the same figures', () => {
  const [first, ...others] = LOCALES.map((locale) =>
    catalogueOf(site, locale).studies.map(({to, figure}) => `${to} ${figure}`),
  );
  for (const other of others) expect(other).toEqual(first);
});

test('a page without a figure has none, and neither has one that isn’t there', () => {
  expect(leadFigure('.', 'studies/index')).toBeUndefined();
  expect(leadFigure('.', 'studies/missing')).toBeUndefined();
});
