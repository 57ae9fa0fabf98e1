import {expect, test} from 'vitest';
import {parsePage} from '../site/parse-page.ts';
import {checkStrayMarkup} from './stray-markup.ts';

const flaws = (text) =>
  checkStrayMarkup({
    pages: [{file: 'docs/a.mdx', locale: 'en', text, ...parsePage('docs/a.mdx', text)}],
  }).map(({code, line, params}) => [code, line, params.mark]);

test('marks that a reader would see are named with their line', () => {
  expect(flaws('Whole **bold**.\n\nBold **without end and ((a tag|that is none)).\n')).toEqual([
    ['stray-markup', 3, '**'],
    ['stray-markup', 3, '(('],
    ['stray-markup', 3, '))'],
  ]);
  expect(flaws('A [link] (/cut/) is fine, a link](/cut/) is not.\n')).toEqual([
    ['stray-markup', 1, ']('],
  ]);
});

test('in code and in formulas they are what they are', () => {
  expect(flaws('`a ** b`, `{{x}}`, $x_{(1)}$\n\n```js\nf((a))\n```\n')).toEqual([]);
});
