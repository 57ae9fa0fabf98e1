import {join} from 'node:path';
import {expect, test} from 'vitest';
import {boxAround, crosses, overlap} from '../../src/components/charts/layout/place-pins.ts';
import {readFigures, textsOf} from '../../content/figures/read-figures.ts';
import {LOCALES} from '../../content/languages.ts';
import {planOf} from './plans.ts';
import {collisions, outside, textsOfPlan} from './text-boxes.ts';

const root = join(import.meta.dirname, '../..');
const figures = await readFigures(root);
const cases = figures.flatMap((figure) =>
  LOCALES.flatMap((locale) =>
    [720, 360].flatMap((width) =>
      figure.definition.scales.map((scale) => ({id: figure.id, figure, locale, width, scale})),
    ),
  ),
);

async function planned({figure, locale, width, scale}) {
  const {t} = await textsOf(root, figure, locale);
  return planOf(figure, {t, locale, width, scale});
}

const pins = ({pins: all}) =>
  all.map((pin) => ({box: boxAround(pin, pin.radius), text: `pin ${pin.number}`}));

test.each(cases)(
  'in $id, $locale, $width px, $scale, no text or pin covers another',
  async (each) => {
    expect(collisions(textsOfPlan(await planned(each)))).toEqual([]);
  },
);

/** Numbers of which a scale names all; of more it may leave out some, as their neighbours tell where they are. */
const FEW = 3;

test.each(cases.filter(({figure}) => hasNames(figure)))(
  'in $id, $locale, $width px, $scale, every place of the x axis is named',
  async (each) => {
    const {values} = each.figure.points.x;
    for (const {xTicks} of (await planned(each)).panels) {
      if (xTicks) expect(xTicks.map(({x}) => x)).toEqual(values);
    }
  },
);

function hasNames({points: {x}}) {
  return x.unit === 'category' || x.values.length <= FEW;
}

test.each(cases)(
  'in $id, $locale, $width px, $scale, no caption lies on an interval',
  async (each) => {
    const {panels} = await planned(each);
    const struck = panels.flatMap(({references = [], marks = [], yAt}) =>
      references.flatMap(({text, box}) =>
        marks
          .filter(({point: {low, high}}) => low !== undefined && high !== undefined)
          .filter(({x, point: {low, high}}) =>
            crosses(
              [
                {x, y: yAt(low)},
                {x, y: yAt(high)},
              ],
              box,
            ),
          )
          .map(({key}) => `${text} on ${key}`),
      ),
    );
    expect(struck).toEqual([]);
  },
);

/** Upright lines of a panel whose values run across. */
const linesDown = ({grid = '', one = '', uprights = []}) =>
  Array.from(
    [grid, one, ...uprights.map(({d}) => d)].join('').matchAll(/M(\d+) (-?\d+)V(-?\d+)/gu),
    ([, x, from, to]) => [
      {x: Number(x), y: Number(from)},
      {x: Number(x), y: Number(to)},
    ],
  );

test.each(cases)(
  'in $id, $locale, $width px, $scale, no line runs through a label',
  async (each) => {
    const struck = (await planned(each)).panels.flatMap((panel) =>
      linesDown(panel).flatMap((line) =>
        (panel.texts ?? [])
          .filter(
            ({box}) => box && crosses(line, {...box, top: box.top + 1, bottom: box.bottom - 1}),
          )
          .map(({text}) => `${line[0].x} through ${text}`),
      ),
    );
    expect(struck).toEqual([]);
  },
);

test.each(cases)('in $id, $locale, $width px, $scale, no pin covers a point', async (each) => {
  const plan = await planned(each);
  const points = plan.marks
    .filter(({shape}) => shape !== 'none')
    .map((mark) => ({text: mark.key, box: boxAround(mark, plan.type.mark)}));
  const covered = pins(plan).flatMap((pin) =>
    points.filter(({box}) => overlap(box, pin.box) > 1).map(({text}) => `${pin.text} on ${text}`),
  );
  expect(covered).toEqual([]);
});

test.each(cases)(
  'in $id, $locale, $width px, $scale, everything is inside the drawing',
  async (each) => {
    const plan = await planned(each);
    expect(outside(textsOfPlan(plan), plan)).toEqual([]);
  },
);

test('text is at least 14 px on a wide drawing and 12 px on a narrow one', async () => {
  for (const [width, least] of [
    [720, 14],
    [360, 12],
  ]) {
    const plan = await planned({...cases[0], width});
    expect(plan.type.font).toBeGreaterThanOrEqual(least);
  }
});

/** Height in px of a picture 360 wide. Title, notes and buttons of its figure take as much as another half. */
const TALLEST = 1150;

test.each(cases.filter(({width}) => width === 360))(
  'on a phone $id, $locale, $scale, is not endless',
  async (each) => {
    expect((await planned(each)).height).toBeLessThanOrEqual(TALLEST);
  },
);
