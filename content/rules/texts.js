// @ts-check
import {problemAt} from '../problem.js';
import {bookOf} from '../quantities/book.js';
import {mannerOf, placeholdersIn} from '../quantities/placeholders.js';
import {sayerOf} from '../quantities/texts.js';
import {LOCALES} from '../languages.js';
import {FOLDERS} from '../site/folders.js';
import {problemsOfError} from '../site/runs.js';
import {HOME} from '../site/home-texts.js';
import {catalogueOf} from '../site/studies.js';

/** @import {Site} from '../types.js' */

/**
 * Every quantity that the texts of figures, claims and the home page name exists, and can be shown as they want it.
 *
 * @param {Site} site
 */
export function checkTexts(site) {
  const studies = new Set([
    ...[...site.figures.keys()].map((id) => id.split('/')[0]),
    ...[...site.claims.values()].map(({study}) => study),
  ]);
  const catalogues = [
    ...[...studies].map((study) => ({study, name: catalogueOf(study)})),
    {study: HOME, name: HOME},
  ];
  return LOCALES.flatMap((locale) =>
    catalogues.flatMap((catalogue) => flawsOfCatalogue(catalogue, locale, site)),
  );
}

/** @param {{study: string, name: string}} catalogue @param {string} locale @param {Site} site */
function flawsOfCatalogue({study, name}, locale, site) {
  const file = `${FOLDERS.catalogues[locale]}/${name}.json`;
  const {interface: words = {}} = site.catalogues[locale];
  const say = sayerOf(bookOf(site, study), locale, words);
  return Object.entries(site.catalogues[locale][name] ?? {})
    .filter(([key, text]) => typeof text === 'string' && isShown(key, study, site))
    .flatMap(([key, text]) =>
      placeholdersIn(text).flatMap(({whole, name: quantity, format}) => {
        try {
          say(quantity, mannerOf(format));
          return [];
        } catch (error) {
          const place = {file, ...lineOf(key, site.catalogueSources.get(file))};
          return problemsOfError(/** @type {NodeJS.ErrnoException} */ (error), (reason) =>
            problemAt('text-quantity', place, {key, whole, reason}),
          );
        }
      }),
    );
}

/**
 * Whether a text is one of the home page, or of a figure or claim that there is.
 *
 * @param {string} key
 * @param {string} study
 * @param {Site} site
 */
function isShown(key, study, site) {
  const [kind, name] = key.split('.');
  if (kind === HOME) return true;
  const id = `${study}/${name}`;
  return (kind === 'figure' && site.figures.has(id)) || (kind === 'claim' && site.claims.has(id));
}

/** @param {string} key */
function lineOf(key, source = '') {
  const at = source.indexOf(`"${key}"`);
  return at < 0 ? {} : {line: source.slice(0, at).split('\n').length};
}
