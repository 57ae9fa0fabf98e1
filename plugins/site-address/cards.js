// @ts-check
import {basename} from 'node:path';
import {firstFigureIn} from '../../content/figures/first-figure.js';
import {ORIGINAL, TRANSLATIONS} from '../../content/languages.js';
import {figureCard, studyCard} from '../../content/site/card-addresses.js';

/** Stands for a page without figures. */
const HOME = 'home/thesis';

/**
 * Gives each page the picture that links to it are shown with, in its language: of a study its question and answer, of any
 * other page its first figure. Addresses are whole ones: pictures are published once, for all languages.
 *
 * @param {{url: string, baseUrl: string}} address of the site
 * @returns {import('@docusaurus/types').ParseFrontMatter}
 */
export function frontMatterWithCard(address) {
  return async (page) => {
    const {frontMatter, content} = await page.defaultParseFrontMatter(page);
    const folders = page.filePath.split(/[\\/]/u);
    const locale = TRANSLATIONS.find((code) => isBelow(folders, 'i18n', code)) ?? ORIGINAL;
    const image = whole(address, cardOf(page.filePath, {frontMatter, content, locale}));
    return {frontMatter: {image, ...frontMatter}, content};
  };
}

/** @param {readonly string[]} folders @param {string} outer @param {string} inner */
const isBelow = (folders, outer, inner) =>
  folders.some((name, at) => name === outer && folders[at + 1] === inner);

/** @param {string} file @param {{frontMatter: Record<string, unknown>, content: string, locale: string}} page */
function cardOf(file, {frontMatter, content, locale}) {
  if (frontMatter.study !== undefined) return studyCard(basename(file, '.mdx'), locale);
  return figureCard(firstFigureIn(content) ?? HOME, locale);
}

/**
 * The picture of pages that have no file of their own.
 *
 * @param {{url: string, baseUrl: string}} address
 * @param {string | undefined} locale
 */
export const homeCard = (address, locale) => whole(address, figureCard(HOME, locale ?? ORIGINAL));

/** @param {{url: string, baseUrl: string}} address @param {string} path */
const whole = ({url, baseUrl}, path) => `${url}${baseUrl}${path}`;
