import {expect, test} from 'vitest';
import {parsePage} from '../site/parse-page.ts';
import {checkAnchors} from './anchors.ts';

const page = (path, text, locale = 'en') => {
  const file = `docs/${path}.mdx`;
  return {file, path, locale, text, ...parsePage(file, text)};
};
const PAGES = [
  page(
    'studies/a',
    '## One {/* #one */}\n\n[here](#one), [there](/studies/#list), [nowhere](#two)\n',
  ),
  page('studies/index', '## List {/* #list */}\n\n[a](/studies/a/#one) [gone](/studies/a/#gone)\n'),
];

test('a link to a heading that isn’t there is named with its page, its place and what there is', () => {
  expect(checkAnchors({pages: PAGES})).toMatchObject([
    {
      code: 'anchor-unknown',
      file: 'docs/studies/a.mdx',
      line: 3,
      params: {id: 'two', known: ['one']},
    },
    {
      code: 'anchor-unknown',
      file: 'docs/studies/index.mdx',
      line: 3,
      params: {target: 'docs/studies/a.mdx', id: 'gone'},
    },
  ]);
});

test('states of explorables, and pages that are made from data, are left to the build', () => {
  const text = '[set](/studies/#n=3) [claim](/claims/x/#y) [out](https://example.org/#z)\n';
  expect(checkAnchors({pages: [PAGES[1], page('b', text)]})).toEqual([]);
});
