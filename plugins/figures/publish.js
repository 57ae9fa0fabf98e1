import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {csvOf, tableRows} from '../../lib/chart-data/table.js';

/**
 * Files that a figure publishes besides its pictures, by their addresses below the site's base.
 *
 * @param {any} figure with `languages`
 * @returns {Record<string, string>}
 */
export function filesOf({id, name, points, numbers, definition, languages}) {
  const {chart, scales, annotations = []} = definition;
  const texts = Object.fromEntries(
    Object.entries(languages).map(([locale, {catalogue}]) => [locale, catalogue]),
  );
  return {
    [`figure-data/${id}.json`]: JSON.stringify({
      id,
      name,
      chart,
      scales,
      annotations,
      points,
      numbers,
      texts,
    }),
    [`data/csv/${id}.csv`]: csvOf(tableRows(points)),
    ...Object.fromEntries(
      Object.entries(languages).map(([locale, {html}]) => [
        `figure-html/${locale}/${id}.html`,
        html,
      ]),
    ),
  };
}

/**
 * Writes the files of all figures into the built site.
 *
 * @param {any[]} figures
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
