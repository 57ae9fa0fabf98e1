import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {committedFiles} from '../../cli/commands/update.ts';
import {checkBindings, lineOf} from '../../content/check.ts';
import {updateSite} from '../update-site.ts';
import {copyFixture} from './site-copy.ts';
import {LOCALES} from '../../content/languages.ts';

const TEXTS = 'i18n/en/studies/demo.json';
const FOLDER = 'static/frozen/demo/rate';

let site;
beforeEach(() => {
  site = copyFixture();
  mkdirSync(join(site.root, FOLDER), {recursive: true});
  for (const locale of LOCALES)
    site.edit(`i18n/${locale}/studies/demo.json`, '{', '{"figure.rate.title": "Rate",');
});
afterEach(() => site.discard());

const kept = () => readdirSync(join(site.root, FOLDER)).sort();
const frozenProblems = async () =>
  (await checkBindings(site.root))
    .filter(({code, params}) => code.startsWith('state-') && params.figure === 'demo/rate')
    .map((one) => lineOf(one));
const onDay = (today, more = {}) => updateSite(site.root, {today, ...more});

test('a figure whose state is not kept is refused, until an update keeps it with its day', async () => {
  expect(await frozenProblems()).toEqual([
    expect.stringMatching(
      /^static\/frozen\/demo\/rate\/[0-9a-f]{10}\.json: the current state of figure demo\/rate/,
    ),
  ]);
  const {files} = await onDay('2026-11-22');
  const [file] = files.filter((each) => each.includes(FOLDER));
  expect(await frozenProblems()).toEqual([]);
  expect(JSON.parse(site.read(file))).toMatchObject({
    figure: 'demo/rate',
    frozenOn: '2026-11-22',
    corrections: [],
    languages: {en: {own: {title: expect.any(String)}}, ru: {own: {title: expect.any(String)}}},
  });
});

test('another text of the figure makes another state, and the published one stays', async () => {
  await onDay('2026-11-22');
  const [first] = kept();
  const before = site.read(`${FOLDER}/${first}`);
  site.edit(TEXTS, /("figure.rate.title": ")/, '$1Again: ');
  const {dropped} = await onDay('2026-11-23');
  expect(dropped).toEqual([]);
  expect(kept()).toHaveLength(2);
  expect(site.read(`${FOLDER}/${first}`)).toBe(before);
  expect(await frozenProblems()).toEqual([]);
});

test('a word that all figures share makes no other state', async () => {
  await onDay('2026-11-22');
  site.edit('i18n/en/interface.json', '"log scale"', '"logarithmic"');
  expect((await onDay('2026-11-23')).files).toEqual([]);
});

test('a state that was never committed is dropped once another follows', async () => {
  await onDay('2026-11-22');
  const [first] = kept();
  site.edit(TEXTS, /("figure.rate.title": ")/, '$1Again: ');
  const {dropped} = await onDay('2026-11-22', {isPublished: () => false});
  expect(dropped).toEqual([`${FOLDER}/${first}`]);
  expect(kept()).toHaveLength(1);
});

test('an edited state is refused', async () => {
  await onDay('2026-11-22');
  const [file] = kept();
  site.edit(`${FOLDER}/${file}`, '"title":"Rate', '"title":"Not rate');
  expect(await frozenProblems()).toEqual([
    expect.stringContaining(
      `the kept state “${file.replace('.json', '')}” of figure demo/rate was changed`,
    ),
  ]);
  site.write(`${FOLDER}/${file}`, '{');
  expect((await frozenProblems())[0]).toContain('its content is now unreadable');
});

test('git says which states may have been seen; without it all may', () => {
  const git = (...args) => execFileSync('git', args, {cwd: site.root, stdio: 'pipe'});
  expect(committedFiles(site.root, FOLDER)(`${FOLDER}/a.json`)).toBe(true);
  git('init', '-q');
  site.write(`${FOLDER}/a.json`, '{}');
  site.write(`${FOLDER}/b.json`, '{}');
  git('add', `${FOLDER}/a.json`);
  git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'Keep');
  const isPublished = committedFiles(site.root, 'static/frozen');
  expect([isPublished(`${FOLDER}/a.json`), isPublished(`${FOLDER}/b.json`)]).toEqual([true, false]);
});
