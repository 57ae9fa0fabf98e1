import {afterAll, beforeAll, expect, test} from 'vitest';
import {checkBindings, lineOf} from '../../content/check.ts';
import {fingerprintOf} from '../../content/figures/pictures.ts';
import {readPages} from '../../content/site/pages.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {runFinder} from '../../content/site/runs.ts';
import {attributeOf, tagsNamed} from '../../content/site/tags.ts';
import {evaluateValue} from '../../content/value/evaluate.ts';
import {copyProject, PROJECT} from './site-copy.ts';

const RUN = 'static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json';
const SOURCE = 'ta-benchmark-2026-04-03#trueasync-4.throughputPerS';

let site;
let before;
let after;
let problems;
beforeAll(async () => {
  site = copyProject();
  before = await loadSite(PROJECT);
  const run = JSON.parse(site.read(RUN));
  run.measurements.find(({id}) => id === 'trueasync-4').values.throughputPerS.value = 971;
  site.write(RUN, `${JSON.stringify(run, null, 2)}\n`);
  after = await loadSite(site.root);
  problems = await checkBindings(site.root);
}, 180_000);
afterAll(() => site.discard());

const ofCode = (...codes) => problems.filter(({code}) => codes.includes(code));

/** Ids whose outcome differs between the data before and after. */
function changed(entries, outcome) {
  return entries
    .filter(([, entry]) => outcome(entry, before) !== outcome(entry, after))
    .map(([id]) => id)
    .sort();
}

test('all that the site says agrees with its data', async () => {
  const errors = (await checkBindings(PROJECT)).filter(({severity}) => severity === 'error');
  expect(errors.map((each) => lineOf(each))).toEqual([]);
}, 180_000);

test('a changed throughput is named at every place of both languages that shows it', () => {
  const lines = readPages(site.root).flatMap(({file, text}) =>
    text.split('\n').flatMap((line, index) =>
      Array.from(line.matchAll(/<Value of="([^"]*)"/g))
        .filter(([, of]) => of === SOURCE || of === `laravel-trueasync-octane/${SOURCE}`)
        .map((match) => `${file}:${index + 1}:${match.index + 1}`),
    ),
  );
  const named = ofCode('value-differs')
    .filter(({params}) => params.of.endsWith(SOURCE))
    .map(({file, line, column}) => `${file}:${line}:${column}`);
  expect(lines.some((line) => line.startsWith('docs/'))).toBe(true);
  expect(lines.some((line) => line.startsWith('i18n/ru/'))).toBe(true);
  expect(named.sort()).toEqual(lines.sort());
});

test('and at every place where a named value that is computed from it reads otherwise', () => {
  const lines = readPages(site.root).flatMap((page) =>
    tagsNamed(page.tree, 'Value')
      .filter((tag) => !attributeOf(tag, 'of').includes('#'))
      .filter((tag) => textIn(tag, page, before) !== textIn(tag, page, after))
      .map((tag) => `${page.file}:${tag.position.start.line}:${tag.position.start.column}`),
  );
  const named = ofCode('value-differs')
    .filter(({params}) => !params.of.includes('#'))
    .map(({file, line, column}) => `${file}:${line}:${column}`);
  expect(lines.length).toBeGreaterThan(1);
  expect(named.sort()).toEqual(lines.sort());
});

const textIn = (tag, page, data) => evaluateValue(tag, page, data).text;

test('and at every figure that draws it', () => {
  const figures = changed([...before.figures], ({figure}, data) =>
    fingerprintOf(figure.select(figure.runs.map(runFinder(data.runs)))),
  );
  expect(figures).toContain('laravel-trueasync-octane/throughput-by-workers');
  const named = ofCode('figure-stale').map(({params}) => params.figure);
  expect(named.sort()).toEqual(figures);
}, 30_000);

test('and at every claim that is computed from it', () => {
  const claims = changed([...before.claims], ({claim, study}, data) =>
    JSON.stringify(data.claims.get(`${study}/${claim.id}`).result),
  );
  expect(claims.length).toBeGreaterThan(3);
  const named = new Set(ofCode('claim-changed', 'claim-verdict').map(({params}) => params.claim));
  expect([...named].sort()).toEqual(claims);
});
