import {readdirSync, readFileSync} from 'node:fs';
import {run} from '../import-run.ts';
import {violationsOn} from './axe.ts';
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

const K6 = 'cli/importers/k6/fixtures/car-ok.v2.handleSummary-default.json';
const WRK = readdirSync('cli/importers/wrk/fixtures').filter((name) => name.endsWith('.txt'));

/** Answers what is asked for, whatever it is called in the language. */
async function answer(page, facts) {
  for (const [name, text] of Object.entries(facts)) {
    const fact = frame(page).locator(`[name="${name}"]`);
    if (await fact.evaluate((element) => element.matches('select'))) await fact.selectOption(text);
    else await fact.fill(text);
  }
}

const FACTS = {
  ...{id: 'my-study/first-run', evidence: 'own', system: 'swoole', runtime: 'swoole'},
  ...{scenario: 'hello', model: 'open', rate: '50', maxVus: '20', duration: '5', workers: '4'},
};

test('output of a tool becomes the result file that the command makes @every-view', async ({
  page,
  open,
  requests,
}, info) => {
  await open(PAGE);
  await field(page).setInputFiles(K6);
  await expect(frame(page).getByRole('status').first()).toContainText('k6');
  const before = requests.length;
  await answer(page, FACTS);
  const made = frame(page).locator('[data-made]');
  await expect(made.locator('[data-file-picture] svg')).toBeVisible();
  const download = page.waitForEvent('download');
  await made.locator('a[download]').click();
  const saved = info.outputPath('my-study', 'first-run.json');
  await (await download).saveAs(saved);
  expect(requests.slice(before).filter((address) => !/^blob:/u.test(address))).toEqual([]);
  expect((await run(['validate', saved])).code).toBe(0);
  const result = JSON.parse(readFileSync(saved, 'utf8'));
  expect(result.id).toBe('my-study/first-run');
  expect(result.load.arrivalRatePerS).toBe(50);
  const [content, room] = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBeLessThanOrEqual(room);
});

test('an answer that can’t be used is refused beside its field, and what was typed stays', async ({
  page,
  open,
}) => {
  await open(PAGE);
  await field(page).setInputFiles(K6);
  await answer(page, {...FACTS, rate: 'fast', measuredOn: '31.05.2026'});
  await expect(frame(page).locator('[name=rate]')).toHaveValue('fast');
  await expect(frame(page).locator('form [role=alert]')).toHaveCount(2);
  await answer(page, {rate: '50', duration: '60', measuredOn: '2026-05-31'});
  // A shorter run than was asked for: kept only when the reader says so.
  await expect(frame(page).locator('form [role=alert]')).toHaveCount(0);
  await expect(frame(page).locator('[role=alert]')).toHaveCount(1);
  await expect(frame(page).locator('[data-made]')).toHaveCount(0);
  await frame(page)
    .getByRole('button', {name: /Keep|Оставить/u})
    .click();
  await expect(frame(page).locator('[data-made]')).toBeVisible();
});

test('several outputs are repeats of one measurement; files that don’t belong together are refused', async ({
  page,
  open,
}) => {
  await open(PAGE);
  await field(page).setInputFiles(
    WRK.slice(0, 2).map((name) => `cli/importers/wrk/fixtures/${name}`),
  );
  await expect(frame(page).locator('[name=relation]')).toBeVisible();
  await field(page).setInputFiles([K6, RESULT]);
  await expect(frame(page).locator('form')).toHaveCount(0);
  await expect(frame(page).getByRole('status')).not.toBeEmpty();
});

test('output of a tool that the page doesn’t read names its import', async ({page, open}) => {
  await open(PAGE);
  await field(page).setInputFiles('cli/importers/hyperfine/fixtures/php-boot.json');
  await expect(frame(page).getByRole('status')).toContainText('npm run bench -- import hyperfine');
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
  await field(page).setInputFiles(RESULT);
  await expect(frame(page).locator('[data-file-picture] svg')).toBeVisible();
  expect(await violationsOn(page, '[data-file-check]')).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what to do instead', async ({page, open}) => {
    await open(PAGE);
    await expect(frame(page).locator('noscript')).toHaveCount(1);
    await expect(page.locator('article')).toContainText('npm run bench -- validate');
  });
});
