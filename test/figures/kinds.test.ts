import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createI18n, figureTexts} from '../../content/i18n.ts';
import {publishedPicture} from '../../plugins/pictures/published.ts';
import {drawFigure, WIDTHS} from './draw.ts';
import {kinds} from './kinds.ts';
import {planOf} from './plans.ts';
import {collisions, outside, textsOfPlan} from './text-boxes.ts';

/** Languages that the kinds have texts in. */
const WRITTEN = ['en', 'ru'];

const cases = kinds.flatMap((figure) =>
  WRITTEN.flatMap((locale) =>
    Object.keys(WIDTHS).map((size) => ({figure, locale, size, name: figure.name})),
  ),
);

function wordsOf({name, texts}, locale) {
  const shared = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../i18n/${locale}/interface.json`), 'utf8'),
  );
  const own = Object.entries(texts).map(([key, pair]) => [
    `figure.${name}.${key}`,
    pair[WRITTEN.indexOf(locale)],
  ]);
  return figureTexts(createI18n(locale, [shared, Object.fromEntries(own)]), name);
}

test.each(cases)('$name in $locale, $size, is drawn as it was', async ({figure, locale, size}) => {
  const t = wordsOf(figure, locale);
  const picture = await publishedPicture(
    {...figure, id: figure.name, fingerprint: 'synthetic'},
    {t: (key, more) => (key === 'summary' ? '' : t(key, more)), locale, size},
  );
  expect(picture).not.toMatch(/NaN|undefined|Infinity/u);
  await expect(picture).toMatchFileSnapshot(`kinds/${figure.name}.${locale}.${size}.svg`);
});

test.each(cases)(
  'in $name, $locale, $size, no text covers another or leaves the drawing',
  ({figure, locale, size}) => {
    const plan = planOf(figure, {t: wordsOf(figure, locale), locale, width: WIDTHS[size]});
    const texts = textsOfPlan(plan);
    expect(collisions(texts)).toEqual([]);
    expect(outside(texts, plan)).toEqual([]);
  },
);

test.each(kinds)('$name says each of its values, and focuses on one', async (figure) => {
  const svg = await drawFigure(figure, {
    t: wordsOf(figure, 'en'),
    locale: 'en',
    width: 720,
    props: {isInteractive: true},
  });
  const drawn = [...svg.querySelectorAll('[data-mark]')];
  const measured = figure.points.series.flatMap(({points}) => points.filter(({y}) => y !== null));
  expect(drawn.map(({dataset}) => Number(dataset.value)).sort()).toEqual(
    measured.map(({y}) => y).sort(),
  );
  expect(drawn.filter(({tabIndex}) => tabIndex === 0)).toHaveLength(1);
});
