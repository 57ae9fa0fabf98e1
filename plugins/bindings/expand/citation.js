// @ts-check
import {attributeOf} from '../../../content/site/tags.js';
import {textsOf} from '../../../content/texts.js';
import {WHOLE, citationFiles, citationsOf} from '../../result-data/citations.js';
import {siteAddress} from '../../site-address/index.js';
import {link, paragraph, text} from './nodes.js';

/**
 * `<Citation as="plain|bibtex">` becomes how to cite the site; without `as`, links to the files of all three.
 *
 * @type {import('./index.js').Expansion}
 */
export function expandCitation(node, page, site) {
  const {locale} = page;
  const words = textsOf(locale, site.catalogues[locale].data ?? {});
  const {url, baseUrl} = siteAddress(process.env);
  const {plain, bibtex} = citationsOf(site, {root: url + baseUrl, locale})[WHOLE];
  /** @type {Record<string, import('mdast').BlockContent>} */
  const shown = {
    plain: {type: 'blockquote', children: [paragraph(text(plain))]},
    bibtex: {type: 'code', lang: 'text', value: bibtex.trimEnd()},
  };
  const files = fileLinks(WHOLE, locale, words.render('cite.plain'));
  const links = paragraph(text(`${words.render('cite.download')} `), ...files);
  return {replacement: shown[attributeOf(node, 'as') ?? ''] ?? links, problems: []};
}

/** Links to a citation's files, set apart by commas. @param {string} name @param {string} locale @param {string} plain */
export function fileLinks(name, locale, plain) {
  const files = citationFiles(name, locale);
  return [
    link(`pathname:///${files.plain}`, plain),
    text(', '),
    link(`pathname:///${files.bibtex}`, 'BibTeX'),
    text(', '),
    link(`pathname:///${files.csl}`, 'CSL-JSON'),
  ];
}
