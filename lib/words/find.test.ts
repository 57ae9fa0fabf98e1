import {expect, test} from 'vitest';
import {finderIn} from './find.ts';

const TEXTS = [
  'Ещё быстрее: 64% less memory, запр./\u2060с',
  'Память процессов PHP-FPM растёт',
  'Two frameworks, one server of FrankenPHP',
  'FPM for few, Swoole for many; coordinated omission',
];
const find = finderIn(TEXTS, 'en');
const found = (query: string) => TEXTS.flatMap((_, at) => (find(query)(at) ? [at] : []));

test.each([
  ['LESS еще', [0]],
  ['запр./с', [0]],
  ['less more', []],
  ['  ', [0, 1, 2, 3]],
  // Any form of a word, and whole words: “ram” is in “frameworks”.
  ['памятью', [1]],
  ['память', [1]],
  ['framework', [2]],
  ['ram', []],
  // A word that is being typed.
  ['frame', [2]],
  ['fr', []],
  // Names as readers write them, beside those that stand there.
  ['fpm', [1, 3]],
  ['франкен', [2]],
  ['на свуле', []],
  ['свуле', [3]],
  ['co', [3]],
])('%s is found in %j', (query, places) => {
  expect(found(query)).toEqual(places);
});
