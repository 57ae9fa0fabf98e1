import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './fixtures.ts';

const PAGE = '/contribute/check-a-file/';
const RESULT = 'static/data/results/laravel-trueasync-octane/ta-benchmark-2026-04-03.json';
const TEXT = {
  en: {
    ...{good: 'is a valid result', bad: 'has 2 problems', lines: 'workers'},
    ...{quantity: '95th percentile', evidence: 'by the makers'},
  },
  ru: {
    ...{good: 'годный результат', bad: '2 ошибки', lines: 'воркеры'},
    ...{quantity: '95-й процентиль', evidence: 'от авторов'},
  },
};

const frame = (page) => page.locator('[data-file-check]');
const field = (page) => frame(page).locator('input[type=file]');
const json = (name, data) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
});

test('a chosen file is checked and drawn, and sent nowhere @every-view', async ({
  page,
  open,
  lang,
  requests,
}) => {
  await open(PAGE);
  await field(page).setInputFiles(RESULT);
  await expect(frame(page).getByRole('status')).toContainText(TEXT[lang].good);
  const chart = frame(page).locator('[data-file-picture] svg');
  await expect(chart).toBeVisible();
  await expect(chart).toContainText(TEXT[lang].lines);
  await expect(chart.locator('[data-mark]')).toHaveCount(16);
  const before = requests.length;
  await frame(page).locator('select').selectOption('latencyMs.p95');
  await expect(chart).toContainText(TEXT[lang].quantity);
  await expect(frame(page).locator('dl')).toContainText(TEXT[lang].evidence);
  expect(requests.slice(before)).toEqual([]);
});

test('the file is read while there is no network', async ({page, context, open, lang}) => {
  await open(PAGE);
  await field(page).setInputFiles(RESULT);
  await expect(frame(page).getByRole('status')).toContainText(TEXT[lang].good);
  await context.setOffline(true);
  const other = 'static/data/results/kenashkov-swoole-apache-2019/ab-outputs.json';
  await field(page).setInputFiles(other);
  await expect(frame(page).getByRole('status')).toContainText('ab-outputs.json');
  await expect(frame(page).locator('[data-file-picture] [data-mark]')).toHaveCount(8);
  const {scrollWidth, clientWidth} = await page.evaluate(() => {
    const {scrollWidth: content, clientWidth: room} = document.documentElement;
    return {scrollWidth: content, clientWidth: room};
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('all problems are named at once, with place and remedy', async ({page, open, lang}) => {
  const run = JSON.parse(readFileSync(RESULT, 'utf8'));
  run.measurements[0].values.throughputPerS.value = '1,440';
  run.environment.cores = 'many';
  await open(PAGE);
  await field(page).setInputFiles(json('ta-benchmark-2026-04-03.json', run));
  await expect(frame(page).getByRole('status')).toContainText(TEXT[lang].bad);
  await expect(frame(page).locator('ol li')).toHaveCount(2);
  await expect(frame(page).locator('ol')).toContainText('1440');
  await expect(frame(page).locator('[data-file-picture]')).toHaveCount(0);
});

test('a file that a browser saved under another name is drawn, and its name is said', async ({
  page,
  open,
  lang,
}) => {
  await open(PAGE);
  await field(page).setInputFiles(json('ta-benchmark (1).json', readFileSync(RESULT, 'utf8')));
  await expect(frame(page).getByRole('status')).toContainText(TEXT[lang].good);
  await expect(frame(page)).toContainText('ta-benchmark-2026-04-03.json');
  await expect(frame(page).locator('[data-file-picture] svg')).toBeVisible();
});

test('output of a tool is recognised, and its import is named', async ({page, open}) => {
  await open(PAGE);
  await field(page).setInputFiles('cli/importers/k6/fixtures/car-ok.v2.handleSummary-default.json');
  await expect(frame(page).getByRole('status')).toContainText('npm run bench -- import k6');
  await expect(frame(page).locator('ol')).toHaveCount(0);
});

const HOSTILE = {
  'no JSON': '<!doctype html><title>404</title>',
  nothing: '',
  'five thousand levels': '['.repeat(5000),
  'a hostile key': '{"__proto__": {"polluted": true}}',
  'bytes that are no text': Buffer.from([0xff, 0xfe, 0x00, 0x41]),
};

test('hostile files are refused in a sentence', async ({page, open}) => {
  await open(PAGE);
  for (const [name, content] of Object.entries(HOSTILE)) {
    const file = {name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(content)};
    await field(page).setInputFiles(file);
    await expect(frame(page).locator('ol li')).toHaveCount(1);
    await expect(frame(page).locator('ol li')).toContainText(`${name}.json`);
  }
  expect(await page.evaluate(() => ({}).polluted)).toBeUndefined();
});

test('names in a file are text, whatever stands in them', async ({page, open, lang}) => {
  const run = JSON.parse(readFileSync(RESULT, 'utf8'));
  const name = '<img src=x onerror=alert(1)> {{x}} $t(y)';
  for (const system of Object.values(run.systems)) system.label = name;
  await open(PAGE);
  page.on('dialog', () => expect('a dialog').toBe('none'));
  await field(page).setInputFiles(json('ta-benchmark-2026-04-03.json', run));
  await expect(frame(page).getByRole('status')).toContainText(TEXT[lang].good);
  await expect(frame(page).locator('[data-file-picture]')).toContainText('{{x}}');
  await expect(frame(page).locator('img')).toHaveCount(0);
});

test('a file that is dropped before the application runs is not lost', async ({
  page,
  open,
  lang,
}) => {
  await open(PAGE);
  const content = readFileSync(RESULT, 'utf8');
  await field(page).evaluate((input, text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'ta-benchmark-2026-04-03.json', {type: 'application/json'}));
    input.files = files.files;
    for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, {bubbles: true}));
  }, content);
  await expect(frame(page).getByRole('status')).toContainText(TEXT[lang].good);
});

test('the page is sound for assistive technology once it is filled', async ({page, open}) => {
  await open(PAGE);
  const violations = async () =>
    (await new AxeBuilder({page}).include('[data-file-check]').analyze()).violations.map(
      ({id}) => id,
    );
  await field(page).setInputFiles(RESULT);
  await expect(frame(page).locator('[data-file-picture] svg')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what to do instead', async ({page, open}) => {
    await open(PAGE);
    await expect(frame(page).locator('noscript')).toHaveCount(1);
    await expect(page.locator('article')).toContainText('npm run bench -- validate');
  });
});
