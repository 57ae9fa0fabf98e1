// @ts-check
import {join} from 'node:path';
import {citationOf, readWork} from '../../content/citation/citation.js';
import {ORIGINAL} from '../../content/languages.js';
import {publishedStudies} from '../../content/site/published-data.js';
import {writeFile} from '../site-bundle/write-files.js';

/** Name of the whole site's citation among those of studies. */
export const WHOLE = 'site';

/**
 * How to cite the site and each of its studies in a language.
 *
 * @param {import('../../content/types.js').Site} site
 * @param {{root: string, locale: string}} place `root` is the address of the site's root, with a slash at the end
 * @returns {Record<string, ReturnType<typeof citationOf>>} by study, and the whole site's by WHOLE
 */
export function citationsOf(site, {root, locale}) {
  const work = readWork(site.root);
  const catalogue = site.catalogues[locale].data;
  const language = locale === ORIGINAL ? root : `${root}${locale}/`;
  const look = {locale, catalogue};
  /** @type {ReturnType<typeof citationsOf>} */
  const citations = {[WHOLE]: citationOf(work, {address: language, ...look})};
  for (const {study, title, address} of publishedStudies(site, locale)) {
    if (!address) continue;
    const part = {id: study, title};
    citations[study] = citationOf(work, {address: language + address.slice(1), part, ...look});
  }
  return citations;
}

/** Addresses of a citation's files, from the site's root. @param {string} name @param {string} locale */
export const citationFiles = (name, locale) => ({
  bibtex: `data/citation/${name}.${locale}.bib`,
  csl: `data/citation/${name}.${locale}.csl.json`,
  plain: `data/citation/${name}.${locale}.txt`,
});

/** Writes the files of all citations of a language. @param {string} outDir @param {ReturnType<typeof citationsOf>} citations @param {string} locale */
export function publishCitations(outDir, citations, locale) {
  for (const [name, {plain, bibtex, csl}] of Object.entries(citations)) {
    const files = citationFiles(name, locale);
    writeFile(join(outDir, files.bibtex), bibtex);
    writeFile(join(outDir, files.csl), `${JSON.stringify([csl], null, 2)}\n`);
    writeFile(join(outDir, files.plain), `${plain}\n`);
  }
}
