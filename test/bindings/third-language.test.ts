import {cpSync, mkdirSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {once} from 'node:events';
import {dirname, join} from 'node:path';
import {JSDOM} from 'jsdom';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {COMPONENTS} from '../../content/site/component.ts';
import {dayText} from '../../lib/quantity/day.ts';
import {drawFigure, WIDTHS} from '../figures/draw.ts';
import {gather} from '../gather.ts';
import {updateSite} from '../update-site.ts';
import {copyFixture, PROJECT} from './site-copy.ts';

const PAGES = 'i18n/de/docusaurus-plugin-content-docs/current';
const ENTRY = "  {code: 'de', name: 'Deutsch', locale: 'de-DE', script: 'latin'},\n];";

/** A figure that real charts can draw. */
const FIGURE = `export default {
  runs: ['demo/run-1'],
  select: () => ({
    kind: 'lines',
    x: {unit: 'workers', values: [1, 4]},
    y: {unit: 'ms'},
    series: [{id: 'fast', points: [{x: 1, y: 1.5}, {x: 4, y: 1.25}]}],
  }),
  chart: 'lines',
  scales: ['linear'],
};
`;
const TEXTS = {
  'figure.latency.title': 'Latency',
  'figure.latency.summary': 'Fast: {{run-1#fast-4.throughputPerS, unit}} in {{ratio-at-4}} ways.',
  'figure.latency.x': 'workers',
  'figure.latency.y': 'latency, ms',
  'figure.latency.series.fast': 'Fast',
  'figure.latency.short.fast': 'Fast',
};

/** Words and fonts of embeds and talks, and who is cited. */
const OUTSIDE_PAGES = [
  'CITATION.cff',
  'static/fonts',
  ...['en', 'ru'].flatMap((locale) =>
    ['embed', 'talks', 'share', 'data'].map((name) => `i18n/${locale}/${name}.json`),
  ),
];

let site;
let content;
beforeAll(async () => {
  site = copyFixture();
  for (const folder of ['content', 'plugins']) rmSync(join(site.root, folder));
  const folders = ['content', 'plugins', 'src/components', 'src/css', 'static/data/schema'];
  for (const file of [...folders, ...OUTSIDE_PAGES])
    cpSync(join(PROJECT, file), join(site.root, file), {recursive: true, force: false});
  mkdirSync(join(site.root, 'static/frozen'));
  mkdirSync(join(site.root, 'static/data/talks'));
  site.edit('content/languages.ts', '\n];', `\n${ENTRY}`);
  site.write('src/studies/demo/figures/latency.ts', FIGURE);
  for (const locale of ['en', 'ru']) extend(`i18n/${locale}/studies/demo.json`, TEXTS);
  content = {
    ...(await imported('check.ts')),
    ...(await imported('translation.js')),
    ...(await imported('update/index.ts')),
    ...(await imported('figures/read-figures.ts')),
    ...(await imported('frozen/keep.ts')),
    ...(await imported('languages.ts')),
  };
}, 120_000);
afterAll(() => site.discard());

const imported = (file) => importedFrom(join('content', file));
const importedFrom = (file) => import(/* @vite-ignore */ join(site.root, file));

function extend(file, texts) {
  site.write(file, JSON.stringify({...JSON.parse(site.read(file)), ...texts}, null, 2));
}

/** English stands in for German: what is tested is not the translator. */
function translate() {
  cpSync(join(site.root, 'i18n/en'), join(site.root, 'i18n/de'), {recursive: true});
  for (const page of ['claims.mdx', 'studies/demo.mdx']) {
    mkdirSync(dirname(join(site.root, PAGES, page)), {recursive: true});
    cpSync(join(site.root, 'docs', page), join(site.root, PAGES, page));
  }
}

async function problems() {
  const all = await content.checkBindings(site.root);
  return all
    .filter(({file}) => /^i18n\/de|studies\/demo\/figures/.test(file))
    .map(({code, file, params}) => [code, file, params.key ?? params.figure]);
}

test('what the language lacks is named: every page and every catalogue', async () => {
  const found = await problems();
  const catalogues = readdirSync(join(site.root, 'i18n/en'), {recursive: true}).filter((name) =>
    name.endsWith('.json'),
  );
  expect(found.filter(([code]) => code === 'translation-missing').map(([, file]) => file)).toEqual([
    `${PAGES}/claims.mdx`,
    `${PAGES}/studies/demo.mdx`,
  ]);
  expect(found.filter(([code]) => code === 'catalogue-missing')).toHaveLength(catalogues.length);
});

test('its pages are bound, and its numbers are written by its own rules', async () => {
  translate();
  const wrong = await problems();
  expect(wrong).toContainEqual(['value-differs', `${PAGES}/studies/demo.mdx`, undefined]);
  await updateSite(site.root, {}, content);
  content.stampTranslations(site.root, 'all');
  expect(site.read(`${PAGES}/studies/demo.mdx`)).toMatch(/>5,44\ss<[^]*>78\s%</);
  const left = await problems();
  // pictures are drawn by another command, and asked for by name
  expect(left.map(([code]) => code)).toEqual(['figure-stale', 'figure-stale']);
  const [, stale] = (await content.checkBindings(site.root)).filter(
    ({code}) => code === 'figure-stale',
  );
  expect(stale.params.stale.map(({picture}) => picture)).toContain(
    'static/figures/demo/rate.de.wide.svg',
  );
});

test('its figures are drawn, in its words and numbers', async () => {
  const figure = (await content.readFigures(site.root)).find(({id}) => id === 'demo/latency');
  const {t} = await content.textsOf(site.root, figure, 'de');
  expect(t('summary')).toBe('Fast: 989\u00a0req/s in 5,40 ways.');
  const svg = await drawFigure(figure, {t, locale: 'de', width: WIDTHS.wide});
  expect(svg.textContent).toMatch(/\d,\d/);
});

/** The page shows the figure that real charts can draw, and its pictures are there. */
async function drawAll() {
  site.remove('src/studies/demo/figures/rate.ts');
  site.edit('docs/studies/demo.mdx', 'demo/rate', 'demo/latency');
  for (const figure of await content.readFigures(site.root))
    for (const locale of content.LOCALES)
      for (const [size, width] of Object.entries(WIDTHS)) {
        const file = `static/figures/${figure.id}.${locale}.${size}.svg`;
        mkdirSync(dirname(join(site.root, file)), {recursive: true});
        site.write(file, `<svg viewBox="0 0 ${width} 300"><g><title/><desc/></g></svg>`);
      }
}

/** A page with its scripts run, which find what jsdom doesn't have. */
async function opened(html) {
  const beforeParse = (window) => {
    window.ResizeObserver = class {
      observe() {}
    };
    window.document.fonts = {ready: Promise.resolve()};
  };
  const {window} = new JSDOM(html, {runScripts: 'dangerously', beforeParse});
  await once(window, 'DOMContentLoaded');
  return window.document;
}

/** An embedded figure names a kept version of the web component. */
const giveComponent = () =>
  cpSync(join(PROJECT, COMPONENTS), join(site.root, COMPONENTS), {recursive: true});

const files = {};
test('an embedded figure and a talk are in all languages, and begin in one', async () => {
  await drawAll();
  giveComponent();
  const {states} = await content.planStates(site.root, {today: '2026-01-02'});
  content.writeTexts(site.root, states);
  const place = {siteDir: site.root, origin: 'https://site.example', base: '/', live: 'embed.js'};
  const {figuresOnce} = await importedFrom('plugins/figures/index.ts');
  const {embedFiles} = await importedFrom('plugins/embeds/index.ts');
  const {talkFiles} = await importedFrom('plugins/talks/index.ts');
  files.embeds = await gather(embedFiles(place, await figuresOnce(site.root, '/')));
  files.talks = await gather(talkFiles(site.root, {root: 'https://site.example/', base: '/'}));
  for (const [all, folder] of [
    [files.embeds, 'embed/demo/latency/'],
    [files.talks, 'talk/demo/'],
  ])
    for (const [path, shown, others] of [
      ['', 'en', ['ru', 'de']],
      ['de/', 'de', ['en', 'ru']],
    ]) {
      const page = await opened(all[`${folder}${path}index.html`]);
      expect(page.documentElement.lang).toBe(shown);
      const templates = [...page.querySelectorAll('template')];
      expect(templates.map(({lang}) => lang)).toEqual(others);
      for (const {content: part} of templates) expect(part.textContent).toContain('Latency');
    }
});

test('an embedded figure has a button for each other language, a talk one for the next', async () => {
  const embed = await opened(files.embeds['embed/demo/latency/index.html']);
  const names = [...embed.querySelectorAll('[data-embed=language]')].map((one) => one.textContent);
  expect(names).toEqual(['Русский', 'Deutsch']);
  embed.querySelector('[data-embed=language][lang=de]').click();
  expect(embed.documentElement.lang).toBe('de');
  expect(embed.querySelector('main .figure').lang).toBe('de');

  const talk = await opened(files.talks['talk/demo/index.html']);
  const seen = ['ru', 'de', 'en', 'ru'].map(() => {
    talk.querySelector('[data-do=language]').click();
    return talk.documentElement.lang;
  });
  expect(seen).toEqual(['ru', 'de', 'en', 'ru']);
});

test('a page, a key and a plural form that go missing are named', async () => {
  site.remove(`${PAGES}/claims.mdx`);
  site.edit('i18n/de/studies/demo.json', /\s*"claim.low-latency.claim".*/, '');
  site.edit('i18n/de/study.json', /\s*"summary.title_one".*/, '');
  const now = await problems();
  expect(now).toContainEqual(['translation-missing', `${PAGES}/claims.mdx`, undefined]);
  expect(now).toContainEqual([
    'catalogue-key',
    'i18n/de/studies/demo.json',
    'claim.low-latency.claim',
  ]);
  expect(now).toContainEqual(['catalogue-plural', 'i18n/de/study.json', 'summary.title']);
});

test('dates are written in its way, and its pages have addresses', () => {
  expect(dayText('2026-01-02', 'de')).toBe('2.\u00a0Januar\u00a02026');
  expect(content.pathIn('de', '/about/')).toBe('/de/about/');
  expect(() => content.languageOf('fr')).toThrow('has: en, ru, de');
});

/** A list of its own, or a choice between just two. */
const LISTED = /\[['"]en['"], ?['"]ru['"]|\{en, ru\}|'en' \| 'ru'|\? '(en|ru)'/;

test('nothing in the code lists the languages anew', () => {
  const folders = ['content', 'cli', 'plugins', 'scripts', 'src', 'lib'];
  const listed = folders
    .flatMap((folder) =>
      readdirSync(join(PROJECT, folder), {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((file) => !/fixtures|node_modules|content\/languages\.ts$/.test(file))
    // a source is quoted in its own language, which needn't be one of the site's
    .filter((file) => !file.endsWith('study/ClaimLines.tsx'))
    .filter((file) => LISTED.test(readFileSync(file, 'utf8')));
  expect(listed).toEqual([]);
});
