import {join} from 'node:path';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {csvOf, tableRows} from '../../lib/chart-data/table.ts';
import {figureHtml} from '../../plugins/figures/figure-html.ts';
import {readFigures, textsOf} from '../../content/figures/read-figures.ts';
import {decimalsOf, formatNumber} from '../../lib/quantity/format.ts';
import {drawFigure} from './draw.ts';
import {LOCALES} from '../../content/languages.ts';

const root = join(import.meta.dirname, '../..');
const figures = await readFigures(root);
const cases = figures.map((figure) => ({id: figure.id, figure}));
const measured = ({points}) =>
  tableRows(points).filter(({y, role}) => y !== null && role === 'measured');
/** The conditional effects of a design whose grid isn't drawn are in the table alone. */
const isInPicture = ({points}, {series, panel, x}) => {
  const effects = points.panels?.find(({id, role}) => id === panel && role === 'effects');
  const grids = points.panels?.filter(({design}) => design === series) ?? [];
  return (
    !effects ||
    [effects.shown, ...grids.flatMap((grid) => [grid.across, grid.down])].flat().includes(x)
  );
};
const keyOf = ({series, panel, part, x}) =>
  [series, panel, part, x].filter((each) => each !== null).join('|');

/** The cell below the series' name, or right of it, and beside the x, in the table of the panel. */
function cellOf(document, {points}, {panel, series, part, x}, {t, locale}) {
  const at = points.panels?.findIndex(({id}) => id === panel) ?? 0;
  const table = document.querySelectorAll('table')[at];
  const head = part ? `${t(`series.${series}`)}, ${t(`part.${part}`)}` : t(`series.${series}`);
  const beside =
    typeof x === 'number' ? new Intl.NumberFormat(locale).format(x) : t(`category.${x}`);
  const column = [...table.querySelectorAll('thead th')].findIndex((th) => th.textContent === head);
  const rows = [...table.querySelectorAll('tbody tr')];
  const ofX = rows.filter(({cells}) => cells[0].textContent === beside);
  if (column !== -1) return ofX[0]?.cells[column];
  return ofX.find(({cells}) => cells[1].textContent === head)?.cells[2];
}

async function draw(figure, props) {
  const {t} = await textsOf(root, figure, 'en');
  return drawFigure(figure, {t, locale: 'en', width: 720, props: {isInteractive: true, ...props}});
}

test.each(cases)(
  'the live chart of $id has every measured value, and can say it',
  async ({figure}) => {
    const svg = await draw(figure);
    const marks = [...svg.querySelectorAll('[data-mark]')];
    const drawn = new Map(marks.map((mark) => [mark.dataset.mark, Number(mark.dataset.value)]));
    expect([...drawn].sort()).toEqual(
      measured(figure)
        .filter((row) => isInPicture(figure, row))
        .map((row) => [keyOf(row), row.y])
        .sort(),
    );
    for (const mark of marks) expect(mark.getAttribute('aria-label')).toMatch(/\d/u);
    if (marks.length > 0) expect(marks.filter(({tabIndex}) => tabIndex === 0)).toHaveLength(1);
  },
);

test.each(cases)(
  'the table of $id has the values of the picture, and its annotations',
  async ({figure}) => {
    for (const locale of LOCALES) {
      const {t} = await textsOf(root, figure, locale);
      const look = {t, has: () => false, locale, baseUrl: '/', pictures: {wide: '', narrow: ''}};
      const {document} = new JSDOM(figureHtml(figure, look)).window;
      for (const row of tableRows(figure.points).filter(({y}) => y !== null)) {
        const cell = cellOf(document, figure, row, {t, locale});
        // A value has the decimals of its interval's ends, so that all three can be compared.
        const digits = decimalsOf([row.y, row.low, row.high], row.unit);
        const value = formatNumber(row.y, row.unit, locale, {digits});
        expect(cell?.textContent, keyOf(row)).toContain(value);
      }
      const notes = figure.definition.annotations ?? [];
      expect(document.querySelectorAll('.figure-annotations li')).toHaveLength(notes.length);
      expect(document.querySelectorAll('.figure-data sup')).toHaveLength(notes.length);
    }
  },
);

