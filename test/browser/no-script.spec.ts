import {expect, test} from './fixtures.ts';
import {builtPages, oneOfEachKind} from './pages.ts';

test.use({javaScriptEnabled: false});

// A plain visit to any page runs no application script, so its markup is what its own test looks at. Here it is what style
// sheets show of it.
test('a page of each kind is complete without scripts, in the theme of the system', async ({
  page,
  open,
  theme,
}) => {
  const paper = {light: 'rgb(252, 251, 248)', dark: 'rgb(22, 24, 27)'};
  for (const {address: path} of oneOfEachKind(builtPages())) {
    await open(path);
    await expect(page.locator('main h1').first(), path).toBeVisible();
    await expect(page.locator('html'), path).toHaveCSS('background-color', paper[theme]);
    await expect(page.locator('[data-theme-toggle]'), path).toBeHidden();
  }
});

test('the sections can be reached without scripts', async ({page, open, device}) => {
  await open('/about/');
  if (device === 'phone') await page.locator('header button[popovertarget]').tap();
  await page.locator('header nav a').first().click();
  await expect(page).not.toHaveURL(/\/about\//);
});

test('the language can be switched without scripts', async ({page, open, lang}) => {
  await open('/about/');
  await page.locator('header a[data-language]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'ru' : 'en');
});
