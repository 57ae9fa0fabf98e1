import {expect, test} from 'vitest';
import {dataPackage} from './data-package.ts';

const site = {root: 'https://example.org/'};
const run = {id: 'own/first', systems: {}, measuredOn: 'unknown', origin: {harness: {}}};
const files = [{path: 'data/results/own/first.json', bytes: 9, sha256: 'aa'}];
const resourcesOf = (one) =>
  dataPackage({runs: new Map([[one.id, one]]), files, tables: [], suspends: []}, site).resources;

test('the packed journal of a harness is listed beside its result, with size and checksum', () => {
  const journal = {file: 'first.journal.ndjson.gz', lines: 3, bytes: 120, sha256: 'bb'};
  const [, listed] = resourcesOf({...run, origin: {harness: {journal}}});
  expect(listed).toMatchObject({
    name: 'own.first.journal',
    path: 'data/results/own/first.journal.ndjson.gz',
    bytes: 120,
    hash: 'sha256:bb',
  });
});

test('a run without a journal lists its result alone', () => {
  expect(resourcesOf(run)).toHaveLength(1);
});
