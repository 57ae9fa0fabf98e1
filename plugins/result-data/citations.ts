import {join} from 'node:path';
import {citationOf, readWork} from '../../content/citation/citation.ts';
import {folderOf} from '../../content/languages.ts';
import {publishedStudies} from '../../content/site/published-data.ts';
import {writeFile} from '../common/write-files.ts';
import type {Site} from '../../content/types.ts';

/** Name of the whole site's citation among those of studies. */
export const WHOLE = 'site';

/**
 * How to cite the site and each of its studies in a language.
 *
 * @param place `root` is the address of the site's root, with a slash at the end
 * @returns by study, and the whole site's by WHOLE
 */
export function citationsOf(
  site: Site,
  {root, locale}: {root: string; locale: string},
): Record<string, ReturnType<typeof citationOf>> {
  const work = readWork(site.root);
  const catalogue = site.catalogues[locale].data;
  const language = root + folderOf(locale);
  const look = {locale, catalogue};
  const citations: ReturnType<typeof citationsOf> = {
    [WHOLE]: citationOf(work, {address: language, ...look}),
  };
  for (const {study, title, address} of publishedStudies(site, locale)) {
    if (!address) continue;
    const part = {id: study, title};
    citations[study] = citationOf(work, {address: language + address.slice(1), part, ...look});
  }
  return citations;
}

/** Addresses of a citation's files, from the site's root. */
export const citationFiles = (name: string, locale: string) => ({
  bibtex: `data/citation/${name}.${locale}.bib`,
  csl: `data/citation/${name}.${locale}.csl.json`,
  plain: `data/citation/${name}.${locale}.txt`,
});

/** Writes the files of all citations of a language. */
export function publishCitations(
  outDir: string,
  citations: ReturnType<typeof citationsOf>,
  locale: string,
) {
  for (const [name, {plain, bibtex, csl}] of Object.entries(citations)) {
    const files = citationFiles(name, locale);
    writeFile(join(outDir, files.bibtex), bibtex);
    writeFile(join(outDir, files.csl), `${JSON.stringify([csl], null, 2)}\n`);
    writeFile(join(outDir, files.plain), `${plain}\n`);
  }
}
