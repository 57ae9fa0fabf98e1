import {awake, expect, test} from './fixtures.js';

const CLAIMS = '/claims/';
const entries = (page) => page.locator('#claims-list > li');
const shown = (page) => entries(page).filter({visible: true});

/** Texts of all entries, as they stand in the page. */
const textsOf = (page) => entries(page).allTextContents();

test('every claim stands in the page before any script of the application', async ({
  page,
  open,
  requests,
  isApp,
}) => {
  await open(CLAIMS);
  const all = await shown(page).count();
  expect(all).toBeGreaterThan(100);
  await expect(page.locator('main output')).toContainText(`${all} / ${all}`);
  for (const text of await textsOf(page)) expect(text.length).toBeGreaterThan(80);
  expect(requests.filter(isApp)).toEqual([]);
});

test('filters narrow the list, stand in the address, and let everything through again @every-view', async ({
  page,
  open,
}) => {
  await open(CLAIMS);
  const all = await shown(page).count();
  await page.locator('select[name=verdict]').selectOption('artefact');
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  const artefacts = await shown(page).count();
  expect(await shown(page).locator('[data-verdict=artefact]').count()).toBe(artefacts);
  await expect(page).toHaveURL(/\?verdict=artefact$/);
  await page.locator('select[name=study]').selectOption('state-or-coroutines');
  await expect(page).toHaveURL(/verdict=artefact&study=state-or-coroutines$/);
  await expect.poll(() => shown(page).count()).toBeLessThan(artefacts);
  await page.locator('main form button').click();
  await expect.poll(() => shown(page).count()).toBe(all);
  await expect(page).toHaveURL(/\/claims\/$/);
});

test('an address with a filter shows what it asks for, and a study’s summary leads there', async ({
  page,
  open,
}) => {
  await open('/studies/laravel-trueasync-octane/');
  await page.locator('a[href*="verdict=wrong"]').click();
  await expect(page).toHaveURL(/claims\/\?study=laravel-trueasync-octane&verdict=wrong/);
  await awake(page);
  await expect(page.locator('select[name=verdict]')).toHaveValue('wrong');
  await expect
    .poll(() => shown(page).locator('[data-verdict]:not([data-verdict=wrong])').count())
    .toBe(0);
  expect(await shown(page).count()).toBeGreaterThan(5);
});

test('a link to a claim lands on it, though those above it were not laid out', async ({
  page,
  open,
}) => {
  await open(CLAIMS);
  const anchors = await entries(page).evaluateAll((all) => all.map(({id}) => id));
  for (const anchor of [anchors[7], anchors[60], anchors.at(-1)]) {
    await open('/about/');
    await open(`${CLAIMS}#${anchor}`);
    const named = page.locator(`[id="${anchor}"]`);
    await expect(named).toBeInViewport({ratio: 0.3});
    // What is laid out late would move it now.
    await page.waitForTimeout(300);
    await expect(named).toBeInViewport({ratio: 0.3});
  }
});

/** Opens the claims by a badge of a study page, without leaving the application. */
async function followBadge(page, open) {
  await open('/studies/laravel-trueasync-octane/?wake');
  await awake(page);
  await page.evaluate(() => (window.isSameDocument = true));
  const badge = page.locator('main a[href*="/claims/#"]').last();
  const anchor = (await badge.getAttribute('href')).split('#')[1];
  await badge.evaluate((link) => link.click());
  await expect(page).toHaveURL(/\/claims\/#/);
  expect(await page.evaluate(() => window.isSameDocument)).toBe(true);
  return page.locator(`[id="${anchor}"]`);
}

test('where the application opens the page, the entries are the same and the one named is found', async ({
  page,
  open,
}) => {
  await open(CLAIMS);
  const served = await textsOf(page);
  const named = await followBadge(page, open);
  await expect(entries(page)).toHaveCount(served.length);
  expect(await textsOf(page)).toEqual(served);
  await expect(named).toBeInViewport();
  await page.locator('select[name=verdict]').selectOption('wrong');
  await expect.poll(() => shown(page).count()).toBeLessThan(served.length);
});

test('entries that do not come are missed aloud', async ({page, open, complaints}) => {
  await page.route(
    (url) => url.pathname.endsWith('/claims/'),
    (route) => route.fulfill({status: 503, body: ''}),
  );
  await followBadge(page, open);
  await expect(page.locator('main [role=alert]')).toBeVisible();
  // The refusal is what was asked for.
  const asked = complaints.splice(0);
  expect(asked.length).toBeGreaterThan(0);
  for (const complaint of asked) expect(complaint).toContain('503');
});
