import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {filesUnder} from '../site/files.js';
import {FOLDERS} from '../site/folders.js';
import {frontMatterOf} from '../site/parse-page.js';

/**
 * The pages of studies in a language: each study's is named after it.
 *
 * @param {string} root
 * @param {string} locale
 * @returns {(study: string) => StudyPage}
 *
 * @typedef {object} StudyPage
 * @property {string} title the study's id where there is no such page
 * @property {string} [address] below the language's root
 * @property {(claim: string) => boolean} cites whether the page has a claim of the study, by its id
 */
export function studyPages(root, locale) {
  const files = FOLDERS.pages.flatMap((folders) =>
    filesUnder(root, folders[locale], /\.mdx$/).map((file) => ({file, folder: folders[locale]})),
  );
  /** @type {Map<string, StudyPage>} A study has dozens of claims, and its page is long. */
  const known = new Map();
  return (study) => {
    const page = known.get(study) ?? readPage(root, files, study);
    known.set(study, page);
    return page;
  };
}

/** @param {string} root @param {readonly {file: string, folder: string}[]} files @param {string} study */
function readPage(root, files, study) {
  const found = files.find(({file}) => basename(file, '.mdx') === study);
  if (!found) return {title: study, cites: () => false};
  const text = readFileSync(join(root, found.file), 'utf8');
  return {
    title: String(frontMatterOf(text).title ?? study),
    address: `/${found.file.slice(found.folder.length + 1, -'.mdx'.length)}/`,
    cites: (/** @type {string} */ claim) => text.includes(`<Claim id="${study}/${claim}"`),
  };
}
