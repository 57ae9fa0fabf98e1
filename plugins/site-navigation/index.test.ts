import {expect, test} from 'vitest';
import {inShelves} from './index.ts';

const doc = (id, frontMatter = {}) => ({id, frontMatter});
const item = (id) => ({type: 'doc', id});
const generated = (docs) =>
  inShelves({defaultSidebarItemsGenerator: async () => docs.map(({id}) => item(id)), docs});

test('a section’s own index is left out, and a part of a study comes after it', async () => {
  const docs = [
    doc('studies/index'),
    doc('studies/laravel-memory', {partOf: 'laravel'}),
    doc('studies/laravel'),
    doc('studies/nexus'),
  ];
  expect(await generated(docs)).toEqual(
    ['studies/laravel', 'studies/laravel-memory', 'studies/nexus'].map(item),
  );
});

test('studies come shelf by shelf, each with its parts, and say on which they stand', async () => {
  const docs = [
    doc('studies/actors', {study: 'actors', workloads: ['messages'], evidence: 'own'}),
    doc('studies/actors-more', {partOf: 'actors', study: 'actors'}),
    doc('studies/pfp', {study: 'pfp', workloads: ['sampling'], evidence: 'vendor'}),
    doc('studies/laravel', {study: 'laravel', workloads: ['one-query'], evidence: 'vendor'}),
    doc('studies/state', {study: 'state', workloads: ['one-query'], evidence: 'own'}),
  ];
  const on = (shelf, ...ids) => ids.map((id) => ({...item(id), customProps: {shelf}}));
  expect(await generated(docs)).toEqual([
    ...on('own', 'studies/state'),
    ...on('published', 'studies/laravel'),
    ...on('actors', 'studies/actors', 'studies/actors-more'),
    ...on('profilers', 'studies/pfp'),
  ]);
});
