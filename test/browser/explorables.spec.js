import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './fixtures.js';

const PAGE = '/theory/blocking-coefficient/';
const PRESET = 'ta-benchmark-2026-04-03/swoole-nts-8';
const frameOf = (page, name) => page.locator(`[data-explorable="${name}"]`);
const live = (page, name) => page.locator(`[data-explorable="${name}"][data-is-live]`);
const chartOf = (frame) => frame.locator('.explorable-chart svg').filter({visible: true});

/** Does what a reader of the device would do first. */
async function reachFor(frame, device) {
  await frame.scrollIntoViewIfNeeded();
  if (device === 'phone') await frame.locator('.explorable-keys, output').first().tap();
  else await frame.hover();
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('explorables show their first values, picture and table', async ({page, open}) => {
    await open(PAGE);
    for (const name of ['calculator', 'vu-cap']) {
      const frame = frameOf(page, name);
      await expect(chartOf(frame)).toHaveCount(1);
      await expect(frame.locator('noscript p, p').first()).toBeVisible();
      expect(await frame.locator('table td').count()).toBeGreaterThan(12);
    }
    await expect(frameOf(page, 'calculator').locator('[name=tcpu]')).toHaveValue('4');
  });
});

test('an explorable becomes live on intent, with the same values and in the same place @every-view', async ({
  page,
  open,
  device,
}) => {
  await open(PAGE);
  for (const name of ['calculator', 'vu-cap']) {
    const frame = frameOf(page, name);
    const [values, {height}] = [
      await frame.locator('table').innerText(),
      await frame.boundingBox(),
    ];
    await reachFor(frame, device);
    await expect(live(page, name)).toBeVisible();
    await expect(chartOf(live(page, name))).toHaveCount(1);
    expect(await frame.locator('table').innerText()).toBe(values);
    expect(Math.abs((await frame.boundingBox()).height - height)).toBeLessThan(3);
  }
});

test('the first key moves the slider, and the focus stays on it', async ({page, open}) => {
  await open(PAGE);
  const slider = frameOf(page, 'calculator').locator('[name=workers-slider]');
  const before = await slider.getAttribute('aria-valuetext');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(live(page, 'calculator')).toBeVisible();
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', before);
  const workers = await frameOf(page, 'calculator').locator('[name=workers]').inputValue();
  expect(Number(workers)).toBeGreaterThan(4);
  await expect(page).toHaveURL(new RegExp(`\\?workers=${workers}$`));
});

test('what is typed before the code is there is kept', async ({page, open}) => {
  await open(PAGE);
  await page.locator('[name=tcpu]').fill('8');
  await expect(live(page, 'calculator')).toBeVisible();
  await expect(page.locator('[name=tcpu]')).toHaveValue('8');
  await expect(page).toHaveURL(/\?tcpu=8$/);
});

