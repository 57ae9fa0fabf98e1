import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {filesUnder} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import {frontMatterOf} from '../site/parse-page.ts';

export interface StudyPage {
  /** the study's id where there is no such page */
  title: string;
  /** below the language's root */
  address?: string;
  /**
   * address of the page that has a claim of the study, by its id: the study's own, or else the part that has it
   */
  placeOf: (claim: string) => string | undefined;
}

/**
 * The pages of studies in a language: each study's is named after it, and so are further parts of a study, which say in
 * their front matter what they are a part of.
 */
export function studyPages(root: string, locale: string): (study: string) => StudyPage {
  const files = FOLDERS.pages.flatMap((folders) =>
    filesUnder(root, folders[locale], /\.mdx$/).map((file) => ({file, folder: folders[locale]})),
  );
  /** A study has dozens of claims, and its page is long. */
  const known: Map<string, StudyPage> = new Map();
  return (study) => {
    const page = known.get(study) ?? readPage(root, files, study);
    known.set(study, page);
    return page;
  };
}

function readPage(root: string, files: readonly {file: string; folder: string}[], study: string) {
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
    placeOf: (claim: string) =>
      [{text, address}, ...parts].find((page) =>
        page.text.includes(`<Claim id="${study}/${claim}"`),
      )?.address,
  };
}

function textOf(root: string, {file, folder}: {file: string; folder: string}) {
  return {
    text: readFileSync(join(root, file), 'utf8'),
    address: `/${file.slice(folder.length + 1, -'.mdx'.length)}/`,
  };
}
