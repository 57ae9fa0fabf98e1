import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {checkCorrections} from './corrections.js';

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
  ['figure', {figure: 'demo/none'}, 'demo/none'],
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

function flawsOf(entry, catalogues = {en: {corrections: told}, ru: {corrections: told}}) {
  const root = mkdtempSync(join(tmpdir(), 'corrections-'));
  mkdirSync(join(root, 'static/data'), {recursive: true});
  writeFileSync(join(root, 'static/data/corrections.json'), JSON.stringify({corrections: [entry]}));
  const site = {root, figures: new Map(), claims: new Map([['demo/one', {}]]), catalogues};
  return checkCorrections(site, [{name: 'studies/demo.mdx'}]);
}
