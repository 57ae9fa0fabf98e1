import {expect, test} from 'vitest';
import {loadSite} from '../../content/site/load-site.ts';
import {crateOf} from './ro-crate.ts';

const about = {
  ...{root: 'https://example.org/bench/', repository: 'https://example.org/git'},
  ...{bytes: 10, sha256: 'a'.repeat(64)},
};
const runs = [...(await loadSite('.')).runs.byId.values()];
const crates = runs.flatMap((run) => {
  const crate = crateOf(run, about);
  return crate ? [{run, crate}] : [];
});

test('each published journal has a crate, and nothing else has one', () => {
  const withJournal = runs.filter(({origin}) => origin.harness?.journal);
  expect(crates.map(({run}) => run.id)).toEqual(withJournal.map(({id}) => id));
});

/** What RO-Crate 1.1 and Process Run Crate 0.5 say that a crate must have, and mostly what it should. */
test('a crate has what its profile demands', () => {
  for (const {run, crate} of crates) {
    const graph = crate['@graph'];
    const byId = new Map(graph.map((entity) => [entity['@id'], entity]));
    expect(byId.size, run.id).toBe(graph.length);
    const refsOf = (value) => [value].flat().map((ref) => byId.get(ref['@id']));
    expect(byId.get('ro-crate-metadata.json')).toMatchObject({
      conformsTo: {'@id': 'https://w3id.org/ro/crate/1.1'},
      about: {'@id': './'},
    });
    const root = byId.get('./');
    for (const name of ['name', 'description', 'datePublished', 'license'])
      expect(root[name], `${run.id} ${name}`).toBeTruthy();
    expect(root.conformsTo['@id']).toBe('https://w3id.org/ro/wfrun/process/0.5');
    expect(refsOf(root.conformsTo)[0]['@type']).toBe('CreativeWork');
    const [action] = refsOf(root.mentions);
    expect(action).toMatchObject({'@type': 'CreateAction', endTime: expect.any(String)});
    for (const tool of refsOf(action.instrument))
      expect(tool).toMatchObject({
        '@type': 'SoftwareApplication',
        softwareVersion: expect.stringMatching(/^[0-9a-f]{12}$/u),
        url: expect.stringContaining('/harnesses/'),
      });
    expect(refsOf(action.object).map(({'@type': type}) => type)).toContain('PropertyValue');
    expect(refsOf(action.result)).toEqual(refsOf(root.hasPart));
    expect(refsOf(root.hasPart).map((file) => file['@type'])).toEqual(['File', 'File']);
  }
});

test('no folder of whoever ran it is told', () => {
  expect(JSON.stringify(crates.map(({crate}) => crate))).not.toMatch(/ --out |\/work\//u);
});
