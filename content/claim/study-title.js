import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {filesUnder} from '../site/files.js';
import {FOLDERS} from '../site/folders.js';
import {frontMatterOf} from '../site/parse-page.js';

/**
 * Titles of studies in a language: of the page that is named after the study.
 *
 * @param {string} root
 * @param {'en' | 'ru'} locale
 * @returns {(study: string) => string} the study's id where there is no such page
 */
export function studyTitles(root, locale) {
  const files = FOLDERS.pages.flatMap((folders) => filesUnder(root, folders[locale], /\.mdx$/));
  /** @type {Map<string, string>} A study has dozens of claims, and its page is long. */
  const known = new Map();
  return (study) => {
    const title = known.get(study) ?? titleOf(root, files, study);
    known.set(study, title);
    return title;
  };
}

/** @param {string} root @param {readonly string[]} files @param {string} study */
function titleOf(root, files, study) {
  const file = files.find((each) => basename(each, '.mdx') === study);
  if (!file) return study;
  return frontMatterOf(readFileSync(join(root, file), 'utf8')).title ?? study;
}
