// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {problemAt} from '../problem.js';
import {placeAt} from '../validation/places.js';
import {filesUnder} from './files.js';
import {LOCALES} from '../languages.js';
import {FOLDERS} from './folders.js';

// Docusaurus' own catalogue of shell strings, which only translations have
const OURS = /^i18n\/[a-z]+\/(studies\/)?[^/]+\.json$/;
const NOT_OURS = /\/code\.json$/;

/**
 * The i18next catalogues of each language.
 *
 * @param {string} root
 * @returns {{catalogues: import('../types.js').Catalogues, sources: Map<string, string>,
 *   problems: import('../types.js').Problem[]}} catalogues by language and name, null for one that doesn't parse; `sources` are the files' texts
 */
export function loadCatalogues(root) {
  /** @type {import('../types.js').Problem[]} */
  const problems = [];
  /** @type {Map<string, string>} */
  const sources = new Map();
  const ofLocale = (/** @type {string} */ locale) => {
    const files = filesUnder(root, FOLDERS.catalogues[locale], OURS);
    const ours = files.filter((file) => !NOT_OURS.test(file));
    return Object.fromEntries(
      ours.map((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        sources.set(file, text);
        return [nameOf(file), parse(file, text, problems)];
      }),
    );
  };
  const catalogues = Object.fromEntries(LOCALES.map((locale) => [locale, ofLocale(locale)]));
  return {catalogues, sources, problems};
}

/** `study` of i18n/en/study.json, `studies/demo` of i18n/en/studies/demo.json. @param {string} file */
const nameOf = (file) =>
  file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.json$/, '');

/** @param {string} file @param {string} text @param {import('../types.js').Problem[]} problems */
function parse(file, text, problems) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const {message} = /** @type {SyntaxError} */ (error);
    const place = {file, ...placeInJson(text, message)};
    problems.push(problemAt('json-syntax', place, {reason: message}));
    return null;
  }
}

/**
 * Node says "at position 12" or "(line 1 column 13)" depending on its version.
 *
 * @param {string} text
 * @param {string} message
 */
function placeInJson(text, message) {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return {};
  return placeAt(text, Number(position));
}
