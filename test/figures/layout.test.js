import {join} from 'node:path';
import {expect, test} from 'vitest';
import {textWidth} from '../../src/components/charts/layout/text-width.js';
import {boxAround, overlap} from '../../src/components/charts/layout/place-pins.js';
import {readFigures, textsOf} from '../../content/figures/read-figures.js';
import {LOCALES} from '../../content/languages.js';
import {planOf} from './plans.js';

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

const names = ({panels}) =>
  panels.flatMap(({labels}) => labels.map(({box, text}) => ({box, text})));
const captions = ({panels}) =>
  panels.flatMap(({references}) => references.map(({box, text}) => ({box, text})));
const axisTitles = ({header, type}) =>
  header.yTitle.map(({text, x, y}) => ({
    text,
    box: {left: x, right: x + textWidth(text, type.font), top: y - type.font * 0.8, bottom: y + 2},
  }));
const ticks = ({panels, type}) =>
  panels.flatMap(({xTicks = [], bottom}) =>
    xTicks.flatMap(({at, lines}) =>
      lines.map((text) => {
        const half = textWidth(text, type.font) / 2;
        return {text, box: {left: at - half, right: at + half, top: bottom, bottom: bottom + 20}};
      }),
    ),
  );
const titles = ({panels}) =>
  panels.flatMap(({titleBoxes = []}) => titleBoxes.map((box) => ({box, text: 'title'})));
const pins = ({pins: all}) =>
  all.map((pin) => ({box: boxAround(pin, pin.radius), text: `pin ${pin.number}`}));
const legend = ({header, type}) =>
  header.legend.map(({text, x, y}) => ({
    text,
    box: {
      left: x - 6,
      right: x + 11 + textWidth(text, type.font, {isBold: true}),
      top: y - 8,
      bottom: y + 8,
    },
  }));

function collisions(texts) {
  return texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .flatMap((b) => (overlap(a.box, b.box) > 1 ? [`${a.text} on ${b.text}`] : [])),
  );
}

test.each(cases)(
  'in $id, $locale, $width px, $scale, no name, caption or pin covers another',
  async (each) => {
    const plan = await planned(each);
    const all = [
      ...names(plan),
      ...captions(plan),
      ...titles(plan),
      ...pins(plan),
      ...legend(plan),
      ...axisTitles(plan),
    ];
    expect(collisions(all)).toEqual([]);
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
    const all = [
      ...names(plan),
      ...captions(plan),
      ...pins(plan),
      ...legend(plan),
      ...ticks(plan),
      ...axisTitles(plan),
    ];
    const outside = all.filter(
      ({box}) =>
        box.left < -1 || box.right > plan.width + 2 || box.top < -1 || box.bottom > plan.height,
    );
    expect(outside.map(({text}) => text)).toEqual([]);
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
