import {expect, test as base} from './fixtures.ts';
import {FIGURE, serveHosts} from './hosts.ts';
import type {FrameLocator, Page} from '@playwright/test';

const NAME = FIGURE.split('/').at(-1);

/** `host(path)` opens a page of somebody else's, on another origin, and gives it; what its console says is kept. */
const test = base.extend({
  hosts: [
    async ({site}, use) => {
      const hosts = await serveHosts(site.origin);
      await use(hosts);
      await hosts.close();
    },
    {scope: 'worker'},
  ],
  said: async ({}, use) => use([]),
  host: async ({context, hosts, said}, use) => {
    await use(async (path) => {
      const page = await context.newPage();
      page.on('console', (message) => said.push(message.text()));
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(`${hosts.origin}/${path}`);
      return page;
    });
  },
});

const inFrame = (page) => page.frameLocator('#frame');
const tell = (page, message) =>
  page.evaluate(
    (data) =>
      document
        .getElementById('frame')
        .contentWindow.postMessage({'benchmark-figure': 'show', ...data}, '*'),
    message,
  );
/** The menu of a figure that stands alone. */
const menuIn = (page: Page | FrameLocator, within = 'main >') => {
  const menu = page.locator(`${within} [data-figure-share]`);
  const copy = (what) => menu.locator(`[data-copy="${what}"]`);
  return {menu, summary: menu.locator('summary'), copy};
};
const RUSSIAN = /[а-я]{4}/iu;

