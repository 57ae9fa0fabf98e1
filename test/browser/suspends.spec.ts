import {expect, test} from './fixtures.ts';

const PAGE = '/explore/suspends/';
const cells = (page) => page.locator('main [data-list] li');
const shown = (page) => cells(page).filter({visible: true});
const choose = (page, name, value) =>
  page.locator(`main select[name=${name}]`).selectOption({value});

test(
  'the table is narrowed by call, runtime and what it does, and the address keeps it',
  {tag: '@every-pair'},
  async ({page, open, requests, isApp, lang}) => {
    await open(PAGE);
    const all = await cells(page).count();
    expect(all).toBeGreaterThan(150);
    await choose(page, 'column', 'swow');
    await choose(page, 'verdict', 'blocks');
    await expect(page).toHaveURL(/\?column=swow&verdict=blocks$/);
    await expect.poll(() => shown(page).count()).toBeLessThan(50);
    const blocking = await shown(page).count();
    expect(blocking).toBeGreaterThan(0);
    await expect(page.locator('main output')).toContainText(`${blocking} / ${all}`);
    // Calls and groups that have nothing left are gone with their headings.
    await expect(page.locator('#curl-exec')).toBeHidden();
    await expect(page.locator('#busy-loop')).toBeVisible();
    await page.reload();
    await expect.poll(() => shown(page).count()).toBe(blocking);
    await page.locator('main form button').click();
    await choose(page, 'call', 'curl-exec');
    await expect(page.locator('#curl-exec')).toBeVisible();
    await expect(page.locator('#curl-multi')).toBeHidden();
    await choose(page, 'call', '');
    await page.locator('main input[type=search]').fill(lang === 'ru' ? 'паузы' : 'pauses');
    await expect(page.locator('#usleep')).toBeVisible();
    await expect(page.locator('#curl-exec')).toBeHidden();
    expect(requests.filter(isApp)).toEqual([]);
  },
);

test(
  'each cell says its runtime and stands within the page’s width',
  {tag: '@every-pair'},
  async ({page, open}) => {
    await open(PAGE);
    const first = page.locator('[data-call~=usleep] li').first();
    await expect(first).toContainText(/Swoole \d/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize().width);
    const tops = await page
      .locator('[data-call~=usleep] li')
      .evaluateAll((list) => list.map((cell) => cell.getBoundingClientRect().top));
    // One line where there is room for the columns, two to a line on a phone.
    const lines = new Set(tops.map(Math.round)).size;
    expect(lines).toBe(page.viewportSize().width > 1000 ? 1 : 3);
  },
);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test(
    'the whole table stands in the page, without its form',
    {tag: '@once'},
    async ({page, open}) => {
      await open(PAGE);
      expect(await shown(page).count()).toBe(await cells(page).count());
      await expect(page.locator('main form')).toBeHidden();
    },
  );
});
