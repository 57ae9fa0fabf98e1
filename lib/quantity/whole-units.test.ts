import {expect, test} from 'vitest';
import {wholeNames, wholeUnits} from './whole-units.ts';

test('a unit by the second gets a word joiner after its stroke, in both languages', () => {
  expect(wholeUnits('46,4\u00a0запр./с на воркер')).toBe('46,4\u00a0запр./\u2060с на воркер');
  expect(wholeUnits('989 req/s, 4 MB/s.')).toBe('989 req/\u2060s, 4 MB/\u2060s.');
});

test('other strokes stay as they are', () => {
  for (const text of ['и/или', '1/2', 'a/b/c', '98 / 100', 'TCP/IP'])
    expect(wholeUnits(text)).toBe(text);
});

test('nothing is put in twice', () => {
  expect(wholeUnits(wholeUnits('запр./с'))).toBe('запр./\u2060с');
});

test('a name of two abbreviations gets a word joiner after its hyphen, once', () => {
  expect(wholeNames('с PHP-FPM на Swoole')).toBe('с PHP-\u2060FPM на Swoole');
  expect(wholeNames(wholeNames('PHP-FPM'))).toBe('PHP-\u2060FPM');
});

test('a particle stays with its word, and a folder of a path is not broken', () => {
  expect(wholeNames('Намного меньше: кто-то ждал')).toBe('Намного меньше: кто-\u2060то ждал');
  expect(wholeNames('frameworks/frankenphp-trueasync/meta.json')).toBe(
    'frameworks/frankenphp-\u2060trueasync/meta.json',
  );
});

test('other hyphens stay as they are', () => {
  for (const text of [
    'какой-тональный',
    'counter-example',
    'ввод-вывод',
    'API-ответ',
    'ping-pong',
    'A-B',
    'k6 — 1-2',
  ])
    expect(wholeNames(text)).toBe(text);
});
