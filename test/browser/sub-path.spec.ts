import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {serveSite} from '../../scripts/site/server.ts';
import {referencesIn} from './references.ts';

const baseUrl = '/sub/path/';
const built = 'build-subpath';
const test = base.extend({
  site: async ({}, use) => {
    const site = await serveSite({root: built, baseUrl});
    await use(site);
    await site.close();
  },
});

// The markup is read from the disk, without a browser and without a server: opening the pages took more than a third of
// all browser tests, and asking for them ran out of time on a machine of two busy cores. What pages ask for when they
// wake is the next test’s.
test('all that pages refer to is there, below the sub-path', () => {
  test.setTimeout(400_000);
  const origin = 'http://site.test';
  const root = origin + baseUrl;
  const wave = [root];
  const seen = new Set(wave);
  let pages = 0;
  for (const url of wave) {
    const file = fileOf(url.slice(root.length));
    expect(existsSync(file), `${file}, for ${url}`).toBe(true);
    if (!file.endsWith('.html')) continue;
    pages += 1;
    const {links, files} = referencesIn(readFileSync(file, 'utf8'), url);
    for (const one of [...links, ...files]) {
      if (!one.startsWith(origin) || seen.has(one)) continue;
      expect(one.startsWith(root), `${one} on ${url}`).toBe(true);
      seen.add(one);
      wave.push(one);
    }
  }
  expect(pages).toBeGreaterThan(100);
});

/**
 * @param address below the sub-path
 * @returns the file that a plain static host answers with
 */
function fileOf(address: string): string {
  const file = path.join(built, decodeURIComponent(address));
  return existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
}

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
  await page.goto(`${site.url}explore/virtual-users/`);
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
  await page.goto(`${site.url}ru/about/?wake`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await expect(page.locator('h1')).toHaveText(/О.сайте/);
});