test('a frame gets the height of its content, and switches language and theme in place', async ({
  host,
  lang,
  theme,
}) => {
  const page = await host(`plain?lang=${lang}&theme=${theme}`);
  const title = inFrame(page).locator('figcaption').first();
  await expect(title).toHaveText(lang === 'ru' ? RUSSIAN : /^[^а-я]+$/iu);
  await expect(inFrame(page).locator('html')).toHaveAttribute('data-theme', theme);
  await expect
    .poll(() => page.locator('#frame').evaluate((frame) => frame.clientHeight))
    .toBeGreaterThan(400);
  const isWhole = () =>
    inFrame(page)
      .locator('html')
      .evaluate((html) => html.scrollHeight <= innerHeight + 1);
  await expect.poll(isWhole).toBe(true);

  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  const [other, otherTheme] = [lang === 'ru' ? 'en' : 'ru', theme === 'dark' ? 'light' : 'dark'];
  await tell(page, {language: other, theme: otherTheme});
  await expect(title).toHaveText(other === 'ru' ? RUSSIAN : /^[^а-я]+$/iu);
  await expect(inFrame(page).locator('html')).toHaveAttribute('data-theme', otherTheme);
  await expect(inFrame(page).locator('svg').filter({visible: true}).first()).toBeVisible();
  expect(requests).toEqual([]);
  const told = await page.evaluate(() => window.told.filter((each) => each.language).at(-1));
  expect(told).toMatchObject({'benchmark-figure': 'state', language: other, theme: otherTheme});

  await tell(page, {view: {scale: 'log', note: '<b>'}, language: 'xx', theme: '"><b>'});
  await expect(inFrame(page).locator('.figure.is-live')).toBeVisible();
  await expect(inFrame(page).locator('[data-scale=log]')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.context().cookies()).toEqual([]);
  const stored = await inFrame(page)
    .locator('html')
    .evaluate(() => localStorage.length + sessionStorage.length);
  expect(stored).toBe(0);
  // The menu came with the first touch. This host doesn't allow its frame to copy.
  const {menu, summary, copy} = menuIn(inFrame(page));
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator('.figure-share-sentence')).toContainText(/\d.*#figure-/u);
  await copy('iframe').click();
  await expect(menu.locator('textarea')).toHaveValue(
    new RegExp(
      `embed/${FIGURE}/\\?lang=${other}&amp;theme=${theme}&amp;f\\.${NAME}\\.scale=log" title=`,
      'u',
    ),
  );
  await expect(menu.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('under a strict policy the frame and the element draw, and nothing is refused', async ({
  host,
  said,
  lang,
}) => {
  const page = await host(`strict?lang=${lang}&theme=dark`);
  await expect(inFrame(page).locator('figcaption').first()).toBeVisible();
  const figure = page.locator('benchmark-figure .figure.is-live');
  await expect(figure).toBeVisible();
  await expect(figure.locator('figcaption')).toHaveText(lang === 'ru' ? RUSSIAN : /^[^а-я]+$/iu);
  await expect(figure.locator('.figure-source')).toContainText('CC BY 4.0');

  // The menu of the element asks the site for nothing.
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  const {menu, summary, copy} = menuIn(page, 'benchmark-figure .box >');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator('.figure-share-sentence')).toContainText(/\d.*#figure-/u);
  await expect(menu.locator('a[href*="/data/csv/"]')).toHaveAttribute('target', '_blank');
  await expect(menu.locator('a[href$=".dark.svg"]')).toBeVisible();
  await copy('bibtex').click();
  await expect(menu.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  expect(requests).toEqual([]);
  expect(said.filter((text) => /Content.Security.Policy/iu.test(text))).toEqual([]);
});

test('on a dark slide the element draws for its room, switches in place, and needs no network then', async ({
  host,
  context,
  lang,
}) => {
  const page = await host(`deck?lang=${lang}&theme=dark`);
  await page.waitForFunction(() => window.Reveal?.isReady());
  await expect(page.locator('benchmark-figure .figure.is-live')).toHaveCount(1);
  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  const figure = page.locator('benchmark-figure .figure');
  await expect(figure.locator('svg').filter({visible: true}).first()).toBeVisible();
  await expect(figure.locator('.figure-controls')).toBeHidden();
  const other = lang === 'ru' ? 'en' : 'ru';
  await page.locator('benchmark-figure').evaluate((each, next) => (each.lang = next), other);
  await expect(figure.locator('figcaption')).toHaveText(other === 'ru' ? RUSSIAN : /^[^а-я]+$/iu);
  await expect(page.locator('benchmark-figure .figure.is-live')).toBeVisible();
  const ground = await page
    .locator('benchmark-figure .box')
    .evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(ground).toBe('rgb(22, 24, 27)');

  // A slide has no menu; outside of one, its keys are its own, and a clicker's are the deck's.
  const {menu, summary} = menuIn(page, 'benchmark-figure .box >');
  await expect(summary).toBeHidden();
  await page.locator('benchmark-figure').evaluate((each) => each.removeAttribute('plain'));
  await summary.focus();
  await page.keyboard.press('Space');
  await expect(menu).toHaveAttribute('open');
  const slide = () => page.evaluate(() => window.Reveal.getIndices().h);
  await menu.getByRole('combobox').focus();
  await page.keyboard.press('ArrowUp');
  expect(await slide()).toBe(1);
  await page.keyboard.press('PageUp');
  await expect.poll(slide).toBe(0);
});

test('where the host lets nothing in, its own picture stays @once', async ({host}) => {
  for (const path of ['shut', 'no-scripts']) {
    const page = await host(`${path}?lang=ru`);
    await expect(page.locator('#own')).toBeVisible();
    await page.close();
  }
  const framed = await host('no-scripts?lang=ru');
  await expect(inFrame(framed).locator('figcaption').first()).toHaveText(RUSSIAN);
});

test('in a sandbox the picture is there, with scripts and without @once', async ({host}) => {
  const scripted = await host('sandbox?allow=allow-scripts&lang=ru&theme=dark');
  await expect(inFrame(scripted).locator('figcaption').first()).toHaveText(RUSSIAN);
  await inFrame(scripted).locator('[data-scale=log]').click();
  await expect(inFrame(scripted).locator('.figure.is-live')).toBeVisible();
  const {menu, summary} = menuIn(inFrame(scripted));
  await summary.tap();
  await expect(menu).toContainText(`/embed/${FIGURE}/?lang=ru`);
  const silent = await host('sandbox?lang=ru');
  await expect(inFrame(silent).locator('.figure-wide svg')).toBeVisible();
  await expect(inFrame(silent).locator('noscript')).toBeVisible();
});

test('a plain figure has neither pins nor the lines that lead to them @once', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/embed/state-or-coroutines/throughput-by-workers/`);
  const pins = page.locator('.figure-picture svg :is(a, path:has(+ a))');
  // A line that is upright has no box that could be seen.
  const shown = () =>
    pins.evaluateAll(
      (all) => all.filter((each) => getComputedStyle(each).display !== 'none').length,
    );
  expect(await shown()).toBeGreaterThan(0);
  await page.goto(`${page.url()}?plain`);
  expect(await shown()).toBe(0);
});

test('what an address asks for in vain is said in its language, and never becomes markup', async ({
  page,
  site,
  lang,
}) => {
  const hostile = encodeURIComponent('<img src=x onerror=alert(1)>');
  const query = `lang=${lang}&theme=${hostile}&f.${NAME}.scale=up&f.${NAME}.note=${hostile}&frozen=${hostile}`;
  await page.goto(`${site.origin}/embed/${FIGURE}/?${query}`);
  const notices = page.locator('.figure-notices p');
  await expect(notices).toHaveCount(4);
  if (lang === 'ru') await expect(notices.first()).toHaveText(RUSSIAN);
  await expect(page.locator('img')).toHaveCount(0);
  await expect(page.locator('.figure.is-live')).toBeVisible();
});

test('a figure that there is not leads to the nearest, in the language of its address', async ({
  context,
  site,
  lang,
}) => {
  // The site's host answers 404 first, as it has to, and the console says so.
  const page = await context.newPage();
  const near = FIGURE.replace('workers', 'worker');
  await page.goto(`${site.origin}/embed/${near}/?lang=${lang}`);
  const nearest = page.locator('[data-missing]');
  await expect(nearest).toContainText(near);
  await expect(nearest.locator('a').first()).toHaveAttribute(
    'href',
    `/embed/${FIGURE}/?lang=${lang}`,
  );
  const named = await nearest
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(named).size).toBe(3);
  if (lang === 'ru') await expect(nearest).toContainText(RUSSIAN);
});

test('a frozen state draws what it was, says its day, and that the study was corrected since', async ({
  page,
  context,
  site,
  lang,
}) => {
  const id = '0123456789';
  const figure = 'httparena-php-2026-04/database';
  const now = await (await page.request.get(`${site.origin}/embed/${figure}/figure.json`)).json();
  const own = {...now.languages[lang].own, title: 'As it was'};
  const languages = {...now.languages, [lang]: {...now.languages[lang], own}};
  const state = {...now, id, frozenOn: '2026-01-02', corrections: [], languages};
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(`**/frozen/${figure}/${id}.json`, (route) => route.fulfill({json: state}));
  await page.goto(`${site.origin}/embed/${figure}/?lang=${lang}&frozen=${id}`);
  await expect(page.locator('figcaption')).toHaveText('As it was');
  await expect(page.locator('.figure.is-live')).toBeVisible();
  const notices = page.locator('.figure-notices');
  await expect(notices).toContainText('2026');
  await expect(notices.locator('a[href*="/corrections/"]')).toBeVisible();

  const {menu, summary, copy} = menuIn(page);
  await summary.click();
  await copy('component').click();
  await expect(menu.getByRole('status')).not.toBeEmpty();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`embed/${figure}/?lang=${lang}&amp;frozen=${id}" lang="${lang}"`);
  expect(code).toMatch(
    new RegExp(`/frozen/${figure}/${id}\\.${lang}\\.(?:light|dark)\\.svg" alt="As it was"`, 'u'),
  );
  await expect(menu.locator('input[name^=state]')).toHaveCount(0);

  await page.route(`**/embed/${figure}/figure.json`, (route) => route.fulfill({body: 'gone'}));
  await page.reload();
  await expect(page.locator('figcaption')).toHaveText('As it was');
  await expect(notices).toContainText('2026');
});

test('an explorable stands alone, keeps its state and switches language with it', async ({
  page,
  site,
  lang,
}) => {
  await page.goto(`${site.origin}/embed/answer/?lang=${lang}&profile=services`);
  const explorable = page.locator('[data-explorable=answer]');
  await expect(explorable).toHaveAttribute('data-is-live', '');
  await expect(explorable.locator('input[name=wait]')).toHaveValue(/^228[.,]2$/);
  await page.locator('[data-embed=language]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', lang === 'ru' ? 'en' : 'ru');
  await expect(explorable).toHaveAttribute('data-is-live', '');
  await expect(explorable.locator('input[name=wait]')).toHaveValue(/^228[.,]2$/);
});

test('a claim has a page of its own in both languages @once', async ({page, site}) => {
  await page.goto(`${site.origin}/embed/claims/appwrite-0-7/gain-91/?lang=ru`);
  await expect(page.locator('.claim-verdict')).toHaveText(RUSSIAN);
  await expect(page.locator('.claim a[href^="/ru/claims/"]')).toBeVisible();
});
