import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {awake, expect, test} from './fixtures.js';

/**
 * What the page of an explorable for embedding may weigh with gzip, bytes. A figure's is 8 kB at most (embeds.test.js); these
 * hold form, picture and table in both languages, so that turning to the other needs no request, and are above that.
 */
const EXPLORABLES = {
  pool: 20_500,
  compare: 12_900,
  effects: 12_900,
  answer: 12_300,
};
const BUDGET = 8000;
const weightOf = (/** @type {string} */ address) =>
  gzipSync(readFileSync(`build/embed/${address}index.html`), {level: 9}).length;

test('embed pages of explorables and claims keep to their bytes @once', async () => {
  const claims = readdirSync('build/embed/claims', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `claims/${file.replace(/index\.html$/u, '')}`);
  expect(claims.length).toBeGreaterThan(100);
  const figures = ['pause', 'vu-cap'].flatMap((name) => [`${name}/`, `${name}/ru/`]);
  const over = [...claims, ...figures].filter((address) => weightOf(address) > BUDGET);
  expect(over).toEqual([]);
  for (const [name, most] of Object.entries(EXPLORABLES))
    for (const address of [`${name}/`, `${name}/ru/`]) {
      expect(weightOf(address), address).toBeLessThanOrEqual(most);
      expect(weightOf(address), `${address} needs its allowance`).toBeGreaterThan(most - 1500);
    }
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
  // Neither page holds anything live: beside that, a pointer that moves fetches the application ahead.
  await open('/about/');
  await page.locator('footer a[href$="/glossary/"]').click();
  await expect(page).toHaveURL(/\/glossary\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  expect(requests.filter(isApp)).toEqual([]);
});

test('a view in the address wakes the application at once', async ({page, open}) => {
  await open('/about/?view=1');
  await awake(page);
});
