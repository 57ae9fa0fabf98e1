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
 * @property {object} site what readSite gives
 * @property {import('../site/pages.js').Page[]} pages
 * @property {Map<string, object>} claims by `<study>/<claim>`: numbers, verdict as the numbers give it, and in each
 *   language what readers see
 * @property {Map<string, {fingerprint: string, texts: Record<string, Record<string, string>>}>} figures by id, with
 *   their texts by language and key
 * @property {string[]} failures what could not be computed
 */
export async function stateOf(root) {
  const site = await readSite(root);
  const {figures, failures} = await figuresOf(root, site);
  return {site, pages: readPages(root), claims: claimsOf(site), figures, failures};
}

function claimsOf(site) {
  const views = Object.fromEntries(LOCALES.map((locale) => [locale, viewsOf(site, locale)]));
  const computed = [...site.claims].filter(([, {result}]) => result);
  return new Map(
    computed.map(([key, {result}]) => [
      key,
      {
        snapshot: snapshotOf(result),
        shown: Object.fromEntries(LOCALES.map((locale) => [locale, views[locale].get(key)])),
      },
    ]),
  );
}

function viewsOf(site, locale) {
  const views = claimViews(site, locale);
  return new Map(views.map(({study, id, reason, ours}) => [`${study}/${id}`, {reason, ours}]));
}

async function figuresOf(root, site) {
  try {
    const figures = await readFigures(root, {runs: site.runs.byId});
    const entries = figures.map(async (figure) => [figure.id, await figureOf(root, figure)]);
    return {figures: new Map(await Promise.all(entries)), failures: []};
  } catch (error) {
    return {figures: new Map(), failures: error.message.split('\n')};
  }
}

async function figureOf(root, figure) {
  const texts = LOCALES.map(async (locale) => [locale, await renderedTexts(root, figure, locale)]);
  return {fingerprint: figure.fingerprint, texts: Object.fromEntries(await Promise.all(texts))};
}

/** Texts of the figure itself; those of single points are rendered where they are drawn. */
async function renderedTexts(root, figure, locale) {
  const {t, catalogue} = await textsOf(root, figure, locale);
  const keys = Object.keys(catalogue).flatMap((key) => TEXT.exec(key)?.[1] ?? []);
  return Object.fromEntries(keys.flatMap((key) => rendered(t, key)));
}

function rendered(t, key) {
  try {
    return [[key, t(key)]];
  } catch {
    return []; // it needs what only a point has
  }
}
