import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test as base} from '@playwright/test';
import JSZip from 'jszip';
import {serveSite} from '../../scripts/site/server.ts';

/** The deck as a speaker serves it: the repository's folder, and nothing else to be had. */
const test = base.extend({
  deck: [
    async ({}, use) => {
      const server = await serveSite({root: '.'});
      await use(`${server.origin}/examples/reveal-deck/`);
      await server.close();
    },
    {scope: 'worker'},
  ],
});
const FIGURES = 3;
const isLoaded = (image) =>
  image.evaluate(({complete, naturalWidth}) => complete && naturalWidth > 0);

test('three figures are live in the deck, and the same three pictures @once', async ({
  page,
  deck,
}) => {
  const elsewhere = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(new URL(deck).origin))
      elsewhere.push(request.url());
  });
  await page.goto(deck);
  const live = page.locator('benchmark-figure');
  await expect(live).toHaveCount(FIGURES);
  for (let index = 0; index < FIGURES; index += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(live.nth(index).locator('.figure-live svg').first()).toBeVisible();
    await expect(live.nth(index).locator('> img')).toBeHidden();
    const isPlain = await live.nth(index).evaluate((figure) => figure.hasAttribute('plain'));
    const pins = live.nth(index).locator('.figure-live svg :is(a, path:has(+ a))');
    const shown = await pins.evaluateAll(
      (all) => all.filter((each) => getComputedStyle(each).display !== 'none').length,
    );
    expect(shown > 0).toBe(!isPlain);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isLoaded(page.locator('.whole').nth(index))).toBe(true);
  }
  expect(elsewhere).toEqual([]);
});

test('from a disk, where no data can be read, the deck shows the pictures @once', async ({
  page,
}) => {
  await page.goto(pathToFileURL('examples/reveal-deck/index.html').href);
  await page.keyboard.press('ArrowRight');
  const inside = page.locator('benchmark-figure > img').first();
  await expect(inside).toBeVisible();
  await expect.poll(() => isLoaded(inside)).toBe(true);
});

test('from a disk the element draws what stands in it, and its menu is filled @once', async ({
  page,
}, info) => {
  const state = readFileSync(`build/embed/laravel-on-swoole/memory/figure.json`, 'utf8').replaceAll(
    '<',
    '\\u003c',
  );
  const script = pathToFileURL('build/embed/benchmark-figure.js').href;
  const file = info.outputPath('deck.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><script src="${script}" defer></script>
    <benchmark-figure lang="ru"><script type="application/json">${state}</script></benchmark-figure>`,
  );
  await page.goto(pathToFileURL(file).href);
  const menu = page.locator('benchmark-figure [data-figure-share]');
  await menu.locator('summary').click();
  await expect(menu.locator('.figure-share-sentence')).toHaveText(/[а-я]{4}/iu);
  await expect(menu.locator('.figure-share-sentence')).toContainText(/\d.*#figure-/u);
  await expect(menu.locator('a[href$=".svg"]').first()).toHaveAttribute('href', /^https:/u);
  await expect(page.locator('benchmark-figure .figure-source a').last()).toHaveAttribute(
    'href',
    /^https:.*#figure-/u,
  );
});

test('the deck that is downloaded is live from a disk, in both languages, and asks for nothing else @once', async ({
  page,
}, info) => {
  const folder = info.outputPath('unpacked');
  const {files} = await JSZip.loadAsync(readFileSync('build/examples/reveal-deck.zip'));
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), await file.async('nodebuffer'));
  }
  const home = pathToFileURL(`${folder}/reveal-deck/`).href;
  const [elsewhere, complaints] = [[], []];
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  page.on('requestfailed', (request) => complaints.push(request.url()));
  page.on(
    'console',
    (said) => ['error', 'warning'].includes(said.type()) && complaints.push(said.text()),
  );
  await page.goto(`${home}index.html`);
  const live = page.locator('benchmark-figure');
  await expect(live).toHaveCount(FIGURES);
  for (let index = 0; index < FIGURES; index += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(live.nth(index).locator('.figure-live svg').first()).toBeVisible();
    await expect(live.nth(index).locator('> img')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => isLoaded(page.locator('.whole').nth(index))).toBe(true);
  }
  await expect(live.last().locator('.figure-live svg')).toContainText(/[а-я]{4}/iu);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
