import {MEMORY, STUDY, figureNamed, picture, marks, wakeFigure, tableOf} from './figure-page.ts';
import {violationsOn} from './axe.ts';
import {expect, test} from './fixtures.ts';

test('the live chart takes the place of the picture with the same values, and nothing jumps @every-view', async ({
  page,
  open,
  device,
}) => {
  for (const [path, name] of [
    [STUDY, 'throughput-by-workers'],
    [STUDY, 'latency-p50-p95'],
    [MEMORY, 'memory'],
  ]) {
    await open(path);
    const still = figureNamed(page, name);
    await picture(still).scrollIntoViewIfNeeded();
    const before = await picture(still).evaluate((box) => [box.offsetTop, box.offsetHeight]);
    const words = await still
      .locator('.figure-wide text, .figure-narrow text')
      .filter({visible: true})
      .allTextContents();
    await still.locator('[data-figure-points]').focus();
    const labels = await labelsIn(still);
    const figure = await wakeFigure(page, name, device);
    const live = figure.locator('.figure-live text');
    await expect.poll(async () => (await live.allTextContents()).sort()).toEqual([...words].sort());
    expect(await picture(figure).evaluate((box) => [box.offsetTop, box.offsetHeight])).toEqual(
      before,
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
    await figure.locator('[data-figure-points]').focus();
    expect(await labelsIn(figure)).toEqual(labels);
  }
});

const labelsIn = (figure) =>
  marks(figure).evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')));

test('the annotation of a hidden series shows the series again', async ({page, open}) => {
  await open(STUDY);
  const figure = figureNamed(page, 'throughput-by-workers');
  const series = figure.locator('button[data-series=swoole-nts]');
  await figure.locator('button[data-note=workers-count]').click();
  await series.click();
  await expect(series).toHaveAttribute('aria-pressed', 'false');
  await expect(figure.locator('li.is-active')).toHaveCount(0);
  await figure.locator('button[data-note=highest]').click();
  await figure.locator('button[data-note=workers-count]').click();
  await expect(series).toHaveAttribute('aria-pressed', 'true');
  await expect(figure.locator('li.is-active')).toHaveAttribute(
    'id',
    'throughput-by-workers--workers-count',
  );
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
  await figure.locator('button[data-series=trueasync]').click();
  await expect(page).toHaveURL(
    /\?f\.throughput-by-workers\.scale=log&f\.throughput-by-workers\.series=swoole-nts,swoole-zts,frankenphp-octane$/,
  );
  await page.reload();
  await expect(figure).toHaveClass(/is-live/);
  await figure.locator('[data-figure-points]').focus();
  await expect(marks(figure)).toHaveCount(12);
  await expect(figure.locator('button[data-scale=log]')).toHaveAttribute('aria-pressed', 'true');
  await figure.locator('button[data-scale=linear]').click();
  await figure.locator('button[data-series=trueasync]').click();
  await expect(page).toHaveURL(/octane\/$/);
});

test('a chart that cannot be loaded leaves its picture, says so, and is tried again', async ({
  page,
  open,
  complaints,
}) => {
  await page.route('**/figure-data/**', (route) => route.abort());
  await open(STUDY);
  const figure = figureNamed(page, 'throughput-by-workers');
  await figure.locator('button[data-scale=log]').click();
  await expect(figure.locator('[data-figure-failed]')).toBeVisible();
  await expect(figure.locator('svg [role=img]').filter({visible: true})).toHaveCount(1);
  await page.unroute('**/figure-data/**');
  await figure.locator('button[data-series=trueasync]').click();
  await expect(figure).toHaveClass(/is-live/);
  await expect(figure.locator('[data-figure-failed]')).toBeHidden();
  complaints.length = 0;
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

// Still ones stand in their pages, which are looked at as they are.
test('axe finds nothing in figures that are live, or read point by point', async ({
  page,
  open,
  device,
}) => {
  await open(STUDY);
  await wakeFigure(page, 'throughput-by-workers', device);
  await figureNamed(page, 'where-the-time-goes').locator('[data-figure-points]').focus();
  expect(
    await violationsOn(page, '#figure-throughput-by-workers, #figure-where-the-time-goes'),
  ).toEqual([]);
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
    await figure.locator('.figure-data > summary').click();
    await expect(figure.locator('.figure-data td').first()).toHaveText('28');
    await picture(figure).locator('a').filter({visible: true}).first().click();
    await expect(page).toHaveURL(/#latency-p50-p95--/);
  });
});
