import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {FAMILIES} from '../../lib/result/families.ts';
import {loadSite} from './load-site.ts';
import {runtimeRecord} from './runtimes.ts';

const site = await loadSite('.');

test.each(['docs', 'i18n/ru/docusaurus-plugin-content-docs/current'])(
  'each family has its page, %s',
  (folder) => {
    const missing = Object.keys(FAMILIES).filter(
      (id) => !existsSync(`${folder}/runtimes/${id}.mdx`),
    );
    expect(missing).toEqual([]);
  },
);

test('our own studies come first, and each is named once', () => {
  const {studies} = runtimeRecord(site, 'en', 'swoole');
  expect(studies[0].evidence).toBe('own');
  const titles = studies.map(({title}) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(
    studies.every(({measurements, states, waits}) => measurements && states[0] && waits[0]),
  ).toBe(true);
});

test('a study that is a part of another one’s page doesn’t answer with its words', () => {
  const {studies} = runtimeRecord(site, 'en', 'swoole');
  const answers = studies.flatMap(({answer}) => answer ?? []);
  expect(answers.length).toBeGreaterThan(5);
  expect(new Set(answers).size).toBe(answers.length);
});

test('a run that was replaced, and a model on paper, are no measurements', () => {
  const ids = ['runtimes', 'swow-frameworks', 'swow-no-wait', 'swow-memory'].map(
    (name) => `state-or-coroutines/${name}`,
  );
  const byId = new Map(site.runs.byId);
  for (const id of ids) byId.set(id, {...byId.get(id), supersededBy: 'demo/later'});
  const later = {...site, runs: {...site.runs, byId}};
  const titles = (of) => runtimeRecord(of, 'en', 'swow').studies.map(({title}) => title);
  expect(titles(site).length - titles(later).length).toBe(1);
  const kinds = runtimeRecord(site, 'en', 'trueasync').studies.map(({evidence}) => evidence);
  expect(kinds).not.toContain('model');
});

test('claims are those that name the family, or of a study of it alone; the key ones first', () => {
  const {claims} = runtimeRecord(site, 'en', 'roadrunner');
  expect(claims.length).toBeGreaterThan(0);
  for (const {quote, claim} of claims) expect(quote + claim).toMatch(/road\s?runner/iu);
  for (const family of Object.keys(FAMILIES)) {
    const [en, ru] = ['en', 'ru'].map((locale) => runtimeRecord(site, locale, family).claims);
    expect(ru.map(({id}) => id)).toEqual(en.map(({id}) => id));
  }
  const keys = runtimeRecord(site, 'en', 'trueasync').claims.map(({isKey}) => Boolean(isKey));
  expect(keys).toEqual(keys.toSorted((a, b) => Number(b) - Number(a)));
});
