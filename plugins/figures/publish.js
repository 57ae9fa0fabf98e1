// @ts-check
import {csvOf, tableRows} from '../../lib/chart-data/table.js';
import {writeFiles} from '../site-bundle/write-files.js';
import {unpack} from './packed.js';

/**
 * Files that a figure publishes besides its pictures, by their addresses below the site's base.
 *
 * @param {import('./index.js').MadeFigure} figure
 * @returns {Record<string, string>}
 */
export function filesOf(figure) {
  const {id, points, languages} = figure;
  return {
    [`data/csv/${id}.csv`]: csvOf(tableRows(points)),
    ...Object.fromEntries(
      Object.entries(languages).flatMap(([locale, {texts, packed}]) => [
        [`figure-html/${locale}/${id}.html`, unpack(packed)],
        [`figure-data/${locale}/${id}.json`, JSON.stringify(drawnFrom(figure, texts))],
      ]),
    ),
  };
}

/**
 * What a live chart is drawn from.
 *
 * @param {import('./index.js').MadeFigure} figure
 * @param {Record<string, string>} texts in one language
 * @returns {import('../../src/components/figure/live/mount.js').FigureData}
 */
function drawnFrom({name, points, definition}, texts) {
  const {chart, scales, annotations = []} = definition;
  return {name, chart, scales, annotations, points, texts};
}

/**
 * Writes the files of all figures into the built site.
 *
 * @param {import('./index.js').MadeFigure[]} figures
 * @param {string} outDir
 */
export async function publishFigures(figures, outDir) {
  for (const figure of figures) await writeFiles(outDir, Object.entries(filesOf(figure)));
}
