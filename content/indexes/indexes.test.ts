import {inflateSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {LOCALES} from '../languages.ts';
import {loadSite} from '../site/load-site.ts';
import {inventoryOf, referables} from './inventory.ts';
import {llmsOf} from './llms.ts';

const ROOT = 'https://example.org/bench/';
const site = await loadSite('.');

test('every figure and claim has a name for cross-references, and values have theirs', () => {
  const names = referables(site, 'en').map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  const wanted = [
    ...[...site.figures.keys()].map((id) => `figure:${id}`),
    ...[...site.claims.keys()].map((id) => `claim:${id}`),
  ];
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('value:')).length).toBeGreaterThan(1000);
  expect(names.filter((name) => /\s/u.test(name))).toEqual([]);
});

test.each(LOCALES)('the inventory in %s is of the form that Sphinx reads', (locale) => {
  const bytes = Buffer.from(inventoryOf(site, locale));
  const [version, project, release, packing] = bytes.toString('latin1').split('\n', 4);
  expect(version).toBe('# Sphinx inventory version 2');
  expect(project).toMatch(/^# Project: \S/u);
  expect(release).toMatch(/^# Version: \S/u);
  const start = bytes.indexOf(`${packing}\n`) + packing.length + 1;
  const lines = inflateSync(bytes.subarray(start)).toString().split('\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) expect(line).toMatch(/^\S+ std:label -1 [^\s/]\S* \S/u);
  expect(inventoryOf(site, locale)).toEqual(inventoryOf(site, locale));
});

test.each(LOCALES)('llms.txt in %s has the form of llmstxt.org', (locale) => {
  const text = llmsOf(site, ROOT, locale);
  const [title, , summary, ...rest] = text.split('\n');
  expect(title).toMatch(/^# \S/u);
  expect(summary).toMatch(/^> \S/u);
  const [intro, ...sections] = rest.join('\n').split(/^## /mu);
  expect(intro).not.toMatch(/^#/mu);
  for (const section of sections) {
    const [, blank, ...lines] = section.trim().split('\n');
    expect(blank).toBe('');
    for (const line of lines) expect(line).toMatch(/^- \[.+\]\(https:\/\/[^\s)]+\): \S/u);
  }
  expect(sections.at(-1)).toMatch(/^Optional\n/u);
  for (const {to} of [{to: 'studies/appwrite-0-7/'}, {to: 'claims/hyperf/'}])
    expect(text).toContain(`${ROOT}${locale === 'ru' ? 'ru/' : ''}${to}`);
  expect(text).toContain(`${ROOT}api/v1/claims.json`);
});
