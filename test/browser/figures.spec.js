import AxeBuilder from '@axe-core/playwright';
import {awake, expect, test} from './fixtures.js';

const STUDY = '/studies/laravel-trueasync-octane/';
const figureNamed = (page, name) => page.locator(`#figure-${name}`);
const picture = (figure) => figure.locator('[data-figure-picture]');
const marks = (figure) => figure.locator('[data-mark]');

/** Does what a reader of the device would do first, and waits for the live chart. */
async function wakeFigure(page, name, device) {
  const figure = figureNamed(page, name);
  await picture(figure).scrollIntoViewIfNeeded();
  if (device === 'phone') await picture(figure).tap({position: {x: 5, y: 5}});
  else await picture(figure).hover();
  await expect(figure).toHaveClass(/is-live/);
  return figure;
}

/** Values of a figure's tables, each with the words of its column and its row. */
function tableOf(figure) {
  return figure.locator('.figure-data td').evaluateAll((cells) =>
    cells
      .filter((cell) => /\d/.test(cell.textContent))
      .map((cell) => ({
        column: cell.closest('table').querySelectorAll('thead th')[cell.cellIndex].textContent,
        row: cell.parentElement.cells[0].textContent,
        value: cell.firstChild.textContent.trim(),
      })),
  );
}

test('the live chart takes the place of the picture with the same values, and nothing jumps @every-view', async ({
  page,
  open,
  device,
}) => {
  await open(STUDY);
  for (const name of [
    'throughput-by-workers',
    'latency-p50-p95',
    'memory',
    'where-the-time-goes',
  ]) {
    const still = figureNamed(page, name);
    await picture(still).scrollIntoViewIfNeeded();
    const before = await picture(still).evaluate((box) => [box.offsetTop, box.offsetHeight]);
    const words = await still
      .locator('.figure-wide text, .figure-narrow text')
      .filter({visible: true})
      .allTextContents();
    const figure = await wakeFigure(page, name, device);
    expect(await picture(figure).evaluate((box) => [box.offsetTop, box.offsetHeight])).toEqual(
      before,
    );
    const live = await figure.locator('.figure-live text').allTextContents();
    expect(live.sort()).toEqual(words.sort());
    const labels = await marks(figure).evaluateAll((all) =>
      all.map((mark) => mark.getAttribute('aria-label')),
    );
    const table = await tableOf(figure);
    expect(labels).toHaveLength(table.length);
    for (const {column, row, value} of table) {
      const [system] = column.split(', ');
      const said = labels.filter(
        (label) => label.startsWith(system) && label.includes(value) && label.includes(`: ${row}`),
      );
      expect(said, `${column} at ${row}: ${value}`).not.toEqual([]);
    }
  }
});

test('the keyboard reaches every point, and each says its value', async ({page, open, device}) => {
  await open(STUDY);
  const figure = await wakeFigure(page, 'throughput-by-workers', device);
  const wanted = await marks(figure).evaluateAll((all) => all.map(({dataset}) => dataset.mark));
  await marks(figure).first().focus();
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
});

test('pins lead to their texts by mouse, touch and keyboard, before and after the chart is live', async ({
  page,
  open,
  device,
}) => {
  await open(STUDY);
  const still = figureNamed(page, 'in-flight-vs-cap');
  const pin = picture(still).locator('a[href="#in-flight-vs-cap--capped"]').filter({visible: true});
  await expect(pin).toHaveAccessibleName(/1/);
  const figure = await wakeFigure(page, 'in-flight-vs-cap', device);
  const livePin = figure.locator('.figure-live a[data-note=capped]');
  if (device === 'phone') await livePin.tap();
  else {
    await livePin.focus();
    await page.keyboard.press('Enter');
  }
  await expect(figure.locator('li.is-active')).toHaveAttribute('id', 'in-flight-vs-cap--capped');
  await expect(figure.locator('button[data-note=capped]')).toBeFocused();
  await expect(page).toHaveURL(/f\.in-flight-vs-cap\.note=capped/);
  await page.keyboard.press('Enter');
  await expect(figure.locator('li.is-active')).toHaveCount(0);
});

test('the first press on a control is not lost', async ({page, open, device}) => {
  await open(STUDY);
  const figure = figureNamed(page, 'throughput-by-workers');
  const log = figure.locator('button[data-scale=log]');
  if (device === 'phone') await log.tap();
  else await log.click();
  await expect(log).toHaveAttribute('aria-pressed', 'true');
  await expect(figure).toHaveClass(/is-live/);
  await expect(figure.locator('.figure-live')).toContainText(/log scale|логарифмическая/);
});

