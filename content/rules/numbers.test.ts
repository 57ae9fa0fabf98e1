import {expect, test} from 'vitest';
import {parsePage} from '../site/parse-page.ts';
import {checkNumbers} from './numbers.ts';

const v = (number) => `<Value of="a:b">${number}</Value>`;
const found = (text) =>
  checkNumbers({
    pages: [{file: 'docs/a.mdx', locale: 'en', text, ...parsePage('docs/a.mdx', text)}],
  }).map(({code, severity, line, params}) => [code, severity, line, params.lines]);

const TWO = `Laravel served ${v('2.37')} times as much, Symfony ${v('3.03')}. `;
const THREE = `It is ${v('1.5')} (${v('1.2')} to ${v('1.9')}). `;

test('two numbers in a sentence and six in a paragraph are as many as there may be', () => {
  expect(found(`${TWO.repeat(3)}\n\n${TWO}\n`)).toEqual([]);
});

test('sentences with a third number are named with their lines, intervals included', () => {
  expect(found(`${TWO}\n\nFirst line\nof it. ${THREE}\n\n${THREE}\n`)).toEqual([
    ['numbers-in-sentence', 'notice', 4, '4, 6'],
  ]);
});

test('a paragraph with a seventh number is named where it begins', () => {
  expect(found(`Text.\n\n* ${TWO.repeat(4)}\n`)).toEqual([
    ['numbers-in-paragraph', 'notice', 3, '3'],
  ]);
});

test('a table holds as many as it likes, and so does a paragraph with a reason', () => {
  expect(found(`| a | b |\n|---|---|\n| ${THREE} | ${THREE} |\n`)).toEqual([]);
  expect(found(`${THREE.repeat(3)} {/* many numbers: a sum with all its parts */}\n`)).toEqual([]);
  expect(found(`${THREE} {/* many numbers: */}\n`)).toHaveLength(1);
});
