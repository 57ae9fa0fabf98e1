import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {beforeAll, expect, test} from 'vitest';
import {policyOf} from '../common/policy.ts';
import {withData} from './describe-pages.ts';
import resultData from './index.ts';
import {dataset} from './dataset.ts';

// To draw all figures takes seconds, and is the business of another plugin.
const points = {y: {unit: 'perS'}, series: [{id: 'swoole', points: [{x: 4, y: 1.5}]}]};
const readFigures = async () => [{id: `${STUDY}/memory`, points}];

const siteConfig = {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/bench/',
  customFields: {rootUrl: '/bench/'},
};
const STUDY = 'laravel-trueasync-octane';
const i18n = {defaultLocale: 'en', currentLocale: 'en'};
const PAGE =
  '<html><head><title>A &amp; B</title><meta data-x name="description" content="Ten &quot;queries&quot;"></head><body></body></html>';

let outDir;
let content;
beforeAll(async () => {
  const plugin = resultData({siteDir: '.', siteConfig, i18n}, {readFigures});
  content = await plugin.loadContent();
  outDir = builtSite();
  await plugin.postBuild({outDir, content});
});
const built = (file) => readFileSync(join(outDir, file), 'utf8');

test('the schema is published at its own address', () => {
  const schema = JSON.parse(built('data/schema/result.v1.schema.json'));
  expect(schema.$id).toBe('https://example.org/bench/data/schema/result.v1.schema.json');
  expect(schema.$defs).toBeDefined();
});

/** Result files and packed journals that lie in the repository. */
function publishedResults() {
  return readdirSync('static/data/results', {recursive: true, withFileTypes: true})
    .filter((entry) => /\.json$|\.journal\.ndjson\.gz$/.test(entry.name))
    .map(({parentPath, name}) => relative('static', join(parentPath, name)));
}

test('the data package lists every result file and journal with its size and checksum', () => {
  const {resources, licenses} = JSON.parse(built('datapackage.json'));
  expect(resources.map(({path}) => path).sort()).toEqual(
    [
      ...publishedResults(),
      ...readdirSync('static/data/suspends').map((name) => `data/suspends/${name}`),
      `data/csv/${STUDY}/memory.csv`,
    ].sort(),
  );
  for (const {name} of resources) expect(name).toMatch(/^[a-z0-9._-]+$/);
  for (const {path, bytes, hash} of resources.filter((each) =>
    /^data\/(?:results|suspends)\//u.test(each.path),
  )) {
    const file = readFileSync(join('static', path));
    expect([bytes, hash]).toEqual([
      file.length,
      `sha256:${createHash('sha256').update(file).digest('hex')}`,
    ]);
  }
  expect(new Set(resources.map(({name}) => name)).size).toBe(resources.length);
  expect(licenses[0].name).toBe('CC-BY-4.0');
});

test('the site and each study have citations in both languages, and each study a package', () => {
  expect(built('data/citation/site.ru.txt')).toContain('https://example.org/bench/ru/');
  expect(built(`data/citation/${STUDY}.en.bib`)).toContain(`/bench/studies/${STUDY}/`);
  expect(JSON.parse(built(`data/citation/${STUDY}.ru.csl.json`))[0].language).toBe('ru');
  const {resources} = JSON.parse(built(`data/packages/${STUDY}/datapackage.json`));
  expect(resources.length).toBeGreaterThan(1);
  expect(resources.every(({path}) => path.includes(`/${STUDY}/`))).toBe(true);
});

test('the page of a study describes its results, and other pages stay as they are', () => {
  const data = datasetIn(built(`studies/${STUDY}/index.html`));
  expect(data).toMatchObject({
    '@type': 'Dataset',
    name: expect.stringMatching(/^Laravel.* \| Site$/),
    description: expect.stringContaining('TrueAsync'),
    url: `https://example.org/bench/studies/${STUDY}/`,
    inLanguage: 'en',
    temporalCoverage: expect.stringMatching(/^2026-/),
  });
  expect(data.distribution.map(({contentUrl}) => contentUrl)).toContain(
    `https://example.org/bench/data/results/${STUDY}/ta-benchmark-2026-04-03.json`,
  );
  expect(data.variableMeasured).toContainEqual({
    '@type': 'PropertyValue',
    name: 'latencyMs',
    unitCode: 'C26',
  });
  expect(built('studies/another/index.html')).toBe(PAGE);
});

test('a Russian build describes its pages and publishes nothing twice', async () => {
  const ru = builtSite();
  const plugin = resultData({
    siteDir: '.',
    siteConfig: {...siteConfig, baseUrl: '/bench/ru/'},
    i18n: {...i18n, currentLocale: 'ru'},
  });
  await plugin.postBuild({outDir: ru, content});
  const data = datasetIn(readFileSync(join(ru, `studies/${STUDY}/index.html`), 'utf8'));
  expect([data.inLanguage, data.url]).toEqual([
    'ru',
    `https://example.org/bench/ru/studies/${STUDY}/`,
  ]);
  expect(data.distribution[0].contentUrl).not.toContain('/ru/');
  expect(() => readFileSync(join(ru, 'datapackage.json'))).toThrow('ENOENT');
});

test('pages are complete before another plugin can read them', () => {
  const site = builtSite();
  resultData({siteDir: '.', siteConfig, i18n}).postBuild({outDir: site, content});
  expect(readFileSync(join(site, `studies/${STUDY}/index.html`), 'utf8')).toContain('ld+json');
});

test('the DOI of the whole site is that of the catalogue which a study’s data are in', () => {
  const [run] = content.runs.values();
  const page = {title: 'A', description: 'B', address: 'https://example.org/'};
  const catalogueWith = (doi) =>
    dataset([run], page, {root: '/', locale: 'en', doi}).includedInDataCatalog;
  expect(catalogueWith('10.5281/zenodo.1').identifier).toBe('https://doi.org/10.5281/zenodo.1');
  expect(catalogueWith(undefined)).not.toHaveProperty('identifier');
});

test('no text of a file can end the script, and the policy of the page stays', () => {
  const [run] = content.runs.values();
  const hostile = {
    ...run,
    origin: {sources: [{url: 'https://x/</script><script>alert(1)</script>'}]},
  };
  const page = {title: 'A', description: 'B', address: 'https://example.org/'};
  const html = withData(PAGE, dataset([hostile], page, {root: '/', locale: 'en'}));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(policyOf(html)).toBe(policyOf(PAGE));
});

function builtSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const study of [STUDY, 'another']) {
    mkdirSync(join(folder, 'studies', study), {recursive: true});
    writeFileSync(join(folder, 'studies', study, 'index.html'), PAGE);
  }
  return folder;
}

function datasetIn(html) {
  return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)[1]);
}
