import {join} from 'node:path';
import {textsOf} from '../i18n.ts';
import {quantitiesOf} from '../value/reference.ts';
import {textsUnder, withQuantities} from '../quantities/texts.ts';
import {memoize} from '../memoize.ts';
import {readIfThere} from './files.ts';
import type {Site} from '../types.ts';
import type {CorrectionNote} from './corrections.ts';

/** Where objections are recorded, from the project's root; it is published as it is. */
export const OBJECTIONS = 'static/data/objections.json';

/** Open ones come first: they are what a reader has to know. */
export const OBJECTION_STATES = ['open', 'answered', 'accepted'] as const;

export interface Objection {
  /** key of its sentences: `<id>.title`, `<id>.says` and `<id>.answer` */
  id: string;
  /** when it was raised, `YYYY-MM-DD` */
  date: string;
  /** address of the issue that raised it; the site itself did without one */
  issue?: string;
  state: (typeof OBJECTION_STATES)[number];
  /** `YYYY-MM-DD` */
  answered?: string;
  /** id of the correction that it led to */
  correction?: string;
  /** `<study>/<run>` */
  results?: string[];
  /** `<study>/<claim>` */
  claims?: string[];
}

/**
 * What speaks against results and claims, open ones first, then the newest; the sentences are in the catalogues
 * `objections`.
 *
 * @returns none without a file
 * @throws {SyntaxError} if the file is not JSON
 */
export function readObjections(root: string): Objection[] {
  const rank = ({state}: Objection) => OBJECTION_STATES.indexOf(state);
  const entries = readObjectionsFile(root)?.objections ?? [];
  return entries.toSorted((a, b) => rank(a) - rank(b) || (a.date < b.date ? 1 : -1));
}

/**
 * The file as it is; that it fits its schema, its check sees to.
 *
 * @returns nothing without a file
 */
export function readObjectionsFile(root: string): {objections: Objection[]} | undefined {
  const text = readIfThere(join(root, OBJECTIONS));
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * The sentences of objections in a language, with their numbers put in.
 *
 * @throws {Error} on a quantity that doesn't exist
 */
export const objectionTexts = memoize((site: Site, locale: string) => {
  const {objections: catalogue = {}, interface: words = {}} = site.catalogues[locale];
  const said = readObjections(site.root).map(({id}) => textsUnder(catalogue, `${id}.`));
  const quantities = quantitiesOf(site, 'objections');
  const own = withQuantities(Object.assign({}, ...said), {quantities, locale, words});
  return textsOf(locale, {...catalogue, ...own});
});

/** Address of an objection, from the language's root. */
export const objectionAddress = ({id}: Objection) => `/objections/#${id}`;

/** The objections that concern a claim or a result, by its id. */
export const objectionsTo = (root: string, of: 'claims' | 'results', name: string) =>
  readObjections(root).filter((entry) => entry[of]?.includes(name));

/** The notes that a claim bears for the objections to it: their state, what they say, and where the answer is. */
export const objectionNotes = (site: Site, claim: string, locale: string): CorrectionNote[] =>
  objectionsTo(site.root, 'claims', claim).map((entry) => {
    const {render} = objectionTexts(site, locale);
    return {
      when: render('note.when', {state: render(`state.${entry.state}`)}),
      was: render(`${entry.id}.says`),
      link: render('note.link'),
      address: objectionAddress(entry),
    };
  });
