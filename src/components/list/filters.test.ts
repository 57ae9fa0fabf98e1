import {expect, test} from 'vitest';
import {anchorOf, passes, readFilters, writeFilters} from './filters.ts';

const NAMES = ['verdict', 'source', 'study', 'q'];
const CLAIM = {verdict: 'wrong', source: 'readme', study: 'laravel', runtimes: 'fpm swoole'};
const isShown = (filters) => passes(filters, (name) => CLAIM[name] ?? '');

test('filters survive the way into the address and back', () => {
  const filters = {verdict: 'not-derivable', source: '', study: 'laravel', q: '64% меньше'};
  expect(readFilters(writeFilters('', filters), NAMES)).toEqual(filters);
});

test('what is not a filter stays in the address', () => {
  expect(writeFilters('?f.x.scale=log&verdict=wrong', {verdict: ''})).toBe('?f.x.scale=log');
  expect(writeFilters('?verdict=wrong', {verdict: ''})).toBe('');
});

test('an entry passes if no set filter stops it', () => {
  expect(isShown({verdict: '', source: '', study: ''})).toBe(true);
  expect(isShown({verdict: 'wrong', source: 'readme', study: ''})).toBe(true);
  expect(isShown({verdict: 'wrong', source: 'article', study: ''})).toBe(false);
  expect(isShown({key: 'true'})).toBe(false);
});

test('of several values any one does, and a part of one does not', () => {
  expect(isShown({runtimes: 'swoole'})).toBe(true);
  expect(isShown({runtimes: 'swo'})).toBe(false);
});

test('an address names an id, whole or cut', () => {
  expect(anchorOf('')).toBe('');
  expect(anchorOf('#fewer-processes')).toBe('fewer-processes');
  expect(anchorOf('#%D0%B8%D1%82%D0%BE%D0%B3')).toBe('итог');
  // Both ended the list's script: 471 entries beside a form that did nothing.
  expect(anchorOf('#%')).toBe('%');
  expect(anchorOf('#%E0%A4%A')).toBe('%E0%A4%A');
});
