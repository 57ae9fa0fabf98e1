import {readFileSync} from 'node:fs';
import addFormats from 'ajv-formats';
import {Ajv2020} from 'ajv/dist/2020.js';
import {expect, test} from 'vitest';
import {readCorrections} from '../site/corrections.ts';
import {readObjections} from '../site/objections.ts';
import {loadSite, readSite} from '../site/load-site.ts';
import {latestOf} from './common.ts';
import {API, API_FILES, API_VERSION, apiOf} from './index.ts';

const ROOT = 'https://example.org/bench/';
const site = await loadSite('.');
const api = await apiOf(site, ROOT);

/** A schema that refuses members that it doesn't name, at any depth. */
function closed(schema) {
  if (schema === null || typeof schema !== 'object') return schema;
  if (Array.isArray(schema)) return schema.map(closed);
  const parts = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const own = Object.fromEntries(parts);
  return schema.properties && schema.type === 'object'
    ? {...own, additionalProperties: false}
    : own;
}

function validatorOf(name) {
  const ajv = addFormats(new Ajv2020({strict: true, allErrors: true}));
  const schema = JSON.parse(readFileSync(`static/${API}${name}.schema.json`, 'utf8'));
  return ajv.compile(closed(schema));
}

test.each(API_FILES)('%s.json fits its schema, which names all that is in it', (name) => {
  const validate = validatorOf(name);
  validate(api[name]);
  expect(validate.errors?.slice(0, 3) ?? []).toEqual([]);
  expect(api[name].$schema).toBe(`${ROOT}${API}${name}.schema.json`);
  expect(api[name].version).toBe(API_VERSION);
});

test('a schema refuses what it has to', () => {
  const validate = validatorOf('claims');
  const [claim] = api.claims.claims;
  const withClaim = (change) => ({...api.claims, claims: [{...claim, ...change}]});
  expect(validate(withClaim({}))).toBe(true);
  expect(validate(withClaim({verdict: 'true'}))).toBe(false);
  expect(validate(withClaim({claim: {en: 'alone'}}))).toBe(false);
  expect(validate(withClaim({id: 'no-study'}))).toBe(false);
  expect(validate(withClaim({updated: '2026-02-31T00:00:00Z'}))).toBe(false);
});

const idsOf = (entries) => entries.map(({id}) => id).sort();

test('every claim, finding, result, figure and correction of the site is in it, each once', () => {
  const {claims} = api.claims;
  expect(idsOf([...claims, ...claims.flatMap(({found}) => found)])).toEqual(
    [...site.claims.keys()].sort(),
  );
  expect(idsOf(api.results.results)).toEqual([...site.runs.byId.keys()].sort());
  expect(idsOf(api.figures.figures)).toEqual([...site.figures.keys()].sort());
  expect(idsOf(api.corrections.corrections)).toEqual(idsOf(readCorrections('.')));
});

test('what entries name is there: runs, corrections, claims, figures', () => {
  const known = new Set([
    ...site.claims.keys(),
    ...site.runs.byId.keys(),
    ...site.figures.keys(),
    ...readCorrections('.').map(({id}) => id),
    ...readObjections('.').map(({id}) => id),
  ]);
  const named = [
    ...api.claims.claims.flatMap(({corrections, objections}) => [...corrections, ...objections]),
    ...api.results.results.flatMap(({objections}) => objections),
    ...api.figures.figures.flatMap(({runs, corrections}) => [...runs, ...corrections]),
    ...api.corrections.corrections.flatMap(({figures, claims}) => [...figures, ...claims]),
    ...api.results.results.flatMap(({supersededBy}) => supersededBy ?? []),
  ];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('no text is empty in a language, and the Russian ones are Russian', () => {
  const empty = JSON.stringify(api).match(/"(en|ru)":""/gu);
  expect(empty).toBe(null);
  for (const {claim, verdictWord} of api.claims.claims) {
    expect(claim.ru).toMatch(/[а-яё]/iu);
    expect(verdictWord.ru).toMatch(/[а-яё]/iu);
  }
});

test('the same data give the same bytes, and each entry has a day', async () => {
  const again = await apiOf(await readSite(process.cwd()), ROOT);
  expect(JSON.stringify(again)).toBe(JSON.stringify(api));
  const days = new Set(
    [...JSON.stringify(api).matchAll(/"updated":"([^"]+)"/gu)].map(([, day]) => day),
  );
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/u);
});

test('a day is the latest that is known, else that of the release', () => {
  const days = ['2026-02-01', 'unknown', undefined, '2026-03-01T10:00:00Z'];
  expect(latestOf(site, days)).toBe('2026-03-01');
  expect(latestOf(site, ['unknown'])).toMatch(/^\d{4}-\d\d-\d\d$/u);
});
