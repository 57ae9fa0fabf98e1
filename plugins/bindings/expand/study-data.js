// @ts-check
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {FOLDERS} from '../../../content/site/folders.js';
import {publishedStudies} from '../../../content/site/published-data.js';
import {textsOf} from '../../../content/texts.js';
import {formatNumber} from '../../../lib/quantity/format.js';
import {packagePath} from '../../result-data/data-package.js';
import {fileLinks} from './citation.js';
import {blockComponent, link, list, paragraph, text} from './nodes.js';

/**
 * `<StudyData>` becomes what is published of each study, folded, after the sum of all.
 *
 * @type {import('./index.js').Expansion}
 *
 * @typedef {import('../../../content/site/published-data.js').PublishedStudy} PublishedStudy
 * @typedef {ReturnType<typeof textsOf>} Words
 * @typedef {{locale: string, words: Words, size: (bytes: number) => string, root: string}} Look
 */
export function expandStudyData(_node, page, site) {
  const {locale} = page;
  const words = textsOf(locale, site.catalogues[locale].data ?? {});
  const size = (/** @type {number} */ bytes) => sizeText(bytes, locale, words);
  const look = {locale, words, size, root: site.root};
  const studies = publishedStudies(site, locale);
  const all = {runs: studies.flatMap(({runs}) => runs), figures: studies.flatMap((s) => s.figures)};
  const bytes = all.runs.reduce((sum, run) => sum + bytesOf(run, site.root), 0);
  const total = words.render('total', {...countsOf(all, words), size: size(bytes)});
  const children = [paragraph(text(total)), ...studies.map((study) => studyOf(study, look))];
  return {replacement: {type: 'root', children}, problems: []};
}

/** @param {{runs: readonly unknown[], figures: readonly unknown[]}} published @param {Words} words */
function countsOf({runs, figures}, words) {
  return {
    results: words.render('list.results-count', {count: runs.length}),
    figures: words.render('list.figures-count', {count: figures.length}),
  };
}

/** @param {PublishedStudy} published @param {Look} look */
function studyOf({study, title, address, runs, figures, sources}, look) {
  const {words, locale} = look;
  const {results, figures: drawn} = countsOf({runs, figures}, words);
  const counts = [...(runs.length > 0 ? [results] : []), ...(figures.length > 0 ? [drawn] : [])];
  const ways = [
    ...(address ? [[link(address, words.render('list.page'))]] : []),
    ...(runs.length > 0
      ? [[link(`pathname:///${packagePath(study)}`, words.render('list.package'))]]
      : []),
    ...(address
      ? [
          [
            text(`${words.render('list.citation')} `),
            ...fileLinks(study, locale, words.render('cite.plain')),
          ],
        ]
      : []),
  ];
  return blockComponent('Details', {id: `data-${study}`}, [
    blockComponent('summary', {}, [
      {type: 'strong', children: [text(title)]},
      text(' '),
      text(`(${counts.join(', ')})`),
    ]),
    ...(ways.length > 0 ? [list(ways.map((way) => paragraph(...way)))] : []),
    ...section(
      words.render('list.results'),
      runs.map((run) => runItem(run, look)),
    ),
    ...section(words.render('list.figures'), figures.map(figureItem)),
    ...section(
      words.render('list.sources'),
      sources.map((source) => sourceItem(source, words)),
    ),
  ]);
}

/** @param {string} title @param {import('mdast').BlockContent[]} items */
const section = (title, items) =>
  items.length > 0 ? [paragraph({type: 'strong', children: [text(title)]}), list(items)] : [];

/** @param {{id: string}} run @param {Look} look */
function runItem(run, {root, size}) {
  const file = link(`pathname:///data/results/${run.id}.json`, `${run.id}.json`);
  return paragraph(file, text(`, ${size(bytesOf(run, root))}`));
}

/** @param {PublishedStudy['figures'][number]} figure */
const figureItem = ({id, title}) => paragraph(link(`pathname:///data/csv/${id}.csv`, title));

/** @param {PublishedStudy['sources'][number]} source @param {Words} words */
function sourceItem({title, url, licence}, words) {
  const stated = licence === 'none stated' ? words.render('list.no-licence') : licence;
  return paragraph(link(url, title), text(`: ${stated}`));
}

/** @param {{id: string}} run @param {string} root */
const bytesOf = ({id}, root) => statSync(join(root, FOLDERS.results, `${id}.json`)).size;

/** @param {number} bytes @param {string} locale @param {Words} words */
function sizeText(bytes, locale, words) {
  const inUnit = (/** @type {number} */ value, /** @type {number} */ digits) => ({
    value: formatNumber(value, undefined, locale, {digits}),
  });
  if (bytes < 1e6) return words.render('size', inUnit(bytes / 1000, 0));
  return words.render('size.mb', inUnit(bytes / 1e6, 1));
}
