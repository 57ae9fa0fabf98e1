import {join} from 'node:path';
import {textsOf} from '../i18n.ts';
import {readIfThere} from './files.ts';
import {dayText} from '../../lib/quantity/day.ts';

/** Where corrections are recorded, from the project's root; it is published as it is. */
export const CORRECTIONS = 'static/data/corrections.json';

export interface Correction {
  /** key of its sentences: `<id>.was` and `<id>.now` */
  id: string;
  /** when it was corrected, `YYYY-MM-DD` */
  date: string;
  /** `studies/<name>` and the like */
  page: string;
  /** `<study>/<figure>` */
  figures?: string[];
  /** `<study>/<claim>` */
  claims?: string[];
  /** first digits of the commit that corrected it */
  commit?: string;
}

/**
 * What was published wrong and is right now, the newest first; the sentences are in the catalogues `corrections`.
 *
 * @returns none without a file
 * @throws {SyntaxError} if the file is not JSON
 */
export function readCorrections(root: string): Correction[] {
  const entries = readCorrectionsFile(root)?.corrections ?? [];
  return entries.toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

/**
 * The file as it is; that it fits its schema, its check sees to.
 *
 * @returns nothing without a file
 */
export function readCorrectionsFile(root: string): {corrections: Correction[]} | undefined {
  const text = readIfThere(join(root, CORRECTIONS));
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * The corrections that concern a figure: its own, and those of its study's page.
 *
 * @param figure `<study>/<figure>`
 */
export function correctionsOf(root: string, figure: string): Correction[] {
  const [study] = figure.split('/');
  return readCorrections(root).filter((entry) =>
    entry.figures ? entry.figures.includes(figure) : entry.page.split('/').at(-1) === study,
  );
}

export interface CorrectionNote {
  /** a sentence */
  when: string;
  /** a sentence with what was wrong */
  was: string;
  /** name of the link to the entry */
  link: string;
  /** of the entry, from the language's root */
  address: string;
}

/**
 * The notes that a corrected figure or claim bears: when it was corrected, what was wrong, and where to read about it.
 *
 * @param what `name` is `<study>/<figure or claim>`, `catalogue` that of corrections
 */
export function correctionNotes(
  corrections: readonly Correction[],
  {
    of,
    name,
    locale,
    catalogue,
  }: {of: 'figures' | 'claims'; name: string; locale: string; catalogue: Record<string, string>},
): CorrectionNote[] {
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
