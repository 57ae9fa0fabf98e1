import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

const PAGE = '/explore/would-it-help/';
const live = (page) => page.locator('[data-explorable="answer"][data-is-live]');
const part = (page) => page.locator('.answer-size');
const server = (page, name) => part(page).locator(`details:has(button[name=${name}])`);

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the configuration says what it needs', async ({page, open}) => {
    await open(PAGE);
    await part(page).locator('summary').click();
    await expect(part(page).locator('p')).toContainText('JavaScript');
  });
});

test('typed numbers become settings of each server, which are copied with their reasons @every-pair', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PAGE);
  await part(page).locator('> summary').click();
  await expect(live(page)).toBeVisible();
  await expect(part(page).locator('details')).toHaveCount(8);
  const form = live(page).locator('.answer-more');
  await form.locator('> summary').click();
  for (const [id, text] of [
    ['cpu', '5'],
    ['wait', '45'],
    ['rate', '300'],
    ['boot', '2'],
    ['conns', '12'],
    ['mem', '4000'],
  ])
    await live(page).locator(`[name=${id}]`).fill(text);
  // Each of 12 connections serves one worker, whatever the memory holds.
  await expect(server(page, 'fpm').locator('summary')).toContainText('pm.max_children: 12');
  await expect(live(page).locator('.answer-pool')).toContainText('12');
  await server(page, 'fpm').locator('summary').click();
  await expect(server(page, 'fpm').locator('pre')).toHaveText(
    '[www]\npm = static\npm.max_children = 12',
  );
  await server(page, 'fpm').locator('button').click();
  await expect(server(page, 'fpm').locator('[role=status]')).not.toBeEmpty();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(
    /^; PHP-FPM .*\n(; .*\n)+\[www\]\npm = static\npm\.max_children = 12$/u,
  );
  await part(page).locator('[name=all]').click();
  await expect.poll(copied).toContain('max_connections = 15');
  for (const text of ['worker_num', '--workers=', 'num_threads', 'num_workers:', 'pool_mode'])
    expect(await copied()).toContain(text);
  expect(await violationsOn(page, '.answer-size')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('slow calls are said once their rate and time are typed, and stand in the address', async ({
  page,
  open,
  lang,
}) => {
  await open(`${PAGE}#v=1&cpu=10&wait=40&workers=16&rate=100`);
  await expect(live(page)).toBeVisible();
  const form = live(page).locator('.answer-more');
  await form.locator('> summary').click();
  await form.locator('[name=slowrate]').fill('2');
  await form.locator('[name=slowtime]').fill('10');
  const notes = live(page).locator('.answer-pool');
  await expect(notes.first()).toHaveText(
    lang === 'ru'
      ? /воркеров: 20.*только тайм-аут короче 7,99\sс/u
      : /hold 20 .*below 7\.99\ss would/u,
  );
  await form.locator('[name=reserve]').fill('16');
  await expect(notes.nth(1)).toHaveText(lang === 'ru' ? /ни\sодного/u : /none is left/u);
  await form.locator('[name=reserve]').fill('4,5');
  await expect(form.locator('#answer-reserve-bad')).toBeVisible();
  await expect(form.locator('[name=reserve]')).toHaveValue('4,5');
  await expect(page).toHaveURL(/slowrate=2&slowtime=10/u);
});
