// @ts-check
import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {filesUnder} from '../site/files.js';
import {FOLDERS} from '../site/folders.js';
import {frontMatterOf} from '../site/parse-page.js';

/**
 * The pages of studies in a language: each study's is named after it, and so are further parts of a study, which say in
 * their front matter what they are a part of.
 *
 * @param {string} root
 * @param {string} locale
 * @returns {(study: string) => StudyPage}
 *
 * @typedef {object} StudyPage
 * @property {string} title the study's id where there is no such page
 * @property {string} [address] below the language's root
 * @property {(claim: string) => string | undefined} placeOf address of the page that has a claim of the study, by its
 *   id: the study's own, or else the part that has it
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
  const own = files.find(({file}) => basename(file, '.mdx') === study);
  if (!own) return {title: study, placeOf: () => undefined};
  const parts = files
    .filter(({file}) => basename(file).startsWith(`${study}-`))
    .map((part) => textOf(root, part))
    .filter(({text}) => frontMatterOf(text).partOf === study);
  const {text, address} = textOf(root, own);
  return {
    title: String(frontMatterOf(text).title ?? study),
    address,
    placeOf: (/** @type {string} */ claim) =>
      [{text, address}, ...parts].find((page) =>
        page.text.includes(`<Claim id="${study}/${claim}"`),
      )?.address,
  };
}

/** @param {string} root @param {{file: string, folder: string}} page */
function textOf(root, {file, folder}) {
  return {
    text: readFileSync(join(root, file), 'utf8'),
    address: `/${file.slice(folder.length + 1, -'.mdx'.length)}/`,
  };
}
