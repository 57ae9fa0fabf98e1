import {expect, test} from 'vitest';
import {checkFrontMatter} from './front-matter.ts';

const words = {'catalogue.loadModel.open': 'open', 'catalogue.effects.coroutine': 'coroutines'};
const site = {catalogues: {en: {study: words}}};

function problemsOf(stated) {
  const frontMatter = {title: 'A', description: 'B', ...stated};
  const text = `---\ntitle: A\ndescription: B\nloadModel: ${stated.loadModel}\n---\n`;
  const page = {
    locale: 'en',
    path: 'about',
    file: 'docs/about.mdx',
    text,
    frontMatter,
    problems: [],
  };
  return checkFrontMatter({site, pages: [page]});
}

test('a word that no list of studies knows is refused with its place and the ones that there are', () => {
  expect(problemsOf({loadModel: 'open', effects: ['coroutine']})).toEqual([]);
  expect(problemsOf({loadModel: 'both', effects: ['coroutine']})).toMatchObject([
    {file: 'docs/about.mdx', line: 4, params: {value: 'both', known: ['open']}},
  ]);
  expect(problemsOf({loadModel: 'open', effects: ['coroutine', 'magic']})).toMatchObject([
    {params: {field: 'effects', value: 'magic'}},
  ]);
});
