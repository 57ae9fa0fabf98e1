import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {expandPassport} from './passport.ts';

const ROOT = new URL('../../../', import.meta.url);
const json = (path) => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
const catalogues = (language) => ({
  study: json(`i18n/${language}/study.json`),
  interface: json(`i18n/${language}/interface.json`),
});

const passportOf = (id, locale) => {
  const run = json(`static/data/results/${id}.json`);
  const site = {
    root: '.',
    runs: {byId: new Map([[id, run]])},
    catalogues: {[locale]: catalogues(locale)},
  };
  const attributes = [{type: 'mdxJsxAttribute', name: 'run', value: id}];
  const node = {type: 'mdxJsxFlowElement', name: 'Passport', attributes, children: []};
  const {replacement} = expandPassport(node, {locale}, site);
  const given = Object.fromEntries(replacement.attributes.map(({name, value}) => [name, value]));
  return {
    labels: JSON.parse(given.rows).map(({label}) => label),
    texts: JSON.parse(given.rows).flatMap(({items}) => items.map(({text}) => text)),
    systems: given.systems && JSON.parse(given.systems),
  };
};

test('a long list of systems is folded behind their number, a short one is not', () => {
  const {labels, systems} = passportOf('techempower-php-2019-12/query', 'en');
  expect(systems.title).toMatch(/^\d\d systems$/u);
  expect(systems.rows.length).toBeGreaterThan(8);
  expect(labels).not.toContain(systems.rows[0].label);
  const short = passportOf('laravel-trueasync-octane/ta-benchmark-2026-04-03', 'en');
  expect(short.systems).toBeUndefined();
  expect(short.labels).toContain('Octane Swoole (NTS)');
});

test('what is known of no system takes no line', () => {
  const {texts} = passportOf('php-fast-profile/detailed', 'en');
  expect(texts.filter((text) => text.includes('state unknown'))).toEqual([]);
});
