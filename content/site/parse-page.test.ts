import {expect, test} from 'vitest';
import {parsePage} from './parse-page.ts';

test.each([
  ['a quotation mark without its twin', 'title: Page\nstudy: "open', 3],
  ['a tab before a field', 'title: Page\n\tstudy: open', 3],
  ['a colon that makes a field within a field', 'title: Question: answer', 2],
])('front matter that cannot be read is a problem at its line: %s', (_what, matter, line) => {
  const {frontMatter, problems} = parsePage('docs/page.mdx', `---\n${matter}\n---\n\nText.\n`);
  expect(frontMatter).toEqual({});
  expect(problems).toMatchObject([{code: 'front-matter-syntax', file: 'docs/page.mdx', line}]);
});

test('a date stays the text that it is', () => {
  const {frontMatter, problems} = parsePage('docs/page.mdx', '---\ndate: 2026-05-15\n---\n');
  expect(problems).toEqual([]);
  expect(frontMatter).toEqual({date: '2026-05-15'});
});
