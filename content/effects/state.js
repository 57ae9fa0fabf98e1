// @ts-check
import {snapshotOf} from '../claim/evaluate.js';
import {claimViews} from '../claim/view.js';
import {readFigures, textsOf} from '../figures/read-figures.js';
import {LOCALES} from '../languages.js';
import {readSite} from '../site/load-site.js';
import {readPages} from '../site/pages.js';

/** Texts of a figure that have numbers of the data in them. */
const TEXT = /^figure\.[^.]+\.(.+)$/;

/**
 * All that the site says in one state of the project, computed from its data whatever was recorded or drawn.
 *
 * @param {string} root folder of that state
 * @returns {Promise<State>}
 *
 * @typedef {object} State
 * @property {import('../types.js').Site} site
 * @property {import('../site/pages.js').Page[]} pages
 * @property {Map<string, ClaimState>} claims by `<study>/<claim>`
 * @property {Map<string, FigureState>} figures by id
 * @property {string[]} failures what could not be computed
 *
 * @typedef {{snapshot: import('../claim/evaluate.js').Snapshot, shown: Record<string, ShownTexts>}} ClaimState numbers,
 *   verdict as the numbers give it, and in each language what readers see
 * @typedef {{reason: string, ours?: string}} ShownTexts
 * @typedef {{fingerprint: string, texts: Record<string, Record<string, string>>}} FigureState with its texts by
 *   language and key
 */
export async function stateOf(root) {
  const site = await readSite(root);
  const {figures, failures} = await figuresOf(root, site);
  return {site, pages: readPages(root), claims: claimsOf(site), figures, failures};
}

/** @param {import('../types.js').Site} site @returns {State['claims']} */
function claimsOf(site) {
  const views = LOCALES.map((locale) => viewsOf(site, locale));
  /** @type {State['claims']} */
  const claims = new Map();
  for (const [key, {result}] of site.claims) {
    if (!result) continue;
    const shown = Object.fromEntries(views.map(({locale, byKey}) => [locale, byKey[key]]));
    claims.set(key, {snapshot: snapshotOf(result), shown});
  }
  return claims;
}

/** @param {import('../types.js').Site} site @param {string} locale */
function viewsOf(site, locale) {
  const views = claimViews(site, locale);
  const entries = views.map(({study, id, reason, ours}) => [`${study}/${id}`, {reason, ours}]);
  /** @type {Record<string, ShownTexts>} */
  const byKey = Object.fromEntries(entries);
  return {locale, byKey};
}

/** @param {string} root @param {import('../types.js').Site} site @returns {Promise<Pick<State, 'figures' | 'failures'>>} */
async function figuresOf(root, site) {
  try {
    const figures = await readFigures(root, {runs: site.runs.byId});
    const states = await Promise.all(figures.map((figure) => figureOf(root, figure)));
    return {figures: new Map(figures.map(({id}, index) => [id, states[index]])), failures: []};
  } catch (error) {
    return {figures: new Map(), failures: /** @type {Error} */ (error).message.split('\n')};
  }
}

/** @param {string} root @param {import('../figures/read-figures.js').Figure} figure @returns {Promise<FigureState>} */
async function figureOf(root, figure) {
  const texts = LOCALES.map(async (locale) => [locale, await renderedTexts(root, figure, locale)]);
  return {fingerprint: figure.fingerprint, texts: Object.fromEntries(await Promise.all(texts))};
}

/**
 * Texts of the figure itself; those of single points are rendered where they are drawn.
 *
 * @param {string} root
 * @param {import('../figures/read-figures.js').Figure} figure
 * @param {string} locale
 * @returns {Promise<Record<string, string>>}
 */
async function renderedTexts(root, figure, locale) {
  const {t, catalogue} = await textsOf(root, figure, locale);
  const keys = Object.keys(catalogue).flatMap((key) => TEXT.exec(key)?.[1] ?? []);
  return Object.fromEntries(keys.flatMap((key) => rendered(t, key)));
}

/** @param {(key: string) => string} t @param {string} key */
function rendered(t, key) {
  try {
    return [[key, t(key)]];
  } catch {
    return []; // it needs what only a point has
  }
}
