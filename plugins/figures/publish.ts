import {deflateRawSync, inflateRawSync} from 'node:zlib';
import {csvOf, tableRows} from '../../lib/chart-data/table.ts';
import {writeFiles} from '../common/write-files.ts';
import type {FigureData} from '../../src/components/figure/live/mount.ts';
import type {MadeFigure} from './index.ts';

/** Files that a figure publishes besides its pictures, by their addresses below the site's base. */
export function filesOf(figure: MadeFigure): Record<string, string> {
  const {id, points, languages} = figure;
  return {
    [`data/csv/${id}.csv`]: csvOf(tableRows(points)),
    ...Object.fromEntries(
      Object.keys(languages).map((locale) => [
        `figure-data/${locale}/${id}.json`,
        JSON.stringify(drawnFrom(figure, locale)),
      ]),
    ),
  };
}

/** What a live chart is drawn from, in one language. */
export function drawnFrom(
  {name, points, definition, languages}: MadeFigure,
  locale: string,
): FigureData {
  const {chart, scales, annotations = []} = definition;
  return {name, chart, scales, annotations, points, texts: languages[locale].texts};
}

/** Writes the files of all figures into the built site. */
export async function publishFigures(figures: MadeFigure[], outDir: string) {
  for (const figure of figures) await writeFiles(outDir, Object.entries(filesOf(figure)));
}

/**
 * What the development server answers with, as it would be published.
 *
 * @param makeFigures made anew for each request: the results may have changed
 */
export async function fileAt(
  address: string,
  makeFigures: () => Promise<MadeFigure[]>,
): Promise<string | undefined> {
  if (!/^(figure-data|data\/csv)\//u.test(address)) return undefined;
  return Object.assign({}, ...(await makeFigures()).map(filesOf))[address];
}

/** HTML as it waits until it is needed: with 200 studies that of all figures takes half a gigabyte otherwise. */
export const pack = (html: string) => deflateRawSync(html, {level: 1});

/** @param packed what `pack` gave */
export const unpack = (packed: Buffer) => inflateRawSync(packed).toString('utf8');
