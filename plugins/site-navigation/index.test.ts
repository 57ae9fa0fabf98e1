import {expect, test} from 'vitest';
import {withoutIndexes} from './index.ts';

const doc = (id, partOf) => ({id, frontMatter: {partOf}});
const item = (id) => ({type: 'doc', id});

test('a section’s own index is left out, and a part of a study comes after it', async () => {
  const docs = [
    doc('studies/index'),
    doc('studies/laravel-memory', 'laravel'),
    doc('studies/laravel'),
    doc('studies/nexus'),
  ];
  const defaultSidebarItemsGenerator = async () => docs.map(({id}) => item(id));
  expect(await withoutIndexes({defaultSidebarItemsGenerator, docs})).toEqual(
    ['studies/laravel', 'studies/laravel-memory', 'studies/nexus'].map(item),
  );
});
