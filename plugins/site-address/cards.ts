import {basename} from 'node:path';
import {firstFigureIn} from '../../content/figures/figure-pages.ts';
import {ORIGINAL, TRANSLATIONS} from '../../content/languages.ts';
import {figureCard, studyCard} from '../../content/site/card-addresses.ts';
import type {ParseFrontMatter} from '@docusaurus/types';

/** Stands for a page without figures. */
const HOME = 'home/thesis';

/**
 * Gives each page the picture that links to it are shown with, in its language: of a study its question and answer, of any
 * other page its first figure. Addresses are whole ones: pictures are published once, for all languages.
 *
 * @param address of the site
 */
export function frontMatterWithCard(address: {url: string; baseUrl: string}): ParseFrontMatter {
  return async (page) => {
    const {frontMatter, content} = await page.defaultParseFrontMatter(page);
    const folders = page.filePath.split(/[\\/]/u);
    const locale = TRANSLATIONS.find((code) => isBelow(folders, 'i18n', code)) ?? ORIGINAL;
    const image = whole(address, cardOf(page.filePath, {frontMatter, content, locale}));
    return {frontMatter: {image, ...frontMatter}, content};
  };
}

const isBelow = (folders: readonly string[], outer: string, inner: string) =>
  folders.some((name, at) => name === outer && folders[at + 1] === inner);

function cardOf(
  file: string,
  {
    frontMatter,
    content,
    locale,
  }: {frontMatter: Record<string, unknown>; content: string; locale: string},
) {
  if (frontMatter.study !== undefined) return studyCard(basename(file, '.mdx'), locale);
  return figureCard(firstFigureIn(content) ?? HOME, locale);
}

/** The picture of pages that have no file of their own. */
export const homeCard = (address: {url: string; baseUrl: string}, locale: string | undefined) =>
  whole(address, figureCard(HOME, locale ?? ORIGINAL));

const whole = ({url, baseUrl}: {url: string; baseUrl: string}, path: string) =>
  `${url}${baseUrl}${path}`;
