import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {readAbout} from './assemble/metadata.ts';
import {emptyFolder, IMPORTERS} from '../../test/import-run.ts';

const ABOUT = 'static/data/imports';
const RESULTS = 'static/data/results';

let imported, folder;
beforeEach(() => {
  ({imported, folder} = emptyFolder());
});

/** Published files that are small enough to stand among the fixtures. */
const WHOLE = {
  'blocking-coefficient/wordpress': [
    'probe',
    ...[1, 2, 3, 4, 5, 6].map((n) => `${ABOUT}/blocking-coefficient/wordpress-${n}.ndjson.gz`),
    ...['--as', 'repeats'],
  ],
  'nexus-actors-history/history': ['nexus', `${IMPORTERS}/nexus/fixtures/history.json`],
  'php-fast-profile/detailed': ['pfp', `${IMPORTERS}/pfp/fixtures/detailed.csv`],
  'php-fast-profile/tldr': ['pfp', `${IMPORTERS}/pfp/fixtures/tldr.csv`],
};

test.each(Object.keys(WHOLE))('%s is what import makes of the published file', async (id) => {
  const {code} = await imported([...WHOLE[id], '--about', `${ABOUT}/${id}.about.json`, '--yes']);
  expect(code).toBe(0);
  const committed = readFileSync(`${RESULTS}/${id}.json`, 'utf8');
  expect(readFileSync(join(folder, `${id}.json`), 'utf8')).toBe(committed);
});

const abouts = readdirSync(ABOUT, {recursive: true}).filter((name) => name.endsWith('.about.json'));
test.each(abouts)('%s tells of the result that bears its name', (name) => {
  const id = name
    .replace(/\.about\.json$/, '')
    .split('\\')
    .join('/');
  expect(readAbout(readFileSync(join(ABOUT, name), 'utf8')).id).toBe(id);
  const run = JSON.parse(readFileSync(`${RESULTS}/${id}.json`, 'utf8'));
  expect([run.id, run.origin.kind]).toEqual([id, 'tool-output']);
});
