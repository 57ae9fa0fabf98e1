import {basename} from 'node:path';
import {memoize} from '../memoize.ts';
import {readPages} from '../site/pages.ts';
import type {Page} from '../site/pages.ts';

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
 * their front matter what they are a part of. Small studies share a page, which names them as its cases.
 */
export function studyPages(root: string, locale: string): (study: string) => StudyPage {
  const pages = readPages(root).filter((page) => page.locale === locale);
  return (study) => pageOf(pages, study);
}

/** A study has dozens of claims, and its page is long. */
const pageOf = memoize((pages: readonly Page[], study: string): StudyPage => {
  const own = pages.find(({path}) => basename(path) === study);
  if (!own) return caseOf(pages, study);
  const parts = pages.filter(
    ({path, frontMatter}) => basename(path).startsWith(`${study}-`) && frontMatter.partOf === study,
  );
  const holder = (claim: string) =>
    [own, ...parts].find(({text}) => text.includes(`<Claim id="${study}/${claim}"`));
  return {
    title: String(own.frontMatter.title ?? study),
    address: addressOf(own),
    placeOf: (claim) => addressOf(holder(claim)),
  };
});

/** A small study that is a section of a page. */
function caseOf(pages: readonly Page[], study: string): StudyPage {
  const page = pages.find(({frontMatter}) => frontMatter.cases?.includes(study));
  const heading = new RegExp(`^## (.+) \\{/\\* #${study} \\*/\\}$`, 'm').exec(page?.text ?? '');
  return {title: heading?.[1] ?? study, address: addressOf(page), placeOf: () => addressOf(page)};
}

const addressOf = (page?: Page) => page && `/${page.path}/`;
