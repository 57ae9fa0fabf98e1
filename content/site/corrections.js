import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Where corrections are recorded, from the project's root; it is published as it is. */
export const CORRECTIONS = 'static/data/corrections.json';

/**
 * What was published wrong and is right now; the sentences are in the catalogues `corrections`.
 *
 * @param {string} root
 * @returns {Correction[]} in the order of the file; none without a file
 * @throws {SyntaxError} if the file is not JSON
 *
 * @typedef {object} Correction
 * @property {string} id key of its sentences: `<id>.was` and `<id>.now`
 * @property {string} date when it was corrected, `YYYY-MM-DD`
 * @property {string} page `studies/<name>` and the like
 * @property {string} [figure] `<study>/<figure>`
 * @property {string[]} [claims] `<study>/<claim>`
 * @property {string} [commit] first digits of the commit that corrected it
 */
export function readCorrections(root) {
  try {
    return JSON.parse(readFileSync(join(root, CORRECTIONS), 'utf8')).corrections ?? [];
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The corrections that concern a figure: its own, and those of its study's page.
 *
 * @param {string} root
 * @param {string} figure `<study>/<figure>`
 * @returns {Correction[]}
 */
export function correctionsOf(root, figure) {
  const [study] = figure.split('/');
  return readCorrections(root).filter((entry) =>
    entry.figure ? entry.figure === figure : entry.page.split('/').at(-1) === study,
  );
}

/** The day of a correction, as a language's readers write it. @param {string} date @param {string} locale */
export function dateText(date, locale) {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date)).replaceAll(' ', '\u00a0');
}