test('the address holds the view, and opening it brings the view back', async ({page, open}) => {
  await open(STUDY);
  const figure = figureNamed(page, 'throughput-by-workers');
  await figure.locator('button[data-scale=log]').click();
  await awake(page);
  await figure.locator('button[data-series=trueasync]').click();
  await expect(page).toHaveURL(
    /\?f\.throughput-by-workers\.scale=log&f\.throughput-by-workers\.series=swoole-nts,swoole-zts,frankenphp-octane$/,
  );
  await page.reload();
  await expect(figure).toHaveClass(/is-live/);
  await expect(marks(figure)).toHaveCount(12);
  await expect(figure.locator('button[data-scale=log]')).toHaveAttribute('aria-pressed', 'true');
  await figure.locator('button[data-scale=linear]').click();
  await figure.locator('button[data-series=trueasync]').click();
  await expect(page).toHaveURL(/octane\/$/);
});

test('a chart that cannot be loaded leaves its picture, and says so', async ({
  page,
  open,
  device,
  complaints,
}) => {
  await page.route('**/figure-data/**', (route) => route.abort());
  await open(STUDY);
  const figure = figureNamed(page, 'memory');
  await picture(figure).scrollIntoViewIfNeeded();
  if (device === 'phone') await picture(figure).tap();
  else await picture(figure).hover();
  await expect(figure.locator('[data-figure-failed]')).toBeVisible();
  await expect(figure.locator('svg [role=img]').filter({visible: true})).toHaveCount(1);
  complaints.length = 0;
});

test('a figure opened by the application from another page has its HTML', async ({page, open}) => {
  await open('/?wake');
  await awake(page);
  await page
    .locator(`a[href$="${STUDY}"]`)
    .first()
    .evaluate((link) => link.click());
  const figure = figureNamed(page, 'throughput-by-workers');
  await expect(figure.locator('figcaption')).not.toBeEmpty();
  await expect(figure.locator('.figure-data td')).toHaveCount(16);
});

test('the download holds the values of the table', async ({page, open, site}) => {
  await open(STUDY);
  const figure = figureNamed(page, 'throughput-by-workers');
  const address = await figure.locator('.figure-data a[download]').getAttribute('href');
  const csv = await (await page.request.get(site.origin + address)).text();
  const table = await tableOf(figure);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(table.length + 1);
  for (const {row, value} of table) {
    expect(csv).toContain(`,measured,${row},${value.replaceAll(/\D/gu, '')},`);
  }
});

test('print has pictures, annotations and opened tables', async ({page, open}) => {
  await open(STUDY);
  await page.emulateMedia({media: 'print'});
  const figure = figureNamed(page, 'throughput-by-workers');
  await expect(figure.locator('svg [role=img]').filter({visible: true})).toHaveCount(1);
  await expect(figure.locator('.figure-controls')).toBeHidden();
  const table = figure.locator('.figure-data table');
  expect(
    await table.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true})),
  ).toBe(true);
  expect((await table.boundingBox()).height).toBeGreaterThan(50);
});

test('axe finds nothing in figures, still or live @every-pair', async ({page, open, device}) => {
  await open(STUDY);
  const check = () => new AxeBuilder({page}).include('figure.figure').analyze();
  expect((await check()).violations.map(({id, nodes}) => [id, nodes[0].html])).toEqual([]);
  await wakeFigure(page, 'throughput-by-workers', device);
  await wakeFigure(page, 'where-the-time-goes', device);
  expect((await check()).violations.map(({id, nodes}) => [id, nodes[0].html])).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('pictures, annotations and tables are there, and no button that does nothing', async ({
    page,
    open,
  }) => {
    await open(STUDY);
    const figure = figureNamed(page, 'latency-p50-p95');
    await expect(figure.locator('svg [role=img]').filter({visible: true})).toHaveCount(1);
    await expect(figure.locator('.figure-controls')).toBeHidden();
    await figure.locator('summary').click();
    await expect(figure.locator('.figure-data td').first()).toHaveText('28');
    await picture(figure).locator('a').filter({visible: true}).first().click();
    await expect(page).toHaveURL(/#latency-p50-p95--/);
  });
});
