import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {main} from '../../cli/main.ts';
import {FILL_IN} from '../../content/rules/unfilled.ts';
import {checkBindings} from '../../content/check.ts';
import {stampTranslations} from '../../content/translation.ts';
import {recordsOfClaims} from '../../content/claims.ts';
import {readSite} from '../../content/site/load-site.ts';
import {writeTexts} from '../../content/update/index.ts';
import {readFigures, textsOf} from '../../content/figures/read-figures.ts';
import {copyProject} from '../bindings/site-copy.ts';
import {LOCALES} from '../../content/languages.ts';

const RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
const FIGURE = 'laravel-trueasync-octane/p95-by-workers';
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs/current';
const TRANSLATED = 'method/repeats';

let site;
/** One copy for all, so that one check of the whole site reads all that is scaffolded. */
beforeAll(() => {
  site = copyProject();
});
afterAll(() => site.discard());

async function bench(...argv) {
  const written = {out: '', err: ''};
  const stdout = {write: (text) => (written.out += text)};
  const stderr = {write: (text) => (written.err += text)};
  const code = await main(argv, {stdout, stderr, env: {LANG: 'en'}, cwd: site.root});
  return {code, ...written};
}

/** What is exported says its type. */
function expectTyped(text: string) {
  expect(text).toMatch(/^import \{byWorkers, figure\} from '..\/..\/figure.ts';$|claimsOf/m);
  expect(text).toMatch(/^export const claims = |^export default figure\(\{$/m);
}

/** Does what a person does: writes something wherever the scaffold asks for it. */
function fillIn(out) {
  const files = [...out.matchAll(/^(?:Written|Extended): (.+)$/gm)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    if (file.endsWith('.ts')) expectTyped(readFileSync(join(site.root, file), 'utf8'));
    const text = readFileSync(join(site.root, file), 'utf8').replaceAll(
      /FILL IN:?/g,
      'Written by a person',
    );
    writeFileSync(join(site.root, file), text);
  }
  return files;
}

/** What a person does next to make each of them sound; the claim's record comes last, as it reads the site. */
async function scaffold() {
  const figure = ['figure', FIGURE, '--run', RUN, '--path', 'latencyMs.p95'];
  const claim = ['claim', 'laravel-trueasync-octane/my-claim', '--source', 'ta-results'];
  site.remove(`${RUSSIAN}/${TRANSLATED}.mdx`);
  for (const [words, count] of [
    [['study', 'scaffolded-study', '--run', RUN], 2],
    [figure, 3],
    [claim, 3],
    [['translation', TRANSLATED], 1],
  ] as const) {
    const {code, out, err} = await bench('new', ...words);
    expect([code, err]).toEqual([0, '']);
    expect(fillIn(out)).toHaveLength(count);
  }
  for (const page of ['studies/scaffolded-study', TRANSLATED]) stampTranslations(site.root, page);
  writeTexts(site.root, recordsOfClaims(await readSite(site.root)));
}

test('a study, a figure, a claim and a translation pass the check once they are filled in', async () => {
  await scaffold();
  const problems = await checkBindings(site.root);
  const left = problems
    // `update` draws pictures and keeps states
    .filter(({code}) => !['figure-stale', 'state-not-kept'].includes(code))
    // English numbers of a page that nobody has translated yet
    .filter(({code, file}) => !(code.startsWith('value-') && file.includes(TRANSLATED)));
  expect(left.map(({code, file}) => `${code} ${file}`)).toEqual([]);
  // It checks the whole site, beside other tests.
}, 180_000);

test('a figure has all its words in both languages', async () => {
  const figure = (await readFigures(site.root)).find(({id}) => id === FIGURE);
  const series = figure.points.series.map(({id}) => `series.${id}`);
  for (const locale of LOCALES) {
    const {t} = await textsOf(site.root, figure, locale);
    for (const key of ['title', 'x', 'y', 'summary', ...series])
      expect(t(key).length).toBeGreaterThan(2);
  }
});

test('existing files are never overwritten', async () => {
  await bench('new', 'study', 'scaffolded-study', '--run', RUN);
  const {code, err} = await bench('new', 'study', 'scaffolded-study', '--run', RUN);
  expect([code, err]).toEqual([2, expect.stringContaining('already exists')]);
});

test.each([
  ['an id with a slash too many', ['figure', 'a/b/c', '--run', RUN, '--path', 'throughputPerS']],
  ['an id that leads elsewhere', ['study', '../outside', '--run', RUN]],
  ['a result that there is none of', ['study', 'scaffolded-study', '--run', 'a/b']],
  ['a quantity that it has none of', ['figure', 'a/b', '--run', RUN, '--path', 'cpuMs']],
  [
    'a result without numbers of workers',
    ['figure', 'a/b', '--run', 'php-fast-profile/tldr', '--path', 'samplesCollected'],
  ],
  ['a source that nobody names', ['claim', 'laravel-trueasync-octane/x', '--source', 'nobody']],
  ['a page that there is none of', ['translation', '../package']],
])('%s is wrong usage', async (_name, argv) => {
  const {code, err} = await bench('new', ...argv);
  expect([code, err]).toEqual([2, expect.not.stringContaining('undefined')]);
});

const committed = ['docs', 'i18n', 'src'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(mdx|json|js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

test('no scaffold is committed before it is filled in', () => {
  const unfilled = committed.filter((file) => readFileSync(file, 'utf8').includes(`${FILL_IN}:`));
  expect(unfilled).toEqual([]);
});
