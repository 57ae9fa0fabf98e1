import {expect, test} from 'vitest';
import {choicesOf, passes, readFilters, writeFilters} from './address-filters.js';

const NAMES = ['verdict', 'source', 'study'];
const CLAIM = {verdict: 'wrong', source: 'readme', study: 'laravel'};

test('filters survive the way into the address and back', () => {
  const filters = {verdict: 'not-derivable', source: '', study: 'laravel'};
  expect(readFilters(writeFilters('', filters), NAMES)).toEqual(filters);
});

test('what is not a filter stays in the address', () => {
  expect(writeFilters('?f.x.scale=log&verdict=wrong', {verdict: ''})).toBe('?f.x.scale=log');
  expect(writeFilters('?verdict=wrong', {verdict: ''})).toBe('');
});

test('a claim passes if no set filter stops it', () => {
  expect(passes(CLAIM, {verdict: '', source: '', study: ''})).toBe(true);
  expect(passes(CLAIM, {verdict: 'wrong', source: 'readme', study: ''})).toBe(true);
  expect(passes(CLAIM, {verdict: 'wrong', source: 'article', study: ''})).toBe(false);
});

test('choices are the values that occur, each once', () => {
  expect(choicesOf([CLAIM, CLAIM, {...CLAIM, verdict: 'holds'}], 'verdict')).toEqual([
    'wrong',
    'holds',
  ]);
});

test('a field with several values passes by any of them, and each is a choice once', () => {
  const study = {effects: ['stateful', 'coroutine']};
  expect(passes(study, {effects: 'coroutine'})).toBe(true);
  expect(passes(study, {effects: 'server'})).toBe(false);
  expect(choicesOf([study, {effects: ['coroutine']}], 'effects')).toEqual([
    'stateful',
    'coroutine',
  ]);
});
