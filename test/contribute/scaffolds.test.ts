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

let site;
/** One copy for all: each test adds what is its own, and the translation, which comes last, takes a page away. */
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

/** Problems that are none of the figure's own pictures and states, which `update` draws and keeps. */
async function problems() {
  const found = await checkBindings(site.root);
  return found
    .filter(({code}) => !['figure-stale', 'state-not-kept'].includes(code))
    .map(({code, file}) => `${code} ${file}`);
}

/** Each of these checks the whole site, beside other tests. */
const WHOLE_SITE_MS = 180_000;

test(
  'a study passes the check once it is filled in',
  async () => {
    const {code, out} = await bench('new', 'study', 'scaffolded-study', '--run', RUN);
    expect(code).toBe(0);
    expect(fillIn(out)).toHaveLength(2);
    stampTranslations(site.root, 'studies/scaffolded-study');
    expect(await problems()).toEqual([]);
  },
  WHOLE_SITE_MS,
);

test(
  'a figure passes the check and has all its words in both languages',
  async () => {
    const id = 'laravel-trueasync-octane/p95-by-workers';
    const {code, out} = await bench('new', 'figure', id, '--run', RUN, '--path', 'latencyMs.p95');
    expect(code).toBe(0);
    expect(fillIn(out)).toHaveLength(3);
    expect(await problems()).toEqual([]);
    const figure = (await readFigures(site.root)).find((one) => one.id === id);
    for (const locale of LOCALES) {
      const {t} = await textsOf(site.root, figure, locale);
      for (const key of [
        'title',
        'x',
        'y',
        'summary',
        ...figure.points.series.map((one) => `series.${one.id}`),
      ]) {
        expect(t(key).length).toBeGreaterThan(2);
      }
    }
  },
  WHOLE_SITE_MS,
);

test(
  'a claim passes the check once it is filled in and recorded',
  async () => {
    const id = 'laravel-trueasync-octane/my-claim';
    const {code, out} = await bench('new', 'claim', id, '--source', 'ta-results');
    expect(code).toBe(0);
    fillIn(out);
    writeTexts(site.root, recordsOfClaims(await readSite(site.root)));
    expect(await problems()).toEqual([]);
  },
  WHOLE_SITE_MS,
);

test(
  'a translation passes the check once it is stamped',
  async () => {
    site.remove('i18n/ru/docusaurus-plugin-content-docs/current/method/repeats.mdx');
    expect(await problems()).toEqual([expect.stringContaining('translation-missing')]);
    const {code, out} = await bench('new', 'translation', 'method/repeats');
    expect(code).toBe(0);
    expect(fillIn(out)).toHaveLength(1);
    stampTranslations(site.root, 'method/repeats');
    // what is left are the English numbers of a page that nobody has translated yet
    const left = (await problems()).filter((problem) => !/^value-differs|^value-/.test(problem));
    expect(left).toEqual([]);
  },
  WHOLE_SITE_MS,
);

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
