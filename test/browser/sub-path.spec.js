import {expect, test as base} from '@playwright/test';
import {serveSite} from '../../scripts/site/server.js';

const baseUrl = '/sub/path/';
const test = base.extend({
  site: async ({}, use) => {
    const site = await serveSite({root: 'build-subpath', baseUrl});
    await use(site);
    await site.close();
  },
});

test('all that pages refer to is there, below the sub-path', async ({page, site}) => {
  const failed = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  // Pages that were opened, and addresses of other files that were asked for.
  const [opened, seen] = [new Set(), new Set()];
  const queue = [site.url];
  while (queue.length > 0) {
    const url = queue.pop();
    if (opened.has(url)) continue;
    opened.add(url);
    await page.goto(url);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => new URL(a.getAttribute('href'), a.baseURI).href));
    for (const link of links.map((one) => one.replace(/[#?].*/, ''))) {
      if (!link.startsWith(site.origin)) continue;
      expect(link.startsWith(site.url), `${link} on ${url}`).toBe(true);
      if (link.endsWith('/')) queue.push(link);
      else if (!seen.has(link))
        expect((await page.request.get(link)).status(), `${link} on ${url}`).toBe(200);
      seen.add(link);
    }
  }
  expect(opened.size).toBeGreaterThan(3);
  expect(failed).toEqual([]);
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
