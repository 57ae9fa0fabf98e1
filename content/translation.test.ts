import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {copyFixture} from '../test/bindings/site-copy.ts';
import {checkBindings} from './check.ts';
import {stampTranslations} from './translation.ts';

const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/studies/demo.mdx';

let site;
beforeEach(() => {
  site = copyFixture();
  site.edit('docs/studies/demo.mdx', 'It answered', 'It replied');
});
afterEach(() => site.discard());

test('a stamp makes a translation current again and keeps the rest of the page', async () => {
  const before = site.read(RU);
  const {stamped} = stampTranslations(site.root, 'studies/demo');
  expect(stamped.map(({file}) => file)).toEqual([RU]);
  expect(await checkBindings(site.root)).toEqual([]);
  const lines = (text) => text.split('\n').filter((line) => !/^ {2}(of|words):/.test(line));
  expect(lines(site.read(RU))).toEqual(lines(before));
});

describe('a page whose English text changed again', () => {
  const stampedFor = (stamped) => stamped.map(({file}) => file);
  beforeEach(() => {
    stampTranslations(site.root, 'all');
    site.edit('docs/studies/demo.mdx', 'It replied', 'It responded');
  });

  test('is not stamped while its own words are the same, unless they are said to be right', () => {
    const before = site.read(RU);
    const {stamped, untouched} = stampTranslations(site.root, 'all');
    expect([stampedFor(stamped), untouched]).toEqual([[], [RU]]);
    expect(site.read(RU)).toBe(before);
    const told = stampTranslations(site.root, 'studies/demo', {unchanged: true});
    expect([stampedFor(told.stamped), told.untouched]).toEqual([[RU], []]);
  });

  test('bound numbers and kinds of spaces are no words', () => {
    const text = site.read(RU);
    const spaced = text.replace(/>[^<]*<\/Value>/g, '>7</Value>').replace(/(\p{L}) /u, '$1\u00a0');
    expect(spaced).not.toBe(text);
    site.write(RU, spaced);
    expect(stampTranslations(site.root, 'studies/demo').untouched).toEqual([RU]);
  });

  test('is stamped once a word of it has changed', () => {
    site.edit(RU, /\n$/, '\nОтвет.\n');
    const {stamped, untouched} = stampTranslations(site.root, 'studies/demo');
    expect([stampedFor(stamped), untouched]).toEqual([[RU], []]);
  });
});

test('a page that is current is not rewritten', () => {
  stampTranslations(site.root, 'all');
  expect(stampTranslations(site.root, 'all').stamped).toEqual([]);
});

test('a stamp takes the mark of staleness away', async () => {
  site.edit(RU, 'translation:\n', 'translation:\n  stale: true\n');
  stampTranslations(site.root, 'docs/studies/demo.mdx');
  expect(site.read(RU)).not.toContain('stale');
  expect(await checkBindings(site.root)).toEqual([]);
});

test('a page without front matter for it gets one', async () => {
  site.edit(RU, /translation:\n.*\n/, '');
  stampTranslations(site.root, 'studies/demo.mdx');
  expect(await checkBindings(site.root)).toEqual([]);
});

test('a page that does not exist is said, with those that do', () => {
  const {unknown, known} = stampTranslations(site.root, 'studies/other');
  expect(unknown).toBe(true);
  expect(known).toEqual(['claims.mdx', 'studies/demo.mdx']);
});

test('order, comments and style of the front matter stay, and front matter that is broken is left alone', () => {
  const before = site.read(RU).replace('title:', '# about the page\ntitle:');
  site.write(RU, before);
  stampTranslations(site.root, 'studies/demo');
  const lines = (text) => text.split('\n').filter((line) => !/^ {2}(of|words):/.test(line));
  expect(lines(site.read(RU))).toEqual(lines(before));
  site.edit(RU, 'title:', 'title: [');
  const broken = site.read(RU);
  expect(stampTranslations(site.root, 'all').stamped.map(({file}) => file)).not.toContain(RU);
  expect(site.read(RU)).toBe(broken);
});
