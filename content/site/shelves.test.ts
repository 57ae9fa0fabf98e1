import {expect, test} from 'vitest';
import {catalogueOf} from './catalogue.ts';
import {loadSite} from './load-site.ts';
import {SHELVES, shelfOf} from './shelves.ts';

test('a study stands with its kind', () => {
  expect(shelfOf({workloads: ['messages'], evidence: 'own'})).toBe('actors');
  expect(shelfOf({workloads: ['sampling'], evidence: 'vendor'})).toBe('profilers');
  expect(shelfOf({workloads: ['messages', 'one-query'], evidence: 'vendor'})).toBe('published');
  expect(shelfOf({workloads: ['one-query'], evidence: 'own'})).toBe('own');
  expect(shelfOf({})).toBe('published');
});

test('the catalogue has actors and profilers after servers, in both languages', async () => {
  const site = await loadSite('.');
  for (const locale of ['en', 'ru']) {
    const places = catalogueOf(site, locale).studies.map((study) =>
      SHELVES.indexOf(shelfOf(study)),
    );
    const servers = places.findIndex((place) => place >= SHELVES.indexOf('actors'));
    expect(servers).toBeGreaterThan(5);
    expect(places.slice(servers)).toEqual(places.slice(servers).toSorted());
    expect(new Set(places).size).toBe(SHELVES.length);
  }
});
