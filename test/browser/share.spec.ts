import {readFileSync} from 'node:fs';
import {PNG} from 'pngjs';
import {expect, test} from './fixtures.ts';

const PAGE = '/studies/swoole-in-practice-cases/';
const FIGURE = 'bytepursuits/throughput';

/** The menu of the first figure, in the language of the view. */
function menuOf(page) {
  const menu = page.locator('[data-figure-share]').first();
  const more = menu.locator('.figure-share-more');
  const copy = (what) => menu.locator(`[data-copy="${what}"]`);
  return {menu, more, copy, summary: menu.locator('summary'), status: menu.getByRole('status')};
}

/** Status of a file that a link leads to. */
async function statusOf(page, link) {
  const address = new URL(String(await link.getAttribute('href')), page.url()).href;
  return (await page.request.get(address)).status();
}

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
  test.beforeEach(async ({context, open}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(PAGE);
  });

  test('each code is copied, live and frozen @every-view', async ({page, lang, device}) => {
    const {summary, more, copy, status} = menuOf(page);
    await (device === 'phone' ? summary.tap() : summary.click());
    await expect(more).toBeVisible();
    await copy('link').click();
    const done = lang === 'ru' ? '«Копировать ссылку»: готово.' : '“Copy link”: done.';
    await expect(status).toHaveText(done);
    expect(await copied(page)).toContain(`${PAGE}#figure-throughput`);
    await more.locator('input[value="frozen"]').check();
    await copy('link').click();
    expect(await copied(page)).toMatch(
      new RegExp(`/embed/${FIGURE}/\\?lang=${lang}&frozen=[0-9a-f]{10}$`, 'u'),
    );
    await copy('iframe').click();
    expect(await copied(page)).toMatch(/^<iframe src="[^"]+&amp;frozen=[0-9a-f]{10}" title="/u);
    const files = more.locator('a:visible');
    await expect(files).toHaveCount(1);
    for (const link of await files.all()) {
      expect(await link.getAttribute('href')).toMatch(
        /\/frozen\/bytepursuits\/throughput\/[0-9a-f]{10}\./u,
      );
      expect(await statusOf(page, link)).toBe(200);
    }
    await copy('component').click();
    expect(await copied(page)).toContain('<benchmark-figure src="');
    await copy('markdown').click();
    expect(await copied(page)).toMatch(/^\[!\[.+\]\(.+\/frozen\/.+\.svg\)\]\(.+\)$/u);
    // A state that stays is cited as such; with new data, the page is.
    const frozenAt = new RegExp(`/embed/${FIGURE}/\\?lang=${lang}&frozen=[0-9a-f]{10}`, 'u');
    for (const form of ['plain', 'bibtex', 'csl']) {
      await copy(form).click();
      await expect.poll(() => copied(page)).toMatch(frozenAt);
    }
    expect(JSON.parse(await copied(page))[0].id).toMatch(/-[0-9a-f]{10}$/u);
    await more.locator('input[value="live"]').check();
    await copy('bibtex').click();
    await expect.poll(() => copied(page)).toMatch(/^@misc\{[\s\S]*#figure-throughput/u);
    await more.locator('input[value="dark"]').check();
    await copy('iframe').click();
    await expect.poll(() => copied(page)).toMatch(/&amp;theme=dark" .*width="752" height="\d+"/u);
    await copy('component').click();
    await expect.poll(() => copied(page)).toContain(' theme="dark">');
  });

  test('a frozen link opens the figure in that state, with its day @once', async ({page}) => {
    const {summary, more, copy} = menuOf(page);
    await summary.click();
    await more.locator('input[value="frozen"]').check();
    await copy('link').click();
    await expect.poll(() => copied(page)).toContain('frozen=');
    const link = new URL(await copied(page));
    await page.goto(new URL(link.pathname + link.search, page.url()).href);
    await expect(page.locator('html')).not.toHaveAttribute('data-wait');
    await expect(page.locator('html')).toHaveAttribute(
      'data-state',
      link.searchParams.get('frozen'),
    );
    await expect(page.locator('.figure-notices')).toContainText(/20\d\d/u);
    await expect(page.locator('main .figure-picture svg:visible').first()).toBeVisible();
  });

  test('the number that was pointed at last is quoted in a sentence, with its address', async ({
    page,
    lang,
  }) => {
    const {summary, more, copy} = menuOf(page);
    const points = page.locator('[data-figure-points]').first();
    await points.focus();
    await points.locator('[data-mark]').last().focus();
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await summary.click();
    await copy('quote').click();
    const sentence = await copied(page);
    const [system, value] = String(label).split('; ');
    expect(sentence).toContain(
      lang === 'ru' ? `у\u00a0«${system}» получено` : `“${system}” stood at`,
    );
    expect(sentence).toContain(value.replace(/ \(.*$/u, ''));
    expect(await more.locator('optgroup').count()).toBeGreaterThan(1);
    expect(sentence).toMatch(/https?:\/\/\S+#figure-throughput$/u);
    await more.locator('select').selectOption({index: 0});
    await copy('quote').click();
    expect(await copied(page)).not.toBe(sentence);
  });

  test('the picture is copied in the theme that is chosen, and its files lead there', async ({
    page,
  }) => {
    const {summary, more, copy, status} = menuOf(page);
    await summary.click();
    await more.locator('input[value="dark"]').check();
    await copy('image').click();
    await expect(status).not.toBeEmpty();
    const types = await page.evaluate(async () => (await navigator.clipboard.read())[0].types);
    expect(types).toContain('image/png');
    for (const link of await more.locator('a').all()) {
      expect(await link.getAttribute('href')).toContain('.dark');
      expect(await statusOf(page, link)).toBe(200);
    }
  });

  test('a PNG is made of the SVG, in each size, and named like it', async ({page}) => {
    const {summary, more} = menuOf(page);
    await summary.click();
    const svg = await more.locator('[data-end=".svg"]').getAttribute('href');
    for (const [scale, end] of [
      [1, '.png'],
      [2, '@2x.png'],
    ] as const) {
      const begun = page.waitForEvent('download');
      await more.locator(`[data-scale="${scale}"]`).click();
      const saved = await begun;
      expect(saved.suggestedFilename()).toBe(svg?.split('/').at(-1)?.replace('.svg', end));
      const png = PNG.sync.read(readFileSync(await saved.path()));
      expect(png.width).toBe(768 * scale);
      const dots = new Uint32Array(png.data.buffer, png.data.byteOffset, png.width * png.height);
      expect(new Set(dots).size).toBeGreaterThan(16);
    }
  });

  test('the keyboard opens it, and Escape closes it with the focus back', async ({page}) => {
    const {menu, summary, more} = menuOf(page);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(more).toBeVisible();
    await more.getByRole('button').first().focus();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('a finger finds every target', async ({page, device}) => {
    test.skip(device !== 'phone', 'for phones');
    const {menu, summary, more} = menuOf(page);
    await summary.tap();
    await expect(more).toBeVisible();
    for (const target of await menu.locator('summary, a:visible, button, select, label').all()) {
      const box = await target.boundingBox();
      expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
    const {scrollWidth, clientWidth} = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return {scrollWidth, clientWidth};
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});

test('a browser that refuses to copy gets the text in a field, and is told', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await open(PAGE);
  const {menu, summary, copy, status} = menuOf(page);
  await summary.click();
  await copy('bibtex').click();
  await expect(menu.locator('textarea')).toHaveValue(/^@misc\{/u);
  await expect(status).not.toBeEmpty();
  await copy('image').click();
  await expect(menu.locator('textarea')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the files are links that work', async ({page, open}) => {
    await open(PAGE);
    const {menu, summary} = menuOf(page);
    await summary.click();
    for (const link of await menu.locator('a:not([href*="/embed/"])').all()) {
      expect(await statusOf(page, link)).toBe(200);
    }
  });
});
