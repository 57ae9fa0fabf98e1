import {readFileSync} from 'node:fs';
import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

const PAGE = '/explore/diagnose/';
const live = (page) => page.locator('[data-explorable="diagnose"][data-is-live]');
const part = (page, name) => page.locator(`.diagnose [data-part=${name}]`);
const report = (path) => readFileSync(`cli/importers/${path}`, 'utf8');
const WRK = report('wrk/fixtures/slow20.latency.txt');
const AB = report('ab/fixtures/slow20.stdout.txt');

/** The words of this page's language. */
const wordsOf = (lang) => JSON.parse(readFileSync(`i18n/${lang}/diagnose.json`, 'utf8'));
const beginning = (text) => text.split('{{')[0].replaceAll('\u00a0', ' ').trim();

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what it does, and shows one case with its answer', async ({
    page,
    open,
    lang,
  }) => {
    await open(PAGE);
    await expect(part(page, 'limit').locator('dd')).toHaveCount(3);
    await expect(part(page, 'limit')).toContainText(
      beginning(wordsOf(lang)['diagnose.limit.slots.cpu']),
    );
    await expect(page.locator('.diagnose noscript')).toHaveCount(1);
  });
});

test('two pasted reports become two runs, which workers and CPU tell apart; the address keeps numbers alone', async ({
  page,
  open,
  lang,
  requests,
}) => {
  const words = wordsOf(lang);
  await open(PAGE);
  await page.locator('[name=paste]').fill(`${AB}\n${WRK}`);
  await expect(live(page)).toBeVisible();
  await expect(part(page, 'limit').locator('dd')).toHaveCount(2);
  await expect(page.locator('[name="1.tool"]')).toHaveValue('wrk');
  await expect(part(page, 'limit')).toContainText(words['diagnose.limit.unknown']);

  const before = requests.length;
  await page.locator('[name=cores]').fill('4');
  await page.locator('[name="0.server"]').selectOption('fpm');
  await page.locator('[name="0.slots"]').fill('8');
  await page.locator('[name="0.busy"]').fill('20');
  await expect(part(page, 'limit').locator('dd').first()).toContainText(
    beginning(words['diagnose.limit.slots.cpu']),
  );
  await expect(part(page, 'next')).toContainText('pm.max_children = 34');
  await expect(part(page, 'next')).toContainText('ab -k');
  // Nothing is sent, and nothing of the text is in the address.
  expect(requests.slice(before)).toEqual([]);
  await expect.poll(() => page.url()).toContain('a.busy=20');
  expect(decodeURIComponent(page.url())).not.toMatch(/Latency|ApacheBench|localhost:\d+\/slow/u);

  const said = await part(page, 'answer').innerText();
  await page.reload();
  await expect(live(page)).toBeVisible();
  expect(await part(page, 'answer').innerText()).toBe(said);
});

test('a real case is loaded by its name, and its link shows it', async ({page, open}) => {
  await open(PAGE);
  await page.locator('.diagnose-intake summary').click();
  await page.locator('[name=case]').selectOption('octane-764');
  await expect(part(page, 'limit').locator('dd')).toHaveCount(2);
  await expect.poll(() => page.url()).toContain('case=octane-764');
  await expect(page.locator('.diagnose a[href*="laravel/octane"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[name="0.users"]')).toHaveValue('1');
});

test('files are dropped or chosen, several at once', async ({page, open}) => {
  await open(PAGE);
  await page.locator('[name=files]').setInputFiles([
    {name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(AB)},
    {name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from(WRK)},
  ]);
  await expect(page.locator('[name="1.tool"]')).toHaveValue('wrk');
});

test('hostile pastes are refused in words, and the last good answer stays', async ({
  page,
  open,
  lang,
}) => {
  await open(PAGE);
  const said = await part(page, 'answer').innerText();
  const note = part(page, 'read');
  const words = wordsOf(lang);
  await page.locator('[name=paste]').fill('<img src=x onerror=alert(1)>');
  await expect(note).toContainText(words['diagnose.refused.no-tool.reason']);
  await page.locator('[name=files]').setInputFiles({
    ...{name: 'big.txt', mimeType: 'text/plain'},
    buffer: Buffer.alloc(10 * 1024 * 1024, 'Requests/sec: 1\n'),
  });
  await expect(note).toContainText(words['diagnose.refused.too-large.reason']);
  await page.locator('[name=files]').setInputFiles({
    ...{name: 'utf16.txt', mimeType: 'text/plain'},
    buffer: Buffer.from(`\uFEFF${WRK}`, 'utf16le'),
  });
  await expect(note).toContainText('UTF-8');
  expect(await part(page, 'answer').innerText()).toBe(said);
});

test('the answer is copied as text, with its address', async ({page, open, context, lang}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(PAGE);
  await page.locator('.diagnose [name=copy]').click();
  await expect(page.locator('.diagnose [name=copy] + span')).toHaveText(
    wordsOf(lang)['diagnose.copied'],
  );
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(wordsOf(lang)['diagnose.next']);
  expect(text).toContain('/explore/diagnose/');
});

test('it is accessible, and nothing is wider than the page', async ({page, open}) => {
  await open(PAGE);
  await page.locator('[name="0.rate"]').fill('750');
  await expect(live(page)).toBeVisible();
  expect(await violationsOn(page, '.diagnose')).toEqual([]);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
});
