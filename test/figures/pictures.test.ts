import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readFigures, textsOf} from '../../content/figures/read-figures.ts';
import {LOCALES} from '../../content/languages.ts';
import {cleanSvg} from './clean.ts';
import {drawFigure, WIDTHS} from './draw.ts';

const root = join(import.meta.dirname, '../..');
const figures = await readFigures(root);
const cases = figures.flatMap((figure) =>
  LOCALES.flatMap((locale) =>
    Object.keys(WIDTHS).map((size) => ({figure, locale, size, id: figure.id})),
  ),
);

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...message) => {
      throw new Error(`console.${method}: ${message.join(' ')}`);
    });
  }
});
afterEach(() => vi.restoreAllMocks());

// Names are written whole: the pictures of a few figures are drawn by their names.
for (const {figure, locale, size, id} of cases) {
  test(`${id} in ${locale}, ${size}, is the published picture`, async () => {
    const {t} = await textsOf(root, figure, locale);
    const svg = await drawFigure(figure, {t, locale, width: WIDTHS[size]});
    const picture = cleanSvg(svg, {
      prefix: `${figure.study}-${figure.name}-${size}`,
      title: t('title'),
      summary: t('summary'),
      fingerprint: figure.fingerprint,
    });
    await expect(picture).toMatchFileSnapshot(
      `${root}/static/figures/${figure.id}.${locale}.${size}.svg`,
    );
  });
}
