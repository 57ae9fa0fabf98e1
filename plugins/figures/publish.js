// @ts-check
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {csvOf, tableRows} from '../../lib/chart-data/table.js';

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
      Object.entries(languages).flatMap(([locale, {html, texts}]) => [
        [`figure-html/${locale}/${id}.html`, html],
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
  const files = figures.flatMap((figure) => Object.entries(filesOf(figure)));
  await Promise.all(
    files.map(async ([address, content]) => {
      const file = join(outDir, address);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, content);
    }),
  );
}