test('the address holds the state, the other language shows it, reset clears it', async ({
  page,
  open,
  lang,
}) => {
  await open(`${PAGE}?tcpu=2.5&workers=12&vus=700#calculator`);
  const calculator = live(page, 'calculator');
  await expect(calculator.locator('[name=tcpu]')).toHaveValue(lang === 'ru' ? '2,5' : '2.5');
  await expect(calculator.locator('[name=workers]')).toHaveValue('12');
  await expect(live(page, 'vu-cap').locator('[name=vus]')).toHaveValue('700');
  await page.locator('header a[data-language]').evaluate((link) => link.click());
  await expect(page).toHaveURL(/\?tcpu=2\.5&workers=12&vus=700#/);
  await expect(live(page, 'calculator').locator('[name=workers]')).toHaveValue('12');
  await page.locator('[name=reset]').click();
  await expect(page).toHaveURL(/\?vus=700#/);
  await expect(live(page, 'calculator').locator('[name=tcpu]')).toHaveValue('4');
});

test('a measured point fills the form and shows the error of the model', async ({
  page,
  open,
  lang,
}) => {
  await open(`${PAGE}?preset=${PRESET}`);
  const calculator = live(page, 'calculator');
  const comma = (text) => (lang === 'ru' ? text.replace('.', ',').replace('%', '\u00a0%') : text);
  await expect(calculator.locator('[name=preset]')).toHaveValue(PRESET);
  await expect(calculator.locator('[name=rate]')).toHaveValue('1000');
  const row = calculator.locator('tr[aria-current]');
  await expect(row).toContainText('342');
  await expect(row).toContainText(comma('+7.0%'));
  await calculator.locator('[name=preset]').selectOption('ta-benchmark-2026-04-03/trueasync-4');
  await expect(calculator.locator('tr[aria-current]')).toContainText('989');
  await expect(page).toHaveURL(/\?preset=ta-benchmark-2026-04-03\/trueasync-4$/);
});

test('a number that cannot be is refused in words, and the result stays', async ({page, open}) => {
  await open(`${PAGE}?tcpu=5`);
  const calculator = live(page, 'calculator');
  const values = await calculator.locator('table').first().innerText();
  await calculator.locator('[name=tcpu]').fill('-1');
  await expect(calculator.locator('[role=alert]')).toBeVisible();
  await expect(calculator.locator('[name=tcpu]')).toHaveAttribute('aria-invalid', 'true');
  expect(await calculator.locator('table').first().innerText()).toBe(values);
  await calculator.locator('[name=tcpu]').blur();
  await expect(calculator.locator('[name=tcpu]')).toHaveValue('5');
});

test('the fields take a number as the site writes it, and say what they take', async ({
  page,
  open,
  lang,
}) => {
  await open(`${PAGE}?rate=1500.5`);
  const calculator = live(page, 'calculator');
  const rate = calculator.locator('[name=rate]');
  await expect(rate).toHaveValue(lang === 'ru' ? '1500,5' : '1500.5');
  await calculator.locator('[name=tcpu]').fill(lang === 'ru' ? '10\u00a0000' : '10,000');
  await expect(calculator.locator('[role=alert]')).toHaveCount(0);
  await expect(page).toHaveURL(/tcpu=10000/);
  await rate.fill('fast');
  await expect(calculator.locator('[role=alert]')).toContainText(/0[.,]001/);
  await expect(rate).toHaveAttribute('aria-invalid', 'true');
  await rate.blur();
  await expect(rate).toHaveValue(lang === 'ru' ? '1500,5' : '1500.5');
});

test('nothing moves when an explorable comes alive, and the application stays away', async ({
  page,
  open,
  requests,
  isApp,
}) => {
  await open(PAGE);
  await page.evaluate(() => document.fonts.ready);
  for (const name of ['calculator', 'vu-cap']) {
    const before = await layoutOf(page, name);
    await frameOf(page, name).dispatchEvent('pointerdown');
    await expect(live(page, name).locator('.explorable-drawn:not(.is-waiting) svg')).toBeVisible();
    expect(await layoutOf(page, name)).toEqual(before);
  }
  expect(requests.filter(isApp)).toEqual([]);
});

/** Places of everything in an explorable that takes room, px from the page's top. */
function layoutOf(page, name) {
  return frameOf(page, name)
    .locator('form, figure, table, input, select, button, label, dd, p:not([role=status])')
    .evaluateAll((all) =>
      all.map((element) => {
        const {top, height} = element.getBoundingClientRect();
        return `${element.tagName} ${Math.round(top + scrollY)} ${Math.round(height)}`;
      }),
    );
}

test('reset, pressed before the code is there, is not lost', async ({page, open, device}) => {
  await open(PAGE);
  await page.locator('[name=tcpu]').evaluate((field) => (field.value = '8'));
  const reset = page.locator('[name=reset]');
  await (device === 'phone' ? reset.tap() : reset.click());
  await expect(live(page, 'calculator')).toBeVisible();
  await expect(page.locator('[name=tcpu]')).toHaveValue('4');
});

test('the exhibit: another cap, another latency of the same servers', async ({
  page,
  open,
  lang,
}) => {
  await open(`${PAGE}?vus=1000`);
  const exhibit = live(page, 'vu-cap');
  const first = exhibit.locator('tbody tr').first();
  await expect(first).toContainText(
    lang === 'ru' ? /5,44.*5,46.*5,46.*183/ : /5\.44.*5\.46.*5\.46.*183/,
  );
  await exhibit.locator('[name=vus]').fill('2000');
  await expect(first).toContainText(
    lang === 'ru' ? /5,44.*5,46.*10,9.*183/ : /5\.44.*5\.46.*10\.9.*183/,
  );
  await expect(exhibit.locator('[role=status]')).toContainText(lang === 'ru' ? '10,9' : '10.9');
});

test('axe finds nothing in the live explorables @every-pair', async ({page, open}) => {
  await open(`${PAGE}?preset=${PRESET}&vus=700`);
  await expect(live(page, 'calculator')).toBeVisible();
  await expect(live(page, 'vu-cap')).toBeVisible();
  const {violations} = await new AxeBuilder({page}).include('[data-explorable]').analyze();
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join('; ')}`),
  ).toEqual([]);
});
