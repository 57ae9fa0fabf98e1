import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {awake, expect, test} from './fixtures.ts';

const CATALOGUE = '/studies/';
const entries = (page) => page.locator('main [data-list] li');
const shown = (page) => entries(page).filter({visible: true});
const choose = (page, name, value) =>
  page.locator(`main select[name=${name}]`).selectOption({value});

test('studies are narrowed without the application, and the address tells by what', async ({
  page,
  open,
  requests,
  isApp,
}) => {
  await open(CATALOGUE);
  const all = await entries(page).count();
  expect(all).toBeGreaterThan(10);
  await expect(page.locator('main output')).toContainText(`${all} / ${all}`);
  await choose(page, 'effects', 'coroutine');
  await choose(page, 'loadModel', 'open');
  await expect(page).toHaveURL(/\?effects=coroutine&loadModel=open$/);
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  const some = await shown(page).count();
  expect(some).toBeGreaterThan(0);
  await expect(page.locator('main output')).toContainText(`${some} / ${all}`);
  for (const entry of await shown(page).all())
    await expect(entry).toHaveAttribute('data-effects', /\bcoroutine\b/);
  await page.reload();
  await expect.poll(() => shown(page).count()).toBe(some);
  await page.locator('main form button').click();
  await expect.poll(() => shown(page).count()).toBe(all);
  await expect(page).toHaveURL(/\/studies\/$/);
  expect(requests.filter(isApp)).toEqual([]);
});

test('the application leaves alone what is narrowed, and its links load their pages, which fetch nothing of it', async ({
  page,
  open,
  requests,
  isApp,
}) => {
  await open(`${CATALOGUE}?evidence=own&wake`);
  await awake(page);
  const own = await entries(page).and(page.locator('[data-evidence=own]')).count();
  await expect.poll(() => shown(page).count()).toBe(own);
  await open('/about/?wake');
  await awake(page);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await page
    .locator('a[href$="/studies/"]')
    .first()
    .evaluate((link) => link.click());
  await expect(page).toHaveURL(/\/studies\/$/);
  await expect.poll(() => shown(page).count()).toBeGreaterThan(own);
  await choose(page, 'evidence', 'own');
  await expect.poll(() => shown(page).count()).toBe(own);
  expect(requests.filter(isApp)).toEqual([]);
});

test('a family of runtimes has the studies of all its variants', async ({page, open}) => {
  await open(CATALOGUE);
  await choose(page, 'runtimes', 'frankenphp');
  for (const study of ['laravel-trueasync-octane', 'symfony-7-runtimes'])
    await expect(
      shown(page).locator(`a:not([aria-hidden])[href$="/studies/${study}/"]`),
    ).toBeVisible();
  await choose(page, 'runtimes', 'frankenphp-octane');
  await expect(shown(page).locator('a[href$="/studies/symfony-7-runtimes/"]')).toHaveCount(0);
});

test('studies are found by words in any form, by names as readers write them, and by verdict', async ({
  page,
  open,
  lang,
}) => {
  await open(CATALOGUE);
  const all = await entries(page).count();
  const words = page.locator('main input[type=search]');
  for (const [typed, study] of [
    ['rr', 'symfony-7-runtimes'],
    [lang === 'ru' ? 'профилировщиками' : 'profilers', 'php-fast-profile'],
    [lang === 'ru' ? 'октейне' : 'octane', 'laravel-trueasync-octane'],
  ]) {
    await words.fill(typed);
    await expect(
      shown(page).locator(`a:not([aria-hidden])[href$="/studies/${study}/"]`),
    ).toBeVisible();
    await expect.poll(() => shown(page).count()).toBeLessThan(all);
  }
  // It is in “frameworks”, and no word.
  await words.fill('ameworks');
  await expect(page.locator('[data-list-none]')).toBeVisible();
  await words.fill('');
  await choose(page, 'verdicts', 'artefact');
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  for (const entry of await shown(page).all())
    await expect(entry).toHaveAttribute('data-verdicts', /\bartefact\b/);
});

for (const path of [CATALOGUE, '/claims/', '/claims/laravel-trueasync-octane/'])
  test(`controls of ${path} take a screen of a phone at most`, async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(path);
    const box = await page.locator('[data-island=list] form').boundingBox();
    expect(box?.height).toBeLessThan(844);
  });

for (const path of [CATALOGUE, '/runtimes/'])
  test(`each entry of ${path} has the picture of its figure, in the theme and the language of the page, fetched once it is near @every-view`, async ({
    page,
    open,
    theme,
    lang,
    requests,
  }) => {
    await open(path);
    const pictures = page.locator('main li img');
    const shownNow = pictures.filter({visible: true});
    expect(await pictures.count()).toBeGreaterThan(10);
    await expect(shownNow).toHaveCount((await pictures.count()) / 2);
    await expect(shownNow).toHaveCount(await page.locator('main li:has(img)').count());
    const slides = () => requests.filter((url) => url.endsWith('.slide.svg'));
    for (const picture of await shownNow.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        )
        .toBe(true);
      await expect(picture).toHaveAttribute(
        'src',
        new RegExp(`\\.${lang}\\.${theme}\\.slide\\.svg$`),
      );
    }
    expect(slides().every((url) => url.endsWith(`.${lang}.${theme}.slide.svg`))).toBe(true);
    await page.locator('[data-theme-toggle]').click();
    await expect(shownNow.first()).toHaveAttribute(
      'src',
      new RegExp(`\\.${theme === 'dark' ? 'light' : 'dark'}\\.slide\\.svg$`),
    );
  });

test('every picture that a page of the build shows is there @once', () => {
  const missing = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.html') && !/^(embed|talk)\//u.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(`build/${file}`, 'utf8').matchAll(/<img[^>]*\ssrc="?(\/[^\s">]+)/gu),
        ([, source]) => source,
      ),
    )
    .filter((source) => !existsSync(`build${source}`));
  expect([...new Set(missing)]).toEqual([]);
});
