import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {expect, test} from './fixtures.ts';

const TALK = 'talk/laravel-trueasync-octane/';
const step = (page) => page.locator('.bar output');
const slide = (page) => page.locator('section[data-now]');
const open = (page, site, rest = '') => page.goto(`${site.url}${TALK}${rest}`);

test('a talk is led by keys and clicker, step by step, and each has an address @every-view', async ({
  page,
  site,
}) => {
  await open(page, site);
  await expect(step(page)).toHaveText(/^1 \/ \d+$/);
  await expect(page.locator('section')).not.toHaveCount(0);
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['PageDown', 3],
    ['Space', 4],
    ['PageUp', 3],
    ['ArrowLeft', 2],
  ]) {
    await page.keyboard.press(key);
    await expect(step(page)).toHaveText(new RegExp(`^${at} /`));
    await expect(page).toHaveURL(new RegExp(`#/${at}$`));
  }
  await expect(slide(page)).toHaveCount(1);
  await page.keyboard.press('End');
  const last = await step(page).textContent();
  expect(last.split(' / ')[0]).toBe(last.split(' / ')[1]);
  await page.keyboard.press('Home');
  await expect(step(page)).toHaveText(/^1 \//);
  await page.locator('[data-do=next]').click();
  await expect(step(page)).toHaveText(/^2 \//);
});

async function slowDown(page, bytesPerS = 50_000) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{offline: false, latency: 20, downloadThroughput: bytesPerS, uploadThroughput: bytesPerS},
  });
}

test('what is pressed while the file still arrives is done once it is there @once', async ({
  page,
  site,
}) => {
  // So slow that a busy machine has pressed three keys before the end.
  await slowDown(page, 10_000);
  await page.goto(`${site.url}${TALK}`, {waitUntil: 'commit'});
  await page.locator('html.live').waitFor({state: 'attached'});
  for (const key of ['ArrowRight', 'l', 'ArrowRight']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect(step(page)).toHaveText(/^3 \//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.keyboard.press('ArrowRight');
  await expect(step(page)).toHaveText(/^4 \//);
});

test('on a slow line nothing of a slide moves once it is painted @once', async ({page, site}) => {
  await slowDown(page);
  for (const [width, rest] of [
    [412, 'ru/'],
    [1280, ''],
    [1280, '?lang=ru#/2'],
  ]) {
    await page.setViewportSize({width, height: 800});
    await open(page, site, rest);
    await expect(step(page)).toHaveText(/^\d/);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(shiftSeen), rest).toBeLessThan(0.001);
    await page.goto('about:blank');
  }
});

/**
 * In the page.
 *
 * @returns how far what was painted has moved since it was opened
 */
function shiftSeen(): Promise<number> {
  return new Promise((resolve) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const {value} of list.getEntries()) shift += value;
    }).observe({type: 'layout-shift', buffered: true});
    setTimeout(() => resolve(shift), 300);
  });
}

