import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

const PAGE = '/explore/compare/';
const frame = (page) => page.locator('[data-explorable="compare"]');
const live = (page) => page.locator('[data-explorable="compare"][data-is-live]');
const sentenceOf = (page) => frame(page).locator('[data-part="sentence"]');

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('verdict, values, ratio and what differs stand there @once', async ({page, open}) => {
    await open(PAGE);
    await expect(sentenceOf(page)).toContainText(/2[.,]\d/);
    await expect(frame(page).locator('.compare-plot')).toHaveCount(3);
    await expect(frame(page).locator('tbody tr')).toHaveCount(3);
  });
});

test('another quantity by the keyboard changes verdict and address', async ({page, open}) => {
  await open(PAGE);
  await frame(page).locator('[name=of]').focus();
  await expect(live(page)).toBeVisible();
  const before = await sentenceOf(page).innerText();
  await frame(page).locator('[name=of]').selectOption('memoryMb.loaded');
  await expect(sentenceOf(page)).not.toHaveText(before);
  await expect(page).toHaveURL(/of=memoryMb.loaded/);
  await frame(page).locator('[name=add]').click();
  await expect(frame(page).locator('[name=c]')).toBeFocused();
  await expect(frame(page).locator('[role=status]')).not.toBeEmpty();
  expect(await violationsOn(page, '[data-explorable]')).toEqual([]);
});

test('a hostile address is named, and another study is fetched @once', async ({page, open}) => {
  await open(`${PAGE}?a=%3Cscript%3E&of=nothing`);
  await expect(live(page)).toBeVisible();
  await expect(frame(page).locator('#compare-a-bad')).toContainText('<script>');
  await expect(frame(page).locator('#compare-of-bad')).toContainText('nothing');
  await frame(page).locator('.compare-more > summary').click();
  await frame(page).locator('[name=study]').selectOption('laravel-trueasync-octane');
  await expect(page).toHaveURL(/study=laravel/);
  await expect(frame(page).locator('#compare-a-bad')).toBeEmpty();
});

test('a lesson leaves out what its address names, and what there isn’t is named as text @once', async ({
  page,
  open,
}) => {
  await open(`${PAGE}?hide=b,nothing,%22%5D%3Cimg%20src%3Dx%3E&steps=2,%3Cb%3E`);
  await expect(live(page)).toBeVisible();
  await expect(frame(page).locator('[name=b]')).toBeHidden();
  await expect(frame(page).locator('[name=a]')).toBeVisible();
  const refused = frame(page).locator('form > .explorable-bad');
  // Where the reader looks first, on a phone too.
  await expect(refused).toBeInViewport();
  await expect(refused).toContainText('nothing, "]<img src=x>, 2, <b>');
  await expect(refused.locator('*')).toHaveCount(0);
  await expect(sentenceOf(page)).toContainText(/2[.,]\d/);
  await frame(page).locator('[name=add]').click();
  await expect(frame(page).locator('[name=c]')).toBeFocused();
  await expect(frame(page).locator('[name=b]')).toBeHidden();
  await expect(page).toHaveURL(/hide=b/);
});

test('a system is found in all studies as people say it, and is held against PHP-FPM @every-pair', async ({
  page,
  open,
  lang,
}) => {
  await open(PAGE);
  const find = frame(page).locator('[name=narrow]');
  await find.focus();
  await expect(live(page)).toBeVisible();
  await find.fill(lang === 'ru' ? 'роадраннер' : 'rr');
  const found = frame(page).locator('.compare-find li button:not([name])');
  await expect(found.first()).toContainText('RoadRunner');
  await found.first().click();
  await expect(page).toHaveURL(/study=/);
  await expect(frame(page).locator('[name=a] option:checked')).toContainText('RoadRunner');
  await expect(frame(page).locator('[name=b] option:checked')).toContainText('PHP-FPM');
  await find.fill('qqqwww');
  await expect(frame(page).locator('#compare-narrow-bad')).not.toBeEmpty();
  await expect(found).toHaveCount(0);
  // Names begin with what a server is called; a family's variants stand side by side.
  const groups = await frame(page)
    .locator('[name=b] optgroup')
    .evaluateAll((all) =>
      all.map((each) => [...each.children].map(({textContent}) => textContent)),
    );
  expect(groups.length).toBeGreaterThan(1);
  for (const names of groups) {
    const families = names.flatMap((name) => /PHP-FPM|Swoole|FrankenPHP/u.exec(name) ?? []);
    const runs = families.filter((each, at) => each !== families[at - 1]);
    expect(runs).toEqual([...new Set(families)]);
  }
});

test('it begins with PHP-FPM and what Octane runs on, and has other starts a tap away', async ({
  page,
  open,
}) => {
  await open(PAGE);
  await expect(frame(page).locator('[name=a] option:checked')).toContainText('Swoole');
  await expect(frame(page).locator('[name=b] option:checked')).toContainText('PHP-FPM');
  await frame(page).locator('[name=start-servers]').click();
  for (const [field, server] of [
    ['a', 'FrankenPHP'],
    ['b', 'PHP-FPM'],
    ['c', 'RoadRunner'],
    ['d', 'Swoole'],
  ])
    await expect(frame(page).locator(`[name=${field}] option:checked`)).toContainText(server);
  await expect(page).toHaveURL(/study=symfony-7-runtimes/);
});
