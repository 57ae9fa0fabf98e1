import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {ORIGINAL} from '../languages.ts';
import {textsOf} from '../i18n.ts';

/** BibTeX names languages in English. */
const LANGUAGE_NAMES = new Intl.DisplayNames('en', {type: 'language'});

export interface Work {
  title: string;
  /** names as they are to be printed */
  authors: string[];
  version: string;
  /** `YYYY-MM-DD` */
  released: string;
  abstract: string;
  keywords: string[];
  /** that stands for all versions; there is none before an archive has given it */
  doi?: string;
}

const DOI = /^10\.\d{4,9}\/[-._;()/:A-Za-z0-9]+$/u;

/** Whole address of a DOI. */
export const doiAddress = (doi: string) => `https://doi.org/${doi}`;

type Cff = Pick<Work, 'title' | 'abstract' | 'keywords' | 'doi'> & {
  authors: {name: string}[];
  version: string;
  'date-released': string;
};

/**
 * What CITATION.cff says of the site. It is the one place of the DOI, from which citations and descriptions of data take it.
 *
 * @throws {Error} for a DOI that is none
 */
export function readWork(root: string): Work {
  const text = readFileSync(join(root, 'CITATION.cff'), 'utf8');
  const cff: Cff = parse(text);
  if (cff.doi !== undefined && !DOI.test(cff.doi))
    throw new Error(
      `CITATION.cff: doi is “${cff.doi}”. Write the name alone, such as 10.5281/zenodo.1234567, or leave the line out.`,
    );
  return {
    ...{title: cff.title, abstract: cff.abstract, keywords: cff.keywords},
    ...(cff.doi && {doi: cff.doi}),
    authors: cff.authors.map(({name}) => name),
    version: cff.version,
    released: cff['date-released'],
  };
}

/**
 * How to cite the site, or a part of it, in a language: as BibTeX, as CSL-JSON and as plain text. The DOI is that of the
 * whole: in the entry of a part, programs that look it up would take the whole's title for it.
 *
 * @param what `part` is a study or a figure with its own address; `catalogue` is that
 * of data, whose texts `cite.…` name the site and its authors
 */
export function citationOf(
  work: Work,
  {
    address,
    part,
    locale,
    catalogue,
  }: {
    address: string;
    part?: {id: string; title: string};
    locale: string;
    catalogue: Record<string, string>;
  },
) {
  const words = textsOf(locale, catalogue);
  const site = locale === ORIGINAL ? work.title : words.render('cite.site');
  const authors = locale === ORIGINAL ? work.authors : [words.render('cite.authors')];
  const cited = {
    ...{key: `blocking-coefficient${part ? `-${part.id.replaceAll('/', '-')}` : ''}`},
    ...{title: part?.title ?? site, container: part && site, authors, address, locale},
    ...{version: work.version, released: work.released, year: work.released.slice(0, 4)},
  };
  const doi = part ? undefined : work.doi;
  const plain = words.render(part ? 'cite.part' : 'cite.whole', {
    authors: authors.join(', '),
    ...{title: cited.title, container: site, address},
    ...{version: work.version, year: cited.year},
  });
  return {
    plain: doi ? `${plain}. ${doiAddress(doi)}` : plain,
    bibtex: bibtexOf(cited, doi),
    csl: {...cslOf(cited), ...(doi && {DOI: doi})},
  };
}

type Cited = {
  key: string;
  title: string;
  container?: string;
  authors: string[];
  address: string;
  locale: string;
  version: string;
  released: string;
  year: string;
};

function bibtexOf(
  {key, title, container, authors, year, version, address, locale}: Cited,
  doi: string | undefined,
) {
  const fields = {
    author: authors.map((name) => `{${inTex(name)}}`).join(' and '),
    title: `{${inTex(title)}}`,
    ...(container && {howpublished: inTex(container)}),
    year,
    version,
    url: address,
    ...(doi && {doi}),
    langid: String(LANGUAGE_NAMES.of(locale)).toLowerCase(),
    note: 'CC BY 4.0',
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}},`);
  return [`@misc{${key},`, ...lines, '}', ''].join('\n');
}

/** A text with the signs that TeX would read as commands. */
function inTex(text: string) {
  return text
    .replaceAll('\\', '\\textbackslash ')
    .replaceAll(/[&%$#_{}]/g, (sign) => `\\${sign}`)
    .replaceAll('~', '\\textasciitilde ')
    .replaceAll('^', '\\textasciicircum ')
    .replaceAll('\u00a0', '~');
}

/** @see https://docs.citationstyles.org/en/stable/specification.html */
function cslOf({key, title, container, authors, released, version, address, locale}: Cited) {
  return {
    id: key,
    type: container ? 'webpage' : 'dataset',
    title,
    ...(container && {'container-title': container}),
    author: authors.map((literal) => ({literal})),
    issued: {'date-parts': [released.split('-').map(Number)]},
    version,
    URL: address,
    language: locale,
  };
}