test('the language changes in the middle of a step, in place and without a request', async ({
  page,
  site,
  requests,
}) => {
  await open(page, site, '#/3');
  await expect(slide(page).locator('li[data-now]')).toHaveCount(1);
  const asked = requests.length;
  await page.keyboard.press('l');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(step(page)).toHaveText(/^3 \//);
  await expect(slide(page).locator('li[data-now]')).toHaveText(/[а-я]/);
  await expect(page).toHaveURL(/\?lang=ru#\/3$/);
  await page.keyboard.press('t');
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  expect(requests.length).toBe(asked);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('an unknown step is said so, in the asked language, and the nearest offered', async ({
  page,
  site,
}) => {
  await open(page, site, '?lang=ru#/<b>999</b>');
  await expect(page.locator('.notice')).toContainText('нет');
  expect(await page.locator('.notice b').count()).toBe(0);
  await open(page, site, '?x#/9999');
  await expect(page.locator('.notice')).toContainText('There is no step “9999”');
  await page.locator('.notice a').click();
  await expect(page.locator('.notice')).toBeHidden();
  await expect(page).toHaveURL(/#\/\d{1,3}$/);
});

test('the downloaded file works from the disk, without a network @once', async ({
  page,
  site,
  context,
}, info) => {
  await open(page, site);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-do=download]').click(),
  ]);
  expect(download.suggestedFilename()).toBe('laravel-trueasync-octane.html');
  const file = info.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  expect(readFileSync(file, 'utf8')).toContain('</html>');
  await context.setOffline(true);
  const address = pathToFileURL(file).href;
  // A page of its own: this file is the one request that goes elsewhere.
  const away = await context.newPage();
  await away.goto(`${address}?lang=ru#/2`);
  await expect(away.locator('html')).toHaveAttribute('lang', 'ru');
  await away.keyboard.press('PageDown');
  await expect(step(away)).toHaveText(/^3 \//);
  const [notes] = await Promise.all([away.waitForEvent('popup'), away.keyboard.press('s')]);
  await away.keyboard.press('PageDown');
  await expect(step(notes)).toHaveText(/^4 \//);
});

test('a picture has the whole width until its first annotation is said @once', async ({
  page,
  site,
}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await open(page, site, '#/2');
  const widthOf = async () => (await slide(page).locator('.picture').boundingBox()).width;
  const alone = await widthOf();
  expect(alone).toBeGreaterThan(1100);
  await page.keyboard.press('ArrowRight');
  await expect(slide(page).locator('li[data-now]')).toBeVisible();
  expect(await widthOf()).toBeLessThan(alone * 0.85);
});

test('a slide in a view of its own is drawn so, keeps its axis, and prints the values that it shows @once', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}talk/state-or-coroutines-in-ten-minutes/?lang=ru#/2`);
  const picture = slide(page).locator('.picture > svg');
  await expect(picture).toContainText('запросов Laravel в секунду');
  expect((await picture.boundingBox()).width).toBeGreaterThan(300);
  for (const step of [2, 5]) {
    await page.goto(
      `${site.url}talk/state-or-coroutines-in-ten-minutes/?lang=ru&at=${step}#/${step}`,
    );
    await expect(picture.getByText(/^200$/)).toBeVisible();
  }
  await page.emulateMedia({media: 'print'});
  const printed = page.locator('main > section[data-kind=figure]');
  await expect(printed.nth(0).locator('.picture > svg')).toBeVisible();
  const valuesOf = (index) => printed.nth(index).locator('.values td').count();
  // The first slide hides two of the four series.
  expect(await valuesOf(0)).toBeGreaterThan(0);
  expect(await valuesOf(1)).toBeGreaterThan(await valuesOf(0));
});

test('a study leads to its talk, in the language of the page @once', async ({page, site}) => {
  await page.goto(`${site.url}ru/studies/laravel-trueasync-octane/`);
  await page.locator(`a[href$="${TALK}ru/"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(step(page)).toHaveText(/^1 \//);
});

for (const name of ['constructor', 'toString', '__proto__'])
  test(`a language called ${name} empties no talk, from the address or from another window @once`, async ({
    page,
    site,
  }) => {
    await open(page, site, `?lang=${name}`);
    await expect(page.locator('.notice')).toContainText(name);
    await expect(slide(page)).toHaveCount(1);
    // The window that opened the speaker's may be a stranger's.
    const popup = page.waitForEvent('popup');
    await page.evaluate((href) => void window.open(href), `${site.url}${TALK}?speaker`);
    const opened = await popup;
    await expect(slide(opened)).toHaveCount(1);
    await opened.evaluate(
      ([lang, talk]) =>
        dispatchEvent(
          new MessageEvent('message', {
            source: window.opener,
            data: {talk, step: 1, lang, since: 1},
          }),
        ),
      [name, `talk /${TALK}`],
    );
    await expect(step(opened)).toHaveText(/^2 \//);
    await expect(slide(opened)).toHaveCount(1);
  });
