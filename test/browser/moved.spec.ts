import {MOVED} from '../../content/site/moved.ts';
import {expect, pathIn, test} from './fixtures.ts';

test('an address of a page that was merged leads to the place in the page that took it in', async ({
  page,
  site,
  lang,
}) => {
  for (const [from, to] of Object.entries(MOVED)) {
    await page.goto(`${site.origin}${pathIn(lang, `/${from}/`)}#summary`);
    await expect(page).toHaveURL(`${site.origin}${pathIn(lang, `/${to}/`)}#summary`);
    await expect(page.locator('h1')).toBeVisible();
  }
});
