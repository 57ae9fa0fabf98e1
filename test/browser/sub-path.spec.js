import {expect, test as base} from '@playwright/test';
import {serveSite} from '../../scripts/site/server.js';
import {referencesIn} from './references.js';

const baseUrl = '/sub/path/';
/** Requests that are under way at a time. */
const AT_ONCE = 16;
/** To compress every page took most of the walk. */
const AS_IT_IS = {headers: {'accept-encoding': 'identity'}};
const test = base.extend({
  site: async ({}, use) => {
    const site = await serveSite({root: 'build-subpath', baseUrl});
    await use(site);
    await site.close();
  },
});

// The markup is read without a browser: opening the pages took more than a third of all browser tests, for the same
// addresses. What pages ask for when they wake is the next test’s.
test('all that pages refer to is there, below the sub-path', async ({request, site}) => {
  const seen = new Set([site.url]);
  let [wave, pages] = [[site.url], 0];
  const visit = async (url) => {
    // The body of a picture or a result file says nothing here.
    const isPage = url.endsWith('/');
    const answer = await (isPage ? request.get(url, AS_IT_IS) : request.head(url, AS_IT_IS));
    expect(answer.status(), url).toBe(200);
    if (!isPage) return [];
    pages += 1;
    const {links, files} = referencesIn(await answer.text(), url);
    const own = [...links, ...files].filter((one) => one.startsWith(site.origin));
    for (const one of own) expect(one.startsWith(site.url), `${one} on ${url}`).toBe(true);
    return own;
  };
  while (wave.length > 0) {
    const found = [];
    for (let next = 0; next < wave.length; next += AT_ONCE)
      found.push(...(await Promise.all(wave.slice(next, next + AT_ONCE).map(visit))).flat());
    wave = [...new Set(found)].filter((one) => !seen.has(one));
    for (const one of wave) seen.add(one);
  }
  expect(pages).toBeGreaterThan(100);
});

/** Addresses of all answers to a page, and those that aren’t there or aren’t below the sub-path. */
function listenTo(page, site) {
  const found = {asked: [], wrong: []};
  page.on('response', (response) => {
    found.asked.push(response.url());
    if (response.status() >= 400 || !response.url().startsWith(site.url))
      found.wrong.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

test('what a figure and an explorable ask for when they wake is there', async ({page, site}) => {
  const {asked, wrong} = listenTo(page, site);
  await page.goto(`${site.url}ru/studies/laravel-trueasync-octane/`);
  await page.locator('#figure-latency-p50-p95 button[data-scale]').last().click();
  await expect(page.locator('#figure-latency-p50-p95 .figure-live svg')).toBeVisible();
  await page.goto(`${site.url}theory/blocking-coefficient/`);
  await page.locator('[data-explorable="vu-cap"]').dispatchEvent('pointerdown');
  await expect(page.locator('[data-explorable="vu-cap"][data-is-live]')).toBeVisible();
  expect(asked.filter((url) => url.includes('/assets/islands/')).length).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

test('the search finds pages below the sub-path', async ({page, site}) => {
  await page.goto(`${site.url}ru/search/?q=корутина`);
  const first = page.locator('[data-search-results] a').first();
  await expect(first).toHaveAttribute('href', /^\/sub\/path\/ru\//);
  await first.click();
  await expect(page.locator('article')).toContainText(/корутин/i);
});

test('the application wakes below the sub-path', async ({page, site}) => {
  await page.goto(`${site.url}ru/about/?view=1`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await expect(page.locator('h1')).toHaveText(/О.сайте/);
});
