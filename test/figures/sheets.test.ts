// What every slide and card must have, whatever the figure: all of it inside, and type as large as can be.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {intervalText} from '../../content/figures/intervals.ts';
import {readFigures, textsOf} from '../../content/figures/read-figures.ts';
import {LOCALES, inEachLanguage} from '../../content/languages.ts';
import {
  CARD,
  pageSheet,
  shapedSheet,
  SLIDE,
  toldOnSlide,
} from '../../plugins/pictures/sheet/figure-sheets.ts';
import {overlap} from '../../src/components/charts/layout/place-pins.ts';
import {measureOf, shaper} from '../../plugins/pictures/outlines/shape.ts';
import {paragraphsAt} from '../../plugins/pictures/sheet/lines.ts';
import {plans} from '../../src/components/charts/plan/index.ts';
import {collisions, textsOfPlan} from './text-boxes.ts';

const root = join(import.meta.dirname, '../..');
const figures = await readFigures(root);
const cases = figures.flatMap((figure) =>
  LOCALES.map((locale) => ({id: figure.id, figure, locale})),
);
const footer = [
  'Source: a report with a title, its author, 21 November 2026',
  'Blocking Coefficient',
];

/** Size of a chart's type on a slide, px, that is read from the last row: 24 px are 12 pt on a slide of 13⅓ in. */
const READABLE = 24;
/** Each sheet is laid out once for all that is held true of it. */
const made = new Map();

function sheetOf(each, kind: 'page' | 'slide' | 'card') {
  const key = `${kind} ${each.id} ${each.locale}`;
  if (!made.has(key)) made.set(key, makeSheet(each, kind));
  return made.get(key);
}

const shapes = {slide: SLIDE, card: CARD};
const meanings = inEachLanguage((locale) =>
  JSON.parse(readFileSync(`i18n/${locale}/embed.json`, 'utf8')),
);

async function makeSheet({figure, locale}, kind) {
  const {t} = await textsOf(root, figure, locale);
  const {chart, scales, annotations = []} = figure.definition;
  const props = {
    points: figure.points,
    name: figure.name,
    annotations,
    scale: scales[0],
    t,
    locale,
  };
  const told = {title: t('title'), notes: annotations.map(({id}) => t(`annotation.${id}`)), footer};
  const intervals = intervalText(figure, (key) => meanings[locale][key]);
  const drawn = {chart, props: {...props, width: 720}};
  return kind === 'page'
    ? pageSheet(drawn, told)
    : shapedSheet(drawn, kind === 'slide' ? toldOnSlide({...told, intervals}) : told, shapes[kind]);
}

const saysIntervals = ({figure}, name) =>
  name === 'slide' && intervalText(figure, (key) => key) !== undefined;

for (const [name, shape] of Object.entries(shapes)) {
  test.each(cases)(`the ${name} of $id, $locale, holds all that it shows`, async (each) => {
    const sheet = await sheetOf(each, name);
    expect(sheet.width / sheet.height).toBeCloseTo(shape.width / shape.height, 5);
    const {chart} = sheet;
    const plan = plans[chart.kind](chart.props);
    const footerTop = Math.min(
      ...sheet.lines
        .slice(-footer.length - (saysIntervals(each, name) ? 1 : 0))
        .map(({y, size}) => y - size),
    );
    expect(chart.y + plan.height * chart.scale).toBeLessThanOrEqual(footerTop + 1);
    for (const {labels = [], bottom, type} of plan.panels)
      for (const {box, text} of labels)
        expect(box.bottom, text).toBeLessThan(bottom + (type?.row ?? 0) + 1);
  });
}

test.each(cases)('on the slide of $id, $locale, no text covers another, or a bar', async (each) => {
  const {chart} = await sheetOf(each, 'slide');
  const plan = plans[chart.kind](chart.props);
  expect(collisions(textsOfPlan(plan))).toEqual([]);
  const covered = plan.panels.flatMap(({valueLabels = [], bars = []}) =>
    valueLabels.flatMap(({text, box}) =>
      bars.filter((bar) => overlap(box, bar.box) > 1).map(({key}) => `${text} on ${key}`),
    ),
  );
  expect(covered).toEqual([]);
});

test.each(cases)('the type of the slide of $id, $locale, reads from the last row', async (each) => {
  const {width, chart} = await sheetOf(each, 'slide');
  expect((14 * chart.scale * SLIDE.width) / width).toBeGreaterThanOrEqual(READABLE);
});

test.each(cases)(
  'the title and sources of $id, $locale, fit their lines as they are set',
  async (each) => {
    const measure = measureOf(await shaper());
    for (const kind of ['page', 'slide'] as const) {
      const {width, lines} = await sheetOf(each, kind);
      for (const {text, x, size, weight} of lines)
        expect(x + measure(text, size, weight), text).toBeLessThanOrEqual(width - 0.9 * lines[0].x);
    }
  },
);

test('no word of a title stands alone where the line above has more than it needs', () => {
  const look = {x: 0, top: 0, width: 1000, size: 56, isEven: true};
  const {lines} = paragraphsAt(['The JIT helps PHP code; a socket costs the most of all'], look);
  const lengths = lines.map(({text}) => text.length);
  expect(lines).toHaveLength(2);
  expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.7);
});

test('a slide that holds its chart keeps its large title; a crowded one gives it up', async () => {
  const titleOf = async (id) => {
    const figure = cases.find((each) => each.id === id);
    const {lines, width} = await makeSheet(figure, 'slide');
    return Math.round((lines[0].size * SLIDE.width) / width);
  };
  expect(await titleOf('laravel-trueasync-octane/throughput-by-workers')).toBe(SLIDE.title);
  expect(await titleOf('kenashkov-swoole-apache-2019/in-flight')).toBeLessThan(SLIDE.title);
});

test('an address stands whole on a slide, in smaller type where it is long', async () => {
  const address = `Blocking Coefficient, CC BY 4.0, https://site.example/${'a'.repeat(80)}`;
  const t = (key) => key;
  const {figure, locale} = cases[0];
  const props = {points: figure.points, name: figure.name, t, locale, scale: 'linear', width: 720};
  const linesWith = (last) =>
    shapedSheet(
      {chart: figure.definition.chart, props},
      {title: 'A title', notes: [], footer: [footer[0], last]},
      SLIDE,
    ).lines.slice(-2);
  const [source, long] = linesWith(address);
  expect(long.text).toBe(address);
  expect(long.size).toBeLessThan(source.size);
  expect(long.size).toBeGreaterThanOrEqual(source.size * 0.75);
  const [above, short] = linesWith(footer[1]);
  expect(short.size).toBe(above.size);
});

test.each(cases)('the picture of $id, $locale, writes its annotations out', async (each) => {
  const sheet = await sheetOf(each, 'page');
  expect(sheet.pins).toHaveLength(each.figure.definition.annotations?.length ?? 0);
  for (const {x, y} of sheet.lines) {
    expect(x).toBeGreaterThanOrEqual(24);
    expect(y).toBeLessThan(sheet.height);
  }
});
