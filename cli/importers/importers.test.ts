import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {Refusal} from './refusal.ts';
import {openSource} from './source.ts';
import {importerOf, readWith, TOOLS} from './tools.ts';

const IMPORTERS = dirname(fileURLToPath(import.meta.url));
const fixturesOf = (tool) => join(tool, 'fixtures');
const ASIDE = /\.(expected|refused|context)\.json$/;

/** Recorded outputs of each tool, and broken ones; what is expected of a file stands beside it. */
function casesIn(folder) {
  if (!existsSync(join(IMPORTERS, folder))) return [];
  return readdirSync(join(IMPORTERS, folder), {withFileTypes: true})
    .filter((entry) => entry.isFile() && !ASIDE.test(entry.name))
    .map((entry) => join(IMPORTERS, folder, entry.name));
}

async function outcomeOf(tool, path, context = {}) {
  try {
    const importer = await importerOf(tool);
    const readings = await readWith(importer, await openSource(path), context);
    return {kind: 'expected', shown: {context, readings: readings.map(withCountedHistogram)}};
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {kind: 'refused', shown: {code: error.code, place: error.place}};
  }
}

function withCountedHistogram({histogram, ...reading}) {
  if (!histogram) return reading;
  const count = histogram.bins.reduce((sum, [, , inBin]) => sum + inBin, 0);
  return {...reading, histogram: {unit: histogram.unit, bins: histogram.bins.length, count}};
}

function contextOf(path) {
  const file = `${path}.context.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

describe.each(TOOLS)('%s', (tool) => {
  const cases = [...casesIn(fixturesOf(tool)), ...casesIn(join(fixturesOf(tool), 'malformed'))];
  test.each(cases.map((path) => [relative(IMPORTERS, path), path]))('%s', async (_name, path) => {
    const {kind, shown} = await outcomeOf(tool, path, contextOf(path));
    const other = kind === 'expected' ? 'refused' : 'expected';
    expect(existsSync(`${path}.${other}.json`), `${other} before, ${kind} now`).toBe(false);
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(`${path}.${kind}.json`);
  });
});

const FOREIGN = TOOLS.flatMap((tool) =>
  [...TOOLS.filter((other) => other !== tool).map(fixturesOf), join('fixtures', 'any')].map(
    (other) => [tool, other],
  ),
);

test.each(FOREIGN)('%s reads no number out of the files of %s', async (tool, other) => {
  const context = tool === 'techempower' ? {test: 'db'} : {};
  for (const path of casesIn(other)) {
    const {kind} = await outcomeOf(tool, path, context);
    expect(kind, relative(IMPORTERS, path)).toBe('refused');
  }
});
