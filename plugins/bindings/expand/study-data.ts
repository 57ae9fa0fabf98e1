import {statSync} from 'node:fs';
import {join} from 'node:path';
import {FOLDERS} from '../../../content/site/folders.ts';
import {publishedStudies} from '../../../content/site/published-data.ts';
import {objectionAddress, objectionTexts, objectionsTo} from '../../../content/site/objections.ts';
import {textsOf} from '../../../content/i18n.ts';
import {formatNumber} from '../../../lib/quantity/format.ts';
import {packagePath} from '../../result-data/data-package.ts';
import {fileLinks} from './citation.ts';
import {blockComponent, link, list, paragraph, text} from './nodes.ts';
import type {Site} from '../../../content/types.ts';
import type {PublishedStudy} from '../../../content/site/published-data.ts';
import type {Expansion} from './index.ts';
import type {BlockContent} from 'mdast';

export type Words = ReturnType<typeof textsOf>;

export type Look = {
  locale: string;
  words: Words;
  size: (bytes: number) => string;
  root: string;
  site: Site;
};

/** `<StudyData>` becomes what is published of each study, folded, after the sum of all. */
export const expandStudyData: Expansion = (_node, page, site) => {
  const {locale} = page;
  const words = textsOf(locale, site.catalogues[locale].data ?? {});
  const size = (bytes: number) => sizeText(bytes, locale, words);
  const look = {locale, words, size, root: site.root, site};
  const studies = publishedStudies(site, locale);
  const all = {runs: studies.flatMap(({runs}) => runs), figures: studies.flatMap((s) => s.figures)};
  const bytes = all.runs.reduce((sum, run) => sum + bytesOf(run, site.root), 0);
  const total = words.render('total', {...countsOf(all, words), size: size(bytes)});
  const children = [paragraph(text(total)), ...studies.map((study) => studyOf(study, look))];
  return {replacement: {type: 'root', children}, problems: []};
};

function countsOf(
  {runs, figures}: {runs: readonly unknown[]; figures: readonly unknown[]},
  words: Words,
) {
  return {
    results: words.render('list.results-count', {count: runs.length}),
    figures: words.render('list.figures-count', {count: figures.length}),
  };
}

function studyOf({study, title, address, runs, figures, sources}: PublishedStudy, look: Look) {
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

const section = (title: string, items: BlockContent[]) =>
  items.length > 0 ? [paragraph({type: 'strong', children: [text(title)]}), list(items)] : [];

function runItem(run: {id: string}, {root, size, site, locale}: Look) {
  const file = link(`pathname:///data/results/${run.id}.json`, `${run.id}.json`);
  const objections = objectionsTo(root, 'results', run.id).flatMap((entry) => [
    text('; '),
    link(objectionAddress(entry), objectionTexts(site, locale).render(`${entry.id}.title`)),
  ]);
  return paragraph(file, text(`, ${size(bytesOf(run, root))}`), ...objections);
}

const figureItem = ({id, title}: PublishedStudy['figures'][number]) =>
  paragraph(link(`pathname:///data/csv/${id}.csv`, title));

function sourceItem({title, url, licence}: PublishedStudy['sources'][number], words: Words) {
  const stated = licence === 'none stated' ? words.render('list.no-licence') : licence;
  return paragraph(link(url, title), text(`: ${stated}`));
}

const bytesOf = ({id}: {id: string}, root: string) =>
  statSync(join(root, FOLDERS.results, `${id}.json`)).size;

function sizeText(bytes: number, locale: string, words: Words) {
  const inUnit = (value: number, digits: number) => ({
    value: formatNumber(value, undefined, locale, {digits}),
  });
  if (bytes < 1e6) return words.render('size', inUnit(bytes / 1000, 0));
  return words.render('size.mb', inUnit(bytes / 1e6, 1));
}
