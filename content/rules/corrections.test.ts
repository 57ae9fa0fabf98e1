import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {checkCorrections} from './corrections.ts';

const right = {
  id: 'a',
  date: '2026-11-22',
  page: 'studies/demo',
  claims: ['demo/one'],
  commit: 'ec0299d',
};
const told = {'a.was': 'It said so.', 'a.now': 'It is not so.'};

test('a correction that names what exists, in both languages, is right', () => {
  expect(flawsOf(right)).toEqual([]);
});

test.each([
  ['page', {page: 'studies/none'}, 'studies/none'],
  ['figures', {figures: ['demo/none']}, 'demo/none'],
  ['claims', {claims: ['demo/none']}, 'demo/none'],
  ['date', {date: 'yesterday'}, 'yesterday'],
  ['commit', {commit: 'none'}, 'none'],
  ['colour', {colour: 'red'}, 'red'],
])('an unknown or broken %s is refused', (field, change, value) => {
  expect(flawsOf({...right, ...change})).toMatchObject([{params: {id: 'a', field, value}}]);
});

test('a correction that is told in one language only is refused', () => {
  expect(flawsOf(right, {en: {corrections: told}, ru: {}})).toHaveLength(2);
});

test('a correction names figures that its page shows', () => {
  expect(flawsOf({...right, figures: ['demo/shown']})).toEqual([]);
  expect(flawsOf({...right, figures: ['demo/shown', 'demo/elsewhere']})).toMatchObject([
    {code: 'correction-figure', params: {id: 'a', figure: 'demo/elsewhere'}},
  ]);
});

const both = {en: {corrections: told}, ru: {corrections: told}};

function flawsOf(entry, catalogues = both, others = []) {
  const root = mkdtempSync(join(tmpdir(), 'corrections-'));
  mkdirSync(join(root, 'static/data'), {recursive: true});
  writeFileSync(
    join(root, 'static/data/corrections.json'),
    JSON.stringify({corrections: [entry, ...others]}),
  );
  const figures = new Map([
    ['demo/shown', {}],
    ['demo/elsewhere', {}],
  ]);
  const site = {root, figures, claims: new Map([['demo/one', {}]]), catalogues};
  const file = 'docs/studies/demo.mdx';
  return checkCorrections({
    site,
    pages: [{file, path: 'studies/demo', figures: ['demo/shown']}],
  });
}

test('an entry without a page, and one that comes twice, are refused', () => {
  const without = Object.fromEntries(Object.entries(right).filter(([field]) => field !== 'page'));
  expect(flawsOf(without)).toMatchObject([{params: {id: 'a', field: 'page', value: 'undefined'}}]);
  expect(flawsOf(right, undefined, [right])).toMatchObject([{params: {field: 'id', value: 'a'}}]);
});
