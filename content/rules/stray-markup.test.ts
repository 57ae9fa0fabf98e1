import {expect, test} from 'vitest';
import {parsePage} from '../site/parse-page.ts';
import {checkExpressions, checkStrayMarkup} from './stray-markup.ts';

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

test('code in braces is named with its line; comments and formulas are none', () => {
  const text =
    'A set {1, 2} of {n}.\n\n## Heading {/* #id */}\n\n{/* a remark */}\n\n$x_{1}$ `{n}`\n\nand {n}\n';
  const pages = [{file: 'docs/a.mdx', locale: 'en', text, ...parsePage('docs/a.mdx', text)}];
  expect(checkExpressions({pages}).map(({line, params}) => [line, params.expression])).toEqual([
    [1, '{1, 2}'],
    [1, '{n}'],
    [9, '{n}'],
  ]);
});
