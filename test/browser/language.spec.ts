import {expect, otherLanguage, pathIn, test} from './fixtures.ts';

test('the switch keeps query and anchor', async ({page, open, site, lang}) => {
  await open('/about/?f.x.scale=log#privacy');
  await page.locator('header a[data-language]').click();
  await expect(page).toHaveURL(
    `${site.origin}${pathIn(otherLanguage(lang), '/about/')}?f.x.scale=log#privacy`,
  );
});

test('the switch lands on the heading that was being read @every-view', async ({
  page,
  open,
  lang,
}) => {
  await page.setViewportSize({width: page.viewportSize().width, height: 400});
  await open('/about/?view=1');
  await page
    .locator('#corrections')
    .evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
  // The switch is in sight where one reads: reaching for it must not mean to leave the place.
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await expect(page.locator('header a[data-language]')).toBeInViewport({ratio: 1});
  await page.locator('header a[data-language]').click({noWaitAfter: true});
  await expect(page).toHaveURL(/\?view=1#corrections$/);
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(lang));
  await expect(page.locator('#corrections')).toBeInViewport();
});

test('the switch works by keyboard and after the application has started', async ({
  page,
  open,
  lang,
}) => {
  await open('/about/?wake#terms');
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.locator('header a[data-language]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about\/\?wake#terms$/);
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage(lang));
});

test('a missing page speaks the language of its address', async ({page, open, lang}) => {
  const answer = await open('/no/such/page/');
  expect(answer.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  const title = {en: 'There is no such page', ru: 'Такой страницы нет'};
  await expect(page.locator('h1')).toHaveText(title[lang]);
});

test('the page names its language and its twin to machines', async ({page, open, lang}) => {
  await open('/about/');
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  for (const one of ['en', 'ru', 'x-default'])
    await expect(page.locator(`link[rel=alternate][hreflang=${one}]`)).toHaveCount(1);
});
