// @ts-check
import {ORIGINAL, TRANSLATIONS} from '../../content/languages.js';
import {firstFigureIn} from '../../content/figures/first-figures.js';

/** Stands for a page without figures. */
const HOME = 'home/thesis';

/**
 * Gives each page the picture that links to it are shown with: the card of its first figure, in its language. Addresses
 * are whole ones: pictures stand once, for all languages.
 *
 * @param {{url: string, baseUrl: string}} address of the site
 * @returns {import('@docusaurus/types').ParseFrontMatter}
 */
export function frontMatterWithCard(address) {
  return async (page) => {
    const {frontMatter, content} = await page.defaultParseFrontMatter(page);
    const folders = page.filePath.split(/[\\/]/u);
    const locale = TRANSLATIONS.find((code) => isBelow(folders, 'i18n', code)) ?? ORIGINAL;
    const image = cardAddress(address, firstFigureIn(content) ?? HOME, locale);
    return {frontMatter: {image, ...frontMatter}, content};
  };
}

/** @param {readonly string[]} folders @param {string} outer @param {string} inner */
const isBelow = (folders, outer, inner) =>
  folders.some((name, at) => name === outer && folders[at + 1] === inner);

/**
 * The picture of pages that have no file of their own.
 *
 * @param {{url: string, baseUrl: string}} address
 * @param {string | undefined} locale
 */
export const homeCard = (address, locale) => cardAddress(address, HOME, locale ?? ORIGINAL);

/** @param {{url: string, baseUrl: string}} address @param {string} figure @param {string} locale */
const cardAddress = ({url, baseUrl}, figure, locale) =>
  `${url}${baseUrl}pictures/cards/${figure}.${locale}.png`;
