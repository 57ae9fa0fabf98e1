import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readResults} from '../../content/results/read-results.ts';
import {migrate, STEPS} from './index.ts';

/** Two steps that no version of the schema ever made: one renames a member, one puts a new one in. */
const steps = {
  1: ({evidence, ...rest}) => ({...rest, proof: evidence}),
  2: (run) => ({...run, language: 'en'}),
};

test('a result goes through every step that lies ahead of it, in order', () => {
  const {run, from, to} = migrate({schemaVersion: 1, evidence: 'own'}, steps);
  expect([from, to]).toEqual([1, 3]);
  expect(run).toEqual({schemaVersion: 3, proof: 'own', language: 'en'});
});

test('a result of a later version goes through the later steps only', () => {
  expect(migrate({schemaVersion: 2, proof: 'own'}, steps).run).toEqual({
    schemaVersion: 3,
    proof: 'own',
    language: 'en',
  });
});

test('the result that was given is left as it is', () => {
  const run = Object.freeze({schemaVersion: 1, evidence: 'own'});
  migrate(run, steps);
  expect(run).toEqual({schemaVersion: 1, evidence: 'own'});
});

test.each([
  [{}, 'version-missing'],
  [{schemaVersion: 0}, 'version-unknown'],
  [{schemaVersion: 1.5}, 'version-unknown'],
  [{schemaVersion: '1'}, 'version-unknown'],
  [{schemaVersion: 4}, 'version-newer'],
  [null, 'version-missing'],
])('%j is refused as %s', (run, code) => {
  expect(migrate(run, steps)).toMatchObject({to: 3, problem: {code, path: '/schemaVersion'}});
});

test('the newest version is the one that the schema asks for', () => {
  const schema = JSON.parse(readFileSync('static/data/schema/result.v1.schema.json', 'utf8'));
  expect(migrate({schemaVersion: 1}, STEPS).to).toBe(schema.properties.schemaVersion.const);
});

test('every published result is of the newest version', async () => {
  for (const run of (await readResults('.')).values()) expect(migrate(run).run).toBe(run);
});
