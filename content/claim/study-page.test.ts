import {join} from 'node:path';
import {expect, test} from 'vitest';
import {studyPages} from './study-page.ts';

const STUDY = 'laravel-trueasync-octane';
const pages = studyPages(join(import.meta.dirname, '../..'), 'en');

test('a claim’s place is the study’s own page, or the part of the study that has it', () => {
  const {address, placeOf} = pages(STUDY);
  expect(address).toBe(`/studies/${STUDY}/`);
  expect(placeOf('latency-56x')).toBe(address);
  expect(placeOf('half-the-memory')).toBe(`/studies/${STUDY}-memory/`);
  expect(placeOf('no-such-claim')).toBeUndefined();
});

test('a study without a page has no place for its claims', () => {
  const {title, address, placeOf} = pages('no-such-study');
  expect({title, address}).toEqual({title: 'no-such-study', address: undefined});
  expect(placeOf('any')).toBeUndefined();
});
