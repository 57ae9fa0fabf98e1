import {expect, test as base} from '@playwright/test';
import {serveSite} from '../../scripts/site/server.js';
import {referencesIn} from './references.js';

const baseUrl = '/sub/path/';
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
  const queue = [site.url];
  let pages = 0;
  while (queue.length > 0) {
    const url = queue.pop();
    const answer = await request.get(url);
    expect(answer.status(), url).toBe(200);
    if (!answer.headers()['content-type'].startsWith('text/html')) continue;
    pages += 1;
    const {links, files} = referencesIn(await answer.text(), url);
    const own = [...links, ...files].filter((one) => one.startsWith(site.origin));
    for (const one of own) expect(one.startsWith(site.url), `${one} on ${url}`).toBe(true);
    const fresh = own.filter((one) => !seen.has(one));
    for (const one of fresh) seen.add(one);
    queue.push(...fresh);
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

test('the application wakes below the sub-path', async ({page, site}) => {
  await page.goto(`${site.url}ru/about/?view=1`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await expect(page.locator('h1')).toHaveText(/О.сайте/);
});
