import {messageOf} from '../../lib/errors.ts';
import {snapshotOf} from '../claim/evaluate.ts';
import {figuresOf, textsOf} from '../figures/read-figures.ts';
import {LOCALES} from '../languages.ts';
import {readSite} from '../site/load-site.ts';
import {readPages} from '../site/pages.ts';
import type {Figure, Page, Site, Snapshot} from '../types.ts';

/** Texts of a figure that have numbers of the data in them. */
const TEXT = /^figure\.[^.]+\.(.+)$/;

export interface State {
  site: Site;
  pages: Page[];
  /** numbers, and verdicts as these give them, by `<study>/<claim>` */
  claims: Map<string, Snapshot>;
  /** by id */
  figures: Map<string, FigureState>;
  /** what could not be computed */
  failures: string[];
}

/** with its texts by language and key */
export type FigureState = {fingerprint: string; texts: Record<string, Record<string, string>>};

/**
 * All that the site says in one state of the project, computed from its data whatever was recorded or drawn.
 *
 * @param root folder of that state
 */
export async function stateOf(root: string): Promise<State> {
  const site = await readSite(root);
  const {figures, failures} = await statesOfFigures(root, site);
  return {site, pages: readPages(root), claims: claimsOf(site), figures, failures};
}

const claimsOf = ({claims}: Site): State['claims'] =>
  new Map(
    [...claims].flatMap(([key, {result}]) => (result ? [[key, snapshotOf(result)] as const] : [])),
  );

async function statesOfFigures(
  root: string,
  site: Site,
): Promise<Pick<State, 'figures' | 'failures'>> {
  try {
    const figures = figuresOf(site);
    const states = await Promise.all(figures.map((figure) => figureOf(root, figure)));
    return {figures: new Map(figures.map(({id}, index) => [id, states[index]])), failures: []};
  } catch (error) {
    return {figures: new Map(), failures: messageOf(error).split('\n')};
  }
}

async function figureOf(root: string, figure: Figure): Promise<FigureState> {
  const texts = LOCALES.map(async (locale) => [locale, await renderedTexts(root, figure, locale)]);
  return {fingerprint: figure.fingerprint, texts: Object.fromEntries(await Promise.all(texts))};
}

/** Texts of the figure itself; those of single points are rendered where they are drawn. */
async function renderedTexts(
  root: string,
  figure: Figure,
  locale: string,
): Promise<Record<string, string>> {
  const {t, catalogue} = await textsOf(root, figure, locale);
  const keys = Object.keys(catalogue).flatMap((key) => TEXT.exec(key)?.[1] ?? []);
  return Object.fromEntries(keys.flatMap((key) => rendered(t, key)));
}

function rendered(t: (key: string) => string, key: string) {
  try {
    return [[key, t(key)]];
  } catch {
    return []; // it needs what only a point has
  }
}
