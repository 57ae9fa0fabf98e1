import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LOCALES} from '../../content/languages.ts';
import {sayIn} from '../../content/messages/catalogues.ts';
import {checkFile} from '../../content/results/check-files.ts';
import {RESULTS_FOLDER} from '../../content/results/read-results.ts';
import {FOLDERS} from '../../content/site/folders.ts';
import {WrongUsage} from '../wrong-usage.ts';
import type {Say} from '../../content/messages/say.ts';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The two parts of `<study>/<name>`.
 *
 * @throws {WrongUsage} new.wrong-id
 */
export function partsOf(id: string): {study: string; name: string} {
  const [study, name, ...rest] = id.split('/');
  if (![study, name].every((part) => ID.test(part ?? '')) || rest.length > 0) {
    throw new WrongUsage('new.wrong-id', {id, form: 'study/name'});
  }
  return {study, name};
}

/** An id of one part. */
export function requireId(id: string) {
  if (!ID.test(id)) throw new WrongUsage('new.wrong-id', {id, form: 'name'});
  return id;
}

/**
 * A valid result of the project.
 *
 * @param id `<study>/<run>`
 * @throws {WrongUsage} new.no-run
 */
export async function runOf(root: string, id: string) {
  const {run} = await checkFile(`${RESULTS_FOLDER}/${id}.json`, {root});
  if (!run) throw new WrongUsage('new.no-run', {id});
  return run;
}

/** A catalogue of texts, empty where there is none yet. */
export function catalogueAt(root: string, path: string) {
  return existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {};
}

/**
 * Where a page is in a language.
 *
 * @param name without .mdx
 */
export function pagePath(locale: string, name: string) {
  return `${FOLDERS.pages[0][locale]}/${name}.mdx`;
}

/**
 * Texts in every language.
 *
 * @returns by language
 */
export function inEachLanguage(
  textsIn: (say: Say, locale: string) => Record<string, string>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textsIn(sayIn(locale), locale)]));
}

/**
 * Catalogues of every language with new texts at their ends; what is there already stays.
 *
 * @param name such as `studies/my-study`
 * @param texts by language
 */
export function extendedCatalogues(
  root: string,
  name: string,
  texts: Record<string, Record<string, string>>,
): {path: string; text: string; isExtended: true}[] {
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
