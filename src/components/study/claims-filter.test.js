import {expect, test} from 'vitest';
import {choicesOf, passes, readFilters, writeFilters} from './claims-filter.js';

const CLAIM = {verdict: 'wrong', source: 'readme', study: 'laravel'};

test('filters survive the way into the address and back', () => {
  const filters = {verdict: 'not-derivable', source: '', study: 'laravel'};
  expect(readFilters(writeFilters('', filters))).toEqual(filters);
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