test('values of groups stand below each other where most cells would be empty, and say their group', async () => {
  const figure = figures.find(({id}) => id === 'swoole-in-practice/factors');
  const {t} = await textsOf(root, figure, 'en');
  const look = {t, has: () => false, locale: 'en', baseUrl: '/', pictures: {wide: '', narrow: ''}};
  const table = new JSDOM(figureHtml(figure, look)).window.document.querySelector('table');
  expect(table.textContent).not.toContain(t('figure.no-value'));
  const shown = tableRows(figure.points).filter(({y}) => y !== null);
  expect(table.tBodies[0].rows).toHaveLength(shown.length);
});

test('a failed run has a row that says it failed', async () => {
  const figure = figures.find(({id}) => id === 'swoole-in-practice/factors');
  const {t} = await textsOf(root, figure, 'en');
  const points = structuredClone(figure.points);
  const failed = {...points.series[0].points[0], y: null, failed: true};
  points.series[0].points[0] = failed;
  const look = {t, has: () => false, locale: 'en', baseUrl: '/', pictures: {wide: '', narrow: ''}};
  const {document} = new JSDOM(figureHtml({...figure, points}, look)).window;
  const row = {panel: null, series: points.series[0].id, part: null, x: failed.x};
  expect(cellOf(document, {points}, row, {t, locale: 'en'}).textContent).toBe(t('chart.failed'));
});

test.each(cases)('the CSV of $id has every point, gaps as empty cells', ({figure}) => {
  const rows = tableRows(figure.points);
  const lines = csvOf(rows).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows.length + 1);
  const column = lines[0].split(',').indexOf('y');
  expect(lines.slice(1).map((line) => line.split(',')[column])).toEqual(
    rows.map(({y}) => (y === null ? '' : String(y))),
  );
});

test('the lines that Recharts draws go through the marks that we place', async () => {
  const svg = await draw(figures.find(({id}) => id === 'state-or-coroutines/memory'));
  const vertices = [...svg.querySelectorAll('.recharts-curve')].flatMap((path) =>
    [...path.getAttribute('d').matchAll(/[ML]([\d.]+),([\d.]+)/gu)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]),
  );
  for (const {dataset} of svg.querySelectorAll('[data-mark]')) {
    const nearest = Math.min(...vertices.map(([x, y]) => Math.hypot(x - dataset.x, y - dataset.y)));
    expect(nearest).toBeLessThan(0.01);
  }
});

test('a series that is switched off leaves nothing behind, its annotations included', async () => {
  const figure = figures.find(({name}) => name === 'throughput-by-workers');
  const svg = await draw(figure, {visibleSeries: ['swoole-nts']});
  const marks = [...svg.querySelectorAll('[data-mark]')].map(({dataset}) => dataset.mark);
  expect(marks).toEqual(['swoole-nts|4', 'swoole-nts|8', 'swoole-nts|12', 'swoole-nts|16']);
  expect([...svg.querySelectorAll('a')].map((pin) => pin.dataset.note)).toEqual(['workers-count']);
  expect(svg.textContent).not.toContain('TrueAsync');
});

test('a log scale moves the points and keeps their values', async () => {
  const figure = figures.find(({name}) => name === 'throughput-by-workers');
  const [linear, log] = [await draw(figure, {scale: 'linear'}), await draw(figure, {scale: 'log'})];
  const first = (svg) => svg.querySelector('[data-mark="swoole-nts|4"]').dataset;
  expect(first(log).value).toBe(first(linear).value);
  expect(Math.abs(first(log).y - first(linear).y)).toBeGreaterThan(5);
  expect(log.textContent).toContain('log scale');
});

test('the latency figure says in the picture why its two sides are not compared', async () => {
  const figure = figures.find(({name}) => name === 'latency-p50-p95');
  const svg = await draw(figure);
  expect(figure.points.refusal.reason).toBe('regimes-differ');
  expect(svg.textContent.replace(/\s+/gu, ' ')).toContain('No ratio is drawn');
});
