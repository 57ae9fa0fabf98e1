import {STUDY, figureNamed, picture, marks, LIVE, pointAt} from './figure-page.ts';
import {expect, test} from './fixtures.ts';

test('the picture answers a pointer or a touch by itself: value, place, note, and no request @every-view', async ({
  page,
  open,
  device,
  requests,
}) => {
  await open(STUDY);
  const figure = figureNamed(page, 'throughput-by-workers');
  await picture(figure).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await pointAt(page, figure, device, 'swoole-nts|8');
  const tip = figure.locator('.figure-tip');
  await expect(tip).toContainText('Swoole NTS');
  await expect(tip).toContainText(/342\s/);
  const note = await figure.locator('#throughput-by-workers--workers-count span').innerText();
  await expect(tip).toContainText(note.slice(0, 30));
  expect(requests.slice(before)).toEqual([]);
});

test('a tip stays inside its figure, and nothing widens the page', async ({page, open, lang}) => {
  const widths = [320, 390, 675, 1350];
  for (const width of widths) {
    await page.setViewportSize({width, height: 844});
    await open('/studies/state-or-coroutines/');
    const outside = await page.evaluate(tipsOutside);
    expect(outside, `${lang} at ${width} px`).toEqual([]);
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `${width} px`).toBe(0);
  }
});

/** In the page: shows every tip of every figure, and names those that leave their picture at a side. */
function tipsOutside() {
  return [...document.querySelectorAll('figure.figure')].flatMap((figure) => {
    const points = figure.querySelector('[data-figure-points]');
    points.focus();
    return [...points.querySelectorAll('[data-mark]')].flatMap((mark) => {
      mark.focus();
      const [tip, room] = [figure.querySelector('.figure-tip'), figure].map((element) =>
        element.getBoundingClientRect(),
      );
      const isInside = tip.left >= room.left - 1 && tip.right <= room.right + 1;
      return isInside ? [] : [`${figure.id} ${mark.dataset.mark}`];
    });
  });
}

test('a factor is said with its sign and its interval', async ({page, open, device, lang}) => {
  await open('/studies/state-or-coroutines-frameworks/');
  const figure = figureNamed(page, 'frameworks');
  await figure.locator('[data-figure-points]').focus();
  const labels = await marks(figure).evaluateAll((all) =>
    all.map((mark) => mark.getAttribute('aria-label')).filter((label) => label.includes('×')),
  );
  expect(labels.length, device).toBeGreaterThan(0);
  const number = lang === 'ru' ? '[\\d,]+' : '[\\d.]+';
  for (const label of labels)
    expect(label).toMatch(new RegExp(`×${number}( \\(${number}–${number}\\))?;`));
  expect(labels.join()).toMatch(/–/);
});

test('the keyboard reaches every point before anything is fetched, then the pins; each says its value', async ({
  page,
  open,
  requests,
}) => {
  await open(STUDY);
  const figure = figureNamed(page, 'throughput-by-workers');
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await figure.locator('[data-figure-points]').focus();
  const wanted = await marks(figure).evaluateAll((all) => all.map(({dataset}) => dataset.mark));
  expect(wanted).toHaveLength(16);
  const reached = [];
  for (const _ of wanted) {
    const active = page.locator(':focus');
    reached.push(await active.getAttribute('data-mark'));
    await expect(active).toHaveAttribute('aria-label', /\d/);
    await expect(figure.locator('.figure-tip')).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  expect(reached).toEqual(wanted);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAttribute('data-mark', /\|4$/);
  await page.keyboard.press('Escape');
  await expect(figure.locator('.figure-tip')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#throughput-by-workers--ceiling');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus')).toHaveAttribute('data-mark', wanted[0]);
  await page.keyboard.press('Shift+Tab');
  expect(await figure.evaluate((box) => box.contains(document.activeElement))).toBe(false);
  expect(requests.slice(before)).toEqual([]);
});

test('pins lead to their texts by mouse, touch and keyboard, without the live chart', async ({
  page,
  open,
  device,
  requests,
}) => {
  await open(STUDY);
  const figure = figureNamed(page, 'in-flight-vs-cap');
  const pin = picture(figure)
    .locator('a[href="#in-flight-vs-cap--capped"]')
    .filter({visible: true});
  await expect(pin).toHaveAccessibleName(/1/);
  if (device === 'phone') await pin.tap();
  else {
    await pin.focus();
    await page.keyboard.press('Enter');
  }
  await expect(figure.locator('li.is-active')).toHaveAttribute('id', 'in-flight-vs-cap--capped');
  await expect(figure.locator('button[data-note=capped]')).toBeFocused();
  await expect(pin).toHaveClass(/is-active/);
  await expect(page).toHaveURL(/f\.in-flight-vs-cap\.note=capped/);
  await page.keyboard.press('Enter');
  await expect(figure.locator('li.is-active')).toHaveCount(0);
  expect(requests.filter((url) => LIVE.test(url))).toEqual([]);
});

test('between a phone and a desktop stands a drawing of a readable size', async ({page, open}) => {
  for (const [width, kind] of [
    [675, 'wide'],
    [590, 'narrow'],
  ]) {
    await page.setViewportSize({width, height: 800});
    await open(STUDY);
    const drawing = figureNamed(page, 'throughput-by-workers').locator(`.figure-${kind}`);
    await expect(drawing, `${width} px`).toBeVisible();
    const box = await drawing.locator('svg').first().boundingBox();
    expect(box.height, `${width} px`).toBeLessThan(620);
    if (kind === 'narrow') expect(box.width).toBeLessThanOrEqual(480);
    else expect((box.width / 720) * 14).toBeGreaterThan(11);
  }
});

test('print has wide pictures that no page break cuts, annotations and opened tables', async ({
  page,
  open,
}) => {
  await open(STUDY);
  await page.emulateMedia({media: 'print'});
  const figure = figureNamed(page, 'throughput-by-workers');
  await expect(figure.locator('.figure-wide')).toBeVisible();
  await expect(figure.locator('.figure-narrow')).toBeHidden();
  await expect(picture(figure)).toHaveCSS('break-inside', 'avoid');
  await expect(figure).toHaveCSS('break-inside', 'auto');
  await expect(figure.locator('svg [role=img]').filter({visible: true})).toHaveCount(1);
  await expect(figure.locator('.figure-controls')).toBeHidden();
  await expect(figure.locator('.figure-share')).toBeHidden();
  const table = figure.locator('.figure-data table');
  expect(
    await table.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true})),
  ).toBe(true);
  expect((await table.boundingBox()).height).toBeGreaterThan(50);
});

test('in forced colours a pressed chip differs from one that is not', async ({page, open}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(STUDY);
  const chips = figureNamed(page, 'throughput-by-workers').locator('button[data-scale]');
  const colours = await chips.evaluateAll((all) =>
    all.map((chip) => getComputedStyle(chip).backgroundColor),
  );
  expect(new Set(colours).size).toBe(2);
});
