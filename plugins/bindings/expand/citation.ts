import {attributeOf} from '../../../content/site/tags.ts';
import {textsOf} from '../../../content/i18n.ts';
import {WHOLE, citationFiles, citationsOf} from '../../result-data/citations.ts';
import {siteAddress} from '../../site-address/index.ts';
import {link, paragraph, text} from './nodes.ts';
import type {Expansion} from './index.ts';
import type {BlockContent} from 'mdast';

/** `<Citation as="plain|bibtex">` becomes how to cite the site; without `as`, links to the files of all three. */
export const expandCitation: Expansion = (node, page, site) => {
  const {locale} = page;
  const words = textsOf(locale, site.catalogues[locale].data ?? {});
  const {url, baseUrl} = siteAddress(process.env);
  const {plain, bibtex} = citationsOf(site, {root: url + baseUrl, locale})[WHOLE];
  const shown: Record<string, BlockContent> = {
    plain: {type: 'blockquote', children: [paragraph(text(plain))]},
    bibtex: {type: 'code', lang: 'text', value: bibtex.trimEnd()},
  };
  const files = fileLinks(WHOLE, locale, words.render('cite.plain'));
  const links = paragraph(text(`${words.render('cite.download')} `), ...files);
  return {replacement: shown[attributeOf(node, 'as') ?? ''] ?? links, problems: []};
};

/** Links to a citation's files, set apart by commas. */
export function fileLinks(name: string, locale: string, plain: string) {
  const files = citationFiles(name, locale);
  return [
    link(`pathname:///${files.plain}`, plain),
    text(', '),
    link(`pathname:///${files.bibtex}`, 'BibTeX'),
    text(', '),
    link(`pathname:///${files.csl}`, 'CSL-JSON'),
  ];
}
