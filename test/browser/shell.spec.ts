import {awake, expect, test} from './fixtures.ts';

const paper = {light: 'rgb(252, 251, 248)', dark: 'rgb(22, 24, 27)'};
const opposite = {light: 'dark', dark: 'light'};

function paperOf(page) {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

test('the theme follows the system, then the choice, and stays chosen @every-view', async ({
  page,
  open,
  theme,
  requests,
  isApp,
}) => {
  await open('/about/');
  expect(await paperOf(page)).toBe(paper[theme]);
  await page.locator('[data-theme-toggle]').click();
  expect(await paperOf(page)).toBe(paper[opposite[theme]]);
  await page.reload();
  expect(await paperOf(page)).toBe(paper[opposite[theme]]);
  expect(requests.filter(isApp)).toEqual([]);
});

test('the theme can be switched by keyboard, also while the application runs', async ({
  page,
  open,
  theme,
}) => {
  await open('/about/?wake');
  await awake(page);
  await page.locator('[data-theme-toggle]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', opposite[theme]);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
});

test('the menu opens at the first tap, closes at Escape, and leads on @every-view', async ({
  page,
  open,
  device,
  requests,
  isApp,
}) => {
  test.skip(device === 'desktop', 'there the sections stand in the header');
  await open('/about/');
  const menu = page.locator('header nav');
  await expect(menu).toBeHidden();
  await page.locator('header button[popovertarget]').tap();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.locator('header button[popovertarget]').press('Enter');
  await menu.locator('a').first().tap();
  await expect(page.locator('h1')).not.toHaveText(/About|О.сайте/);
  expect(requests.filter(isApp)).toEqual([]);
});

test('the skip link is the first stop of the keyboard', async ({page, open}) => {
  await open('/about/');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  await expect(focused).toHaveAttribute('href', /^#/);
});

test('text comes back whole on a page taken from the back/forward cache', async ({page, open}) => {
  await open('/');
  await page.locator('footer a').first().click();
  await expect(page).toHaveURL(/about/);
  await page.goBack();
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('[data-theme-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /light|dark/);
});

test('the list of headings steps aside once one is chosen', async ({page, open, device}) => {
  test.skip(device === 'desktop', 'there the list stands beside the text');
  await open('/about/');
  const list = page.locator('#contents');
  await page.locator('button[popovertarget=contents]').tap();
  await expect(list).toBeVisible();
  await list.locator('a[href="#corrections"]').tap();
  await expect(list).toBeHidden();
  await expect(page.locator('#corrections')).toBeInViewport();
});

test('the mark stands before the name in the header, in the accent of the theme, and in the icon @every-view', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open('/about/');
  const mark = page.locator('header svg').first();
  // The narrowest phones have no room beside the name.
  await expect(mark).toBeHidden();
  await page.setViewportSize({width: 360, height: 700});
  await expect(mark).toBeVisible();
  const accent = await page
    .locator('main p a')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  await expect(mark).toHaveCSS('color', accent);
  const [drawn, name] = await Promise.all([
    mark.boundingBox(),
    page.getByText('Blocking Coefficient').first().boundingBox(),
  ]);
  expect(drawn.width / drawn.height).toBeCloseTo(1.5, 1);
  expect(drawn.x + drawn.width).toBeLessThanOrEqual(name.x);
  const [icon] = await page
    .locator('link[rel=icon]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => link.href));
  const file = await (await page.request.get(icon)).text();
  for (const d of await mark
    .locator('path')
    .evaluateAll((all) => all.map((one) => one.getAttribute('d'))))
    expect(file).toContain(`d="${d}"`);
});
