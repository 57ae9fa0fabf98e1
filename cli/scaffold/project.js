// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LOCALES} from '../../content/languages.js';
import {sayIn} from '../../content/messages/catalogues.js';
import {checkFile} from '../../content/results/check-files.js';
import {RESULTS_FOLDER} from '../../content/results/read-results.js';
import {FOLDERS} from '../../content/site/folders.js';
import {WrongUsage} from '../wrong-usage.js';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The two parts of `<study>/<name>`.
 *
 * @param {string} id
 * @returns {{study: string, name: string}}
 * @throws {WrongUsage} new.wrong-id
 */
export function partsOf(id) {
  const [study, name, ...rest] = id.split('/');
  if (![study, name].every((part) => ID.test(part ?? '')) || rest.length > 0) {
    throw new WrongUsage('new.wrong-id', {id, form: 'study/name'});
  }
  return {study, name};
}

/** An id of one part. @param {string} id */
export function requireId(id) {
  if (!ID.test(id)) throw new WrongUsage('new.wrong-id', {id, form: 'name'});
  return id;
}

/**
 * A valid result of the project.
 *
 * @param {string} root
 * @param {string} id `<study>/<run>`
 * @throws {WrongUsage} new.no-run
 */
export async function runOf(root, id) {
  const {run} = await checkFile(`${RESULTS_FOLDER}/${id}.json`, {root});
  if (!run) throw new WrongUsage('new.no-run', {id});
  return run;
}

/** A catalogue of texts, empty where there is none yet. @param {string} root @param {string} path */
export function catalogueAt(root, path) {
  return existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {};
}

/** Where a page is in a language. @param {string} locale @param {string} name without .mdx */
export function pagePath(locale, name) {
  return `${FOLDERS.pages[0][locale]}/${name}.mdx`;
}

/**
 * Texts in every language.
 *
 * @param {(say: import('../../content/messages/say.js').Say, locale: string) => Record<string, string>} textsIn
 * @returns {Record<string, Record<string, string>>} by language
 */
export function inEachLanguage(textsIn) {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textsIn(sayIn(locale), locale)]));
}

/**
 * Catalogues of every language with new texts at their ends; what is there already stays.
 *
 * @param {string} root
 * @param {string} name such as `studies/my-study`
 * @param {Record<string, Record<string, string>>} texts by language
 * @returns {{path: string, text: string, isExtended: true}[]}
 */
export function extendedCatalogues(root, name, texts) {
  return Object.entries(texts).map(([language, own]) => {
    const path = `i18n/${language}/${name}.json`;
    const catalogue = catalogueAt(root, path);
    const missing = Object.fromEntries(
      Object.entries(own).filter(([key]) => !Object.hasOwn(catalogue, key)),
    );
    const text = `${JSON.stringify({...catalogue, ...missing}, null, 2)}\n`;
    return {path, text, isExtended: true};
  });
}
