import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

const PAGE = '/explore/virtual-users/';
const frameOf = (page, name) => page.locator(`[data-explorable="${name}"]`);
const live = (page, name) => page.locator(`[data-explorable="${name}"][data-is-live]`);
const chartOf = (frame) => frame.locator('.explorable-chart svg').filter({visible: true});

/** Does what a reader of the device would do first. */
async function reachFor(frame, device) {
  await frame.scrollIntoViewIfNeeded();
  if (device === 'phone') await frame.locator('output').first().tap();
  else await frame.hover();
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('explorables show their first values, picture and table', async ({page, open}) => {
    await open(PAGE);
    for (const name of ['vu-cap']) {
      const frame = frameOf(page, name);
      await expect(chartOf(frame)).toHaveCount(1);
      await expect(frame.locator('noscript p, p').first()).toBeVisible();
      expect(await frame.locator('table td').count()).toBeGreaterThan(12);
    }
  });
});

test('an explorable becomes live on intent, with the same values and in the same place @every-view', async ({
  page,
  open,
  device,
}) => {
  await open(PAGE);
  for (const name of ['vu-cap']) {
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

test('nothing moves when an explorable comes alive, and the application stays away', async ({
  page,
  open,
  requests,
  isApp,
}) => {
  await open(PAGE);
  await page.evaluate(() => document.fonts.ready);
  for (const name of ['vu-cap']) {
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

test('axe finds nothing in the live explorables', async ({page, open}) => {
  await open(`${PAGE}?vus=700`);
  await expect(live(page, 'vu-cap')).toBeVisible();
  expect(await violationsOn(page, '[data-explorable]')).toEqual([]);
});

const WORDS = '[data-cells], .pool-term';

for (const [name, picture] of Object.entries({
  effects: '.effects-pictures svg',
  compare: '.compare-plot',
  'worker-pool': '.pool-bars',
  'would-it-help': '.answer-track',
}))
  test(`${name} prints its answer and its picture on white, and no controls`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await open(`/explore/${name}/?docusaurus-theme=dark`);
    const explorable = page.locator('.explorable').first();
    await expect(explorable.locator(picture).first()).toBeVisible();
    // Factors and symbols light up parts of the picture; on paper they are words like all others.
    const controls = [
      ...['[type=range]', `button:not(${WORDS})`, '.compare-cells select'],
      '[data-screen-only]',
    ];
    for (const control of controls)
      await expect(explorable.locator(control).filter({visible: true})).toHaveCount(0);
    if (name === 'compare') await expect(explorable.locator('[data-part=films] > a')).toBeVisible();
    const light = await explorable.evaluate(
      (root) =>
        [...root.querySelectorAll('p, li, td, text')].filter((one) => {
          const style = getComputedStyle(one);
          const colour = one.matches('text') ? style.fill : style.color;
          const [r, g, b] = colour.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0];
          return one.getBoundingClientRect().width > 0 && Math.max(r, g, b) > 128;
        }).length,
    );
    expect(light).toBe(0);
    const marked = await explorable.locator('.pool-term').evaluateAll((words) =>
      words.filter((word) => {
        const {textDecorationLine, borderStyle, backgroundColor} = getComputedStyle(word);
        return (
          [textDecorationLine, borderStyle, backgroundColor].join() !== 'none,none,rgba(0, 0, 0, 0)'
        );
      }),
    );
    expect(marked).toEqual([]);
  });
