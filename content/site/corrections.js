// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {textsOf} from '../texts.js';
import {dayText} from '../../lib/quantity/day.js';

/** Where corrections are recorded, from the project's root; it is published as it is. */
export const CORRECTIONS = 'static/data/corrections.json';

/**
 * What was published wrong and is right now, the newest first; the sentences are in the catalogues `corrections`.
 *
 * @param {string} root
 * @returns {Correction[]} none without a file
 * @throws {SyntaxError} if the file is not JSON
 *
 * @typedef {object} Correction
 * @property {string} id key of its sentences: `<id>.was` and `<id>.now`
 * @property {string} date when it was corrected, `YYYY-MM-DD`
 * @property {string} page `studies/<name>` and the like
 * @property {string[]} [figures] `<study>/<figure>`
 * @property {string[]} [claims] `<study>/<claim>`
 * @property {string} [commit] first digits of the commit that corrected it
 */
export function readCorrections(root) {
  const entries = readCorrectionsFile(root)?.corrections ?? [];
  return entries.toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

/**
 * The file as it is; that it fits its schema, its check sees to.
 *
 * @param {string} root
 * @returns {{corrections: Correction[]} | undefined} nothing without a file
 */
export function readCorrectionsFile(root) {
  try {
    return JSON.parse(readFileSync(join(root, CORRECTIONS), 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
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
    entry.figures ? entry.figures.includes(figure) : entry.page.split('/').at(-1) === study,
  );
}

/**
 * The notes that a corrected figure or claim bears: when it was corrected, what was wrong, and where to read about it.
 *
 * @param {readonly Correction[]} corrections
 * @param {{of: 'figures' | 'claims', name: string, locale: string, catalogue: Record<string, string>}} what `name` is
 *   `<study>/<figure or claim>`, `catalogue` that of corrections
 * @returns {CorrectionNote[]}
 *
 * @typedef {object} CorrectionNote
 * @property {string} when a sentence
 * @property {string} was a sentence with what was wrong
 * @property {string} link name of the link to the entry
 * @property {string} address of the entry, from the language's root
 */
export function correctionNotes(corrections, {of, name, locale, catalogue}) {
  const words = textsOf(locale, catalogue);
  return corrections
    .filter((entry) => entry[of]?.includes(name))
    .map((entry) => ({
      when: words.render('note.when', {date: dayText(entry.date, locale)}),
      was: `${words.render('list.was')} ${words.render(`${entry.id}.was`)}`,
      link: words.render('note.link'),
      address: `/corrections/#${entry.id}`,
    }));
}
