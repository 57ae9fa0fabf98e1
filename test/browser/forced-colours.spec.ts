import {expect, test} from './fixtures.ts';
import {STUDY} from './figure-page.ts';

/** Least contrast of texts, and of lines and marks. */
const TEXT = 4.5;
const MARK = 3;

const EXPLORABLES = ['effects', 'compare', 'worker-pool', 'would-it-help', 'diagnose'];

/** Contrast of every text and mark of the pictures with what is behind it, where it is too low. */
const faintIn = (page, least) =>
  page.evaluate(
    ({TEXT, MARK, PICTURE = '.figure-picture'}) => {
      const rgb = (colour) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
      const light = ([r, g, b]) =>
        [r, g, b]
          .map((each) => each / 255)
          .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
          .reduce((sum, each, i) => sum + each * [0.2126, 0.7152, 0.0722][i], 0);
      const contrast = (a, b) => {
        const [low, high] = [light(rgb(a)), light(rgb(b))].sort((x, y) => x - y);
        return (high + 0.05) / (low + 0.05);
      };
      const canvas = getComputedStyle(document.documentElement).backgroundColor;
      const isShown = (one) => one.getBoundingClientRect().width > 0;
      const all = [...document.querySelectorAll(`${PICTURE} [role=img] *`)].filter(isShown);
      const marks = all
        .map((one) => ({
          one,
          stroke: getComputedStyle(one).stroke,
          grid: one.getAttribute('stroke'),
        }))
        .filter(({stroke, grid}) => /^rgb/.test(stroke) && !/grid|surface|band/.test(grid))
        .filter(({one, stroke}) => !one.matches('text') && contrast(stroke, canvas) < MARK)
        .map(({one}) => one.outerHTML.slice(0, 120));
      const texts = [...document.querySelectorAll(`${PICTURE} text`)]
        .filter(isShown)
        .filter((one) => {
          const circle = one.closest('a')?.querySelector('circle');
          const behind = circle ? getComputedStyle(circle).fill : canvas;
          return contrast(getComputedStyle(one).fill, behind) < TEXT;
        })
        .map((one) => one.textContent);
      return {canvas, marks, texts};
    },
    {...least},
  );

for (const chosen of ['light', 'dark']) {
  test(`figures, pins and chosen controls can be read in forced colours, with the site set to ${chosen}`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open(`${STUDY}?docusaurus-theme=${chosen}`);
    const {marks, texts} = await faintIn(page, {TEXT, MARK});
    expect(texts).toEqual([]);
    expect(marks).toEqual([]);
    const pin = page.locator('button.figure-pin').first();
    await expect(pin).toHaveCSS('border-top-width', '1px');
    const canvas = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    await expect(pin).toHaveCSS('background-color', canvas);
    const controls = page.locator('figure').first().locator('.figure-controls button[data-series]');
    const backgroundOf = (button) =>
      button.evaluate((one) => getComputedStyle(one).backgroundColor);
    const pressed = await backgroundOf(controls.nth(1));
    await controls.nth(1).click();
    await expect(controls.nth(1)).toHaveAttribute('aria-pressed', 'false');
    expect(await backgroundOf(controls.nth(1))).not.toBe(pressed);
  });
}

test('verdicts and filters keep their edges in forced colours', async ({page, open}) => {
  await page.emulateMedia({forcedColors: 'active'});
  for (const [path, selector] of [
    [STUDY, 'main [data-verdict]'],
    ['/claims/', 'main form :is(select, input[type=search])'],
    ['/studies/', 'main form select'],
  ]) {
    await open(path);
    const edge = await page
      .locator(selector)
      .filter({visible: true})
      .first()
      .evaluate((one) => {
        const {borderTopColor, borderTopWidth} = getComputedStyle(one);
        return {borderTopColor, borderTopWidth};
      });
    const canvas = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(parseFloat(edge.borderTopWidth), selector).toBeGreaterThan(0);
    expect(edge.borderTopColor, selector).not.toBe(canvas);
  }
});

for (const name of EXPLORABLES)
  test(`${name} can be read in forced colours that are not the site’s`, async ({page, open}) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    await open(`/explore/${name}/?docusaurus-theme=light`);
    const {texts} = await faintIn(page, {TEXT, MARK, PICTURE: '.explorable'});
    expect(texts).toEqual([]);
  });

test('bars of the simulator stand out from their lanes in forced colours, and the chosen step from the others', async ({
  page,
  open,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open('/explore/worker-pool/');
  const pool = page.locator('[data-explorable="pool"]');
  const fillOf = (selector) =>
    pool
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).fill);
  const lane = await fillOf('.pool-lane');
  for (const kind of ['compute', 'wait', 'queue'])
    expect(await fillOf(`.pool-bars [data-kind="${kind}"]`)).not.toBe(lane);
  const steps = pool.locator('.pool-lessons button');
  const backgroundOf = (pressed) =>
    pool
      .locator(`.pool-lessons button[aria-pressed="${pressed}"]`)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(steps.first()).toBeVisible();
  await steps.first().click();
  await expect(steps.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await backgroundOf(true)).not.toBe(await backgroundOf(false));
});

test('small timelines and the picture of a request are drawn in the reader’s own colour @once', async ({
  page,
  open,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  for (const [name, picture] of [
    ['effects', '.effects-timeline path'],
    ['would-it-help', '.answer-request path'],
  ]) {
    await open(`/explore/${name}/`);
    const fills = await page.locator(picture).evaluateAll((paths) => {
      const own = getComputedStyle(document.body).color;
      return paths.map((path) => getComputedStyle(path).fill === own);
    });
    expect(fills.length).toBeGreaterThan(4);
    expect(fills.every(Boolean)).toBe(true);
  }
});
