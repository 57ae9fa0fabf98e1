import {expect, test} from 'vitest';
import {parsePage} from '../site/parse-page.ts';
import {checkUnread} from './unread.ts';

const site = (quantities, {claims = {}, texts = {}} = {}) => ({
  quantities: new Map(
    Object.entries(quantities).map(([name, of]) => [`demo:${name}`, {unit: 'ratio', of}]),
  ),
  claims: new Map([['demo/a', {study: 'demo', result: {quantities: claims}}]]),
  catalogues: {en: {'studies/demo': texts}, ru: {}},
});
const page = (text) => [parsePage('docs/page.mdx', text)];
const unread = (site, pages) => checkUnread({site, pages}).map(({params}) => params.quantity);

test('a quantity that nobody reads is named with its file', () => {
  expect(checkUnread({site: site({gain: '2'}), pages: page('No number.')})).toMatchObject([
    {code: 'quantity-unread', file: 'src/studies/demo/quantities.ts', params: {quantity: 'gain'}},
  ]);
});

test('pages, texts, claims and formulas read', () => {
  const quantities = {one: '1', two: '2 * three', three: '3', four: '4', five: '5'};
  const reading = {claims: {four: 4}, texts: {'figure.a.title': '{{one}}'}};
  const text = '<Value of="demo:two">2</Value>';
  expect(unread(site(quantities, reading), page(text))).toEqual(['five']);
});

test('a name with a hole is read by whatever fills it, and by an end of its interval', () => {
  const quantities = {'gain-{app}': 'rate-{app}', 'rate-{app}': '2', 'loss-{app}': '3'};
  const text = '<Value of="demo:gain-small-low">2</Value>';
  expect(unread(site(quantities), page(text))).toEqual(['loss-{app}']);
});
