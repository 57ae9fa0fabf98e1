import {readFileSync} from 'node:fs';
import {violationsOn} from './axe.ts';
import {expect, otherLanguage, pathIn, test} from './fixtures.ts';

const SEARCH = '/search/';
// A word, other forms of it that stand in the pages, and a phrase of one page.
const WORD = {
  en: {asked: 'coroutine', forms: /coroutines/i, found: /^\d+ pages? found$/},
  ru: {asked: 'корутина', forms: /корутинами/i, found: /^Найден[ао] \d+ страниц[аы]?$/},
};
const field = (page) => page.locator('[name=q]');
const results = (page) => page.locator('[data-search-results] > li');
const status = (page) => page.locator('[data-search-status]');

test('from any page to the place of a word in whatever form, and on in the other language @every-view', async ({
  page,
  open,
  lang,
  requests,
  isApp,
}) => {
  const {asked, forms, found} = WORD[lang];
  await open('/about/');
  expect(requests.filter((url) => /pagefind|search/.test(url))).toEqual([]);
  await page.locator('a[data-search-link]').click();
  await field(page).pressSequentially(asked);
  await expect(status(page)).toHaveText(found);
  const marks = await results(page).locator('mark').allTextContents();
  expect(marks.join(' ')).toMatch(forms);
  await expect(page).toHaveURL(/\?q=/);
  const place = results(page).locator('h3 a').first();
  await expect(place).toHaveAttribute('href', /#/);
  const heading = await place.textContent();
  await place.click();
  const target = page.locator(':target');
  await expect(target).toContainText(heading.trim());
  await expect(target).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue(asked);
  await expect(results(page).first()).toBeVisible();
  await page.locator('header a[data-language]').click();
  await expect(page).toHaveURL(
    new RegExp(`${pathIn(otherLanguage(lang), SEARCH)}\\?q=${encodeURIComponent(asked)}$`),
  );
  await expect(status(page)).not.toBeEmpty();
  expect(requests.filter(isApp)).toEqual([]);
});

test('every word of a page is found in its language alone', async ({page, open, lang}) => {
  await open(`${SEARCH}?q=PHP`);
  await expect(results(page).first()).toBeVisible();
  const addresses = await results(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of addresses) expect(address.startsWith('/ru/')).toBe(lang === 'ru');
});

test('what is typed before the script has come is looked for @once', async ({page, site, lang}) => {
  let release = () => {};
  const held = new Promise((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/search\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.origin + pathIn(lang, SEARCH), {waitUntil: 'commit'});
  await field(page).fill(WORD[lang].asked);
  release();
  await expect(status(page)).toHaveText(WORD[lang].found);
  await expect(field(page)).toHaveValue(WORD[lang].asked);
});

/** Queries as readers write them, each with the page that has to be among the first three. */
const QUERIES: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(new URL('search-queries.json', import.meta.url), 'utf8'),
);

test('names as readers write and shorten them bring the page that they mean among the first three', async ({
  page,
  open,
  lang,
}) => {
  const queries = Object.entries(QUERIES[lang]);
  expect(queries.length).toBeGreaterThanOrEqual(20);
  await open(SEARCH);
  const missed: string[] = [];
  for (const [query, wanted] of queries) {
    await field(page).fill('');
    await expect(results(page)).toHaveCount(0);
    await field(page).fill(query);
    await expect(results(page).first()).toBeVisible();
    const found = await results(page)
      .locator('h2 a')
      .evaluateAll((links) => links.slice(0, 3).map((link) => new URL(link.href).pathname));
    if (!found.includes(pathIn(lang, wanted))) missed.push(`${query}: ${found.join(', ')}`);
  }
  expect(missed).toEqual([]);
});

test('a name that was written another way is told, and one that is nearly right leads on', async ({
  page,
  open,
  lang,
}) => {
  const near = page.locator('[data-search-near] a');
  await open(SEARCH);
  await field(page).fill('rr');
  await expect(status(page)).toContainText(/[“«]RoadRunner[”»]/);
  await field(page).fill(lang === 'ru' ? 'сволле' : 'swolle');
  await expect(results(page)).toHaveCount(0);
  await expect(near.first()).toHaveText('Swoole');
  await field(page).fill(lang === 'ru' ? 'память йцукенг' : 'memory qwertyuiop');
  await expect(near).toHaveText([lang === 'ru' ? 'память' : 'memory']);
  await near.click();
  await expect(results(page).first()).toBeVisible();
  await expect(near).toHaveCount(0);
});

test('nothing found says what to try', async ({page, open, lang}) => {
  await open(SEARCH);
  await field(page).fill('qqqwwweee');
  const text = {en: /Nothing found for “qqqwwweee”.*Try/, ru: /«qqqwwweee».*Попробуйте/};
  await expect(status(page)).toHaveText(text[lang]);
  await field(page).fill('');
  await expect(status(page)).toBeEmpty();
  await expect(page).toHaveURL(/\/search\/$/);
});

test('a search that cannot be loaded says so, and can be tried again', async ({
  page,
  open,
  lang,
  complaints,
}) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await open(SEARCH);
  await field(page).fill(WORD[lang].asked);
  const again = page.locator('[data-search-again]');
  await expect(again).toBeVisible();
  await expect(status(page)).not.toBeEmpty();
  await page.unroute('**/pagefind/**');
  await again.click();
  await expect(status(page)).toHaveText(WORD[lang].found);
  await expect(again).toBeHidden();
  // The refusal is what was asked for.
  complaints.length = 0;
});

test('the key / leads to the search, and there to its field, but not out of a field', async ({
  page,
  open,
}) => {
  await open('/about/');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search\/$/);
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
});

test('an excerpt is text, whatever a page says', async ({page, open}) => {
  await open(`${SEARCH}?q=PHP`);
  await expect(results(page).first()).toBeVisible();
  const others = results(page).locator('p > :not(mark)');
  await expect(others).toHaveCount(0);
});

test('the page of the search has the policy of all pages: nothing unsafe @once', async ({
  page,
  open,
}) => {
  await open(SEARCH);
  const policy = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('axe finds nothing in results', async ({page, open, lang}) => {
  await open(`${SEARCH}?q=${WORD[lang].asked}`);
  await expect(results(page).first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what to do instead', async ({page, open}) => {
    await open(SEARCH);
    expect(await page.locator('main noscript').textContent()).toContain('JavaScript');
  });
});
