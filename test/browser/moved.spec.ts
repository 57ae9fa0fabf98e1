import {MOVED} from '../../content/site/moved.ts';
import {expect, pathIn, test} from './fixtures.ts';

test('an address of a page that was merged leads to the place in the page that took it in', async ({
  page,
  site,
  lang,
}) => {
  for (const [from, to] of Object.entries(MOVED)) {
    const [path, section = ''] = to.split('#');
    const [old, target] = [from, path].map((each) => `${site.origin}${pathIn(lang, `/${each}/`)}`);
    await page.goto(`${old}#sources`);
    await expect(page).toHaveURL(`${target}#sources`);
    await expect(page.locator('h1')).toBeVisible();
    await page.goto(old);
    await expect(page).toHaveURL(section ? `${target}#${section}` : target);
  }
});

test('an address with the state of an explorable that moved leads to it, with its numbers', async ({
  page,
  open,
}) => {
  await open('/method/load-models/?pause=400');
  await expect(page).toHaveURL(/\/explore\/coordinated-omission\/\?pause=400/u);
  await expect(page.locator('[name=pause]')).toHaveValue('400');
  await open('/theory/blocking-coefficient/?vus=700');
  await expect(page).toHaveURL(/\/explore\/virtual-users\/\?vus=700/u);
});
