import {awake, expect, test} from './fixtures.js';

test('a page loads the fonts that its head asks for: no Cyrillic in English, both alphabets in Russian', async ({
  page,
  open,
  requests,
  lang,
}) => {
  await open('/about/');
  await page.waitForLoadState('networkidle');
  const used = requests.filter((url) => url.endsWith('.woff2')).map((url) => new URL(url).pathname);
  const asked = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(used)).toEqual(new Set(asked));
  expect(asked).toHaveLength(2);
  expect(asked.some((file) => file.includes('golos-latin'))).toBe(true);
  // The language switch is one word of Cyrillic on every English page, and the system's font will do for it.
  expect(asked.some((file) => file.includes('golos-cyrillic'))).toBe(lang === 'ru');
});

test('a link opens before the application is there', async ({
  page,
  open,
  requests,
  isApp,
  lang,
}) => {
  // Neither page holds anything live: beside that, a pointer that moves fetches the application ahead.
  await open('/about/');
  await page.locator('footer a[href$="/glossary/"]').click();
  await expect(page).toHaveURL(/\/glossary\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  expect(requests.filter(isApp)).toEqual([]);
});

test('a view in the address wakes the application at once', async ({page, open}) => {
  await open('/about/?view=1');
  await awake(page);
});
