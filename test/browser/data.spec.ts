import {expect, test} from './fixtures.ts';

const TYPES = [
  [/\.csv$/, /^text\/csv/],
  [/\.json$/, /^application\/json/],
  [/\.txt$/, /^text\/plain/],
];

test('all that the page of data names is there, and is of its type', async ({page, open, site}) => {
  await open('/data/');
  const links = await page
    .locator('main a')
    .evaluateAll((all) => [...new Set(all.map(({href}) => href.split('#')[0]))]);
  const own = links.filter((link) => link.startsWith(site.origin));
  expect(own.filter((link) => link.endsWith('.csv')).length).toBeGreaterThan(50);
  expect(own.filter((link) => link.endsWith('.bib')).length).toBeGreaterThan(10);
  for (const link of own) {
    const answer = await page.request.get(link);
    expect(answer.status(), link).toBe(200);
    const [, type] = TYPES.find(([ending]) => ending.test(link)) ?? [];
    if (type) expect(answer.headers()['content-type'], link).toMatch(type);
  }
});

test('each file of the data package has the size that it says @once', async ({page, site}) => {
  const {resources} = await (await page.request.get(`${site.url}datapackage.json`)).json();
  for (const {path, bytes} of resources) {
    const body = await (await page.request.get(site.url + path)).body();
    expect(body.length, path).toBe(bytes);
  }
});
