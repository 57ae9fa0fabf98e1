import {readdirSync, readFileSync, statSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {pagesToMeasure} from '../../scripts/bench-site/pages.ts';
import {awake, expect, test} from './fixtures.ts';

/**
 * What the page of an explorable for embedding may weigh with gzip, bytes. A figure's is 8 kB at most (embeds.test.ts); these
 * hold form, picture and table in both languages, so that turning to the other needs no request, and are above that. Compare
 * lists every study, and each measured cell of its first one twice, and what readers begin with, the answer eight ways to connect and the
 * eight servers that it configures, and a
 * diagnosis the numbers of three runs.
 */
const EXPLORABLES = {
  pool: 13_100,
  compare: 25_100,
  effects: 13_600,
  answer: 14_100,
  diagnose: 10_600,
};
const BUDGET = 8000;
const weightOf = (address: string) =>
  gzipSync(readFileSync(`build/embed/${address}index.html`), {level: 9}).length;

test('embed pages of explorables and claims keep to their bytes @once', async () => {
  const claims = readdirSync('build/embed/claims', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `claims/${file.replace(/index\.html$/u, '')}`);
  expect(claims.length).toBeGreaterThan(100);
  const figures = ['advice', 'pause', 'vu-cap'].flatMap((name) => [`${name}/`, `${name}/ru/`]);
  const over = [...claims, ...figures].filter((address) => weightOf(address) > BUDGET);
  expect(over).toEqual([]);
  for (const [name, most] of Object.entries(EXPLORABLES))
    for (const address of [`${name}/`, `${name}/ru/`]) {
      expect(weightOf(address), address).toBeLessThanOrEqual(most);
      expect(weightOf(address), `${address} needs its allowance`).toBeGreaterThan(most - 1500);
    }
});

/** What one answer's headers weigh on our server, bytes. */
const HEADERS = 325;
const ASKED = /<(?:link|script)[^>]*\s(?:href|src)="?(\/[^\s">]+\.(?:css|js|svg|woff2))/gu;

/** A first visit, bytes: the page, what its head asks for, and the fonts for formulas where it has any. */
function firstVisit(address) {
  const html = readFileSync(`build${address}index.html`, 'utf8');
  const asked = Array.from(html.split('</head>')[0].matchAll(ASKED), ([, file]) => file);
  const maths = /<math/u.test(html) && !/data-maths="?text/u.test(html);
  const fonts = maths ? readdirSync('build/fonts').filter((file) => file.startsWith('stix')) : [];
  const files = [...asked, ...fonts.map((file) => `/fonts/${file}`)];
  return files.reduce(
    (sum, file) => sum + HEADERS + packed(`build${file}`),
    HEADERS + packed(`build${address}index.html`),
  );
}

const packed = (file: string) =>
  file.endsWith('.woff2') ? statSync(file).size : gzipSync(readFileSync(file), {level: 9}).length;

test('pages of each kind keep to their bytes in both languages @once', async () => {
  const over = pagesToMeasure('build')
    .map(({path, budget}) => ({
      path,
      bytes: firstVisit(path),
      most: 1000 * budget.kb,
    }))
    .filter(({bytes, most}) => bytes > most);
  expect(over).toEqual([]);
});

/** What no page weighs more than, bytes; embeds and talks, which stand alone, have budgets of their own. */
const MOST = 60_000;

test('every page of the build keeps to its bytes @once', async () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.html') && !/^(embed|talk)\//u.test(file))
    .map((file) => `/${file.replace(/index\.html$/u, '')}`);
  expect(pages.length).toBeGreaterThan(150);
  const over = pages
    .map((path) => ({path, bytes: firstVisit(path)}))
    .filter(({bytes}) => bytes > MOST);
  expect(over).toEqual([]);
});

test('a page loads the fonts that its head asks for: no Cyrillic in English, both alphabets in Russian', async ({
  page,
  open,
  requests,
  lang,
}) => {
  await open('/about/');
  await page.waitForLoadState('networkidle');
  const used = requests.filter((url) => url.endsWith('.woff2')).map((url) => new URL(url).pathname);
  const asked = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(used)).toEqual(new Set(asked));
  expect(asked).toHaveLength(2);
  expect(asked.some((file) => file.includes('golos-latin'))).toBe(true);
  // The language switch is one word of Cyrillic on every English page, and the system's font will do for it.
  expect(asked.some((file) => file.includes('golos-cyrillic'))).toBe(lang === 'ru');
});

test('a link opens before the application is there', async ({
  page,
  open,
  requests,
  isApp,
  lang,
}) => {
  await open('/about/');
  await page.locator('footer a[href$="/glossary/"]').click();
  await expect(page).toHaveURL(/\/glossary\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  expect(requests.filter(isApp)).toEqual([]);
});

test('an address that asks for it wakes the application at once', async ({page, open}) => {
  await open('/about/?wake');
  await awake(page);
});
