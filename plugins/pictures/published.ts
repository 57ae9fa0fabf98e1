import {textsOf} from '../../content/figures/read-figures.ts';
import {LOCALES} from '../../content/languages.ts';
import {FOLDERS} from '../../content/site/folders.ts';
import {WIDTHS} from '../figures/spots-data.ts';
import {render} from './render.ts';
import type {Figure} from '../../content/figures/read-figures.ts';
import type {ChartProps} from '../../src/components/charts/types.ts';

/**
 * The published pictures of a figure, in each language and size.
 *
 * @param root folder of the repository
 * @returns paths from the root
 */
export async function* publishedFiles(
  root: string,
  figure: Figure,
): AsyncGenerator<[file: string, picture: string]> {
  for (const locale of LOCALES) {
    const {t} = await textsOf(root, figure, locale);
    for (const size of ['wide', 'narrow'] as const)
      yield [
        `${FOLDERS.pictures}/${figure.id}.${locale}.${size}.svg`,
        await publishedPicture(figure, {t, locale, size}),
      ];
  }
}

/**
 * The picture of a figure that stands in `static/figures`, and in pages.
 *
 * @param look `t`: texts of the figure
 * @returns SVG, an element a line
 */
export function publishedPicture(
  {id, name, fingerprint, definition, points}: Omit<Figure, 'study' | 'runs'>,
  {t, locale, size}: Pick<ChartProps, 't' | 'locale'> & {size: keyof typeof WIDTHS},
): Promise<string> {
  const {chart, scales, annotations = []} = definition;
  const props = {points, name, annotations, scale: scales[0], t, locale, width: WIDTHS[size]};
  const told = {title: t('title'), notes: [], footer: []};
  const figure = {id, locale, fingerprint, told, summary: t('summary'), chart: {chart, props}};
  return render(figure, {surface: size});
}
