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
  // It opens every page of the site, one after the other.
  test.setTimeout(400_000);
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
    const own = links
      .map((one) => one.replace(/[#?].*/, ''))
      .filter((link) => link.startsWith(site.origin));
    for (const link of own) expect(link.startsWith(site.url), `${link} on ${url}`).toBe(true);
    queue.push(...own.filter((link) => link.endsWith('/')));
    const files = new Set(own.filter((link) => !link.endsWith('/') && !seen.has(link)));
    for (const file of files) seen.add(file);
    const answers = await Promise.all([...files].map((file) => page.request.get(file)));
    for (const answer of answers) expect(answer.status(), `${answer.url()} on ${url}`).toBe(200);
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
