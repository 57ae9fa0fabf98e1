// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeFile} from '../site-bundle/write-files.js';
import {dataset} from './dataset.js';
import {LICENCE} from './licence.js';

/** @import {Run} from '../../lib/result/types.js' */

/** Folders of pages that represent a study; its results bear the page's name. */
const FOLDERS = ['studies', 'theory'];

/**
 * Puts the schema.org description of its results into the built page of each study, and that of all of them into the
 * page of data.
 *
 * @param {string} outDir
 * @param {{runs: Map<string, import('../../lib/result/types.js').Run>, tables: import('./tables.js').Table[]}} content
 * @param {Place} site
 *
 * @typedef {{root: string, url: string, baseUrl: string, locale: string}} Place
 */
export function describeStudyPages(outDir, {runs, tables}, site) {
  const described = [];
  for (const [study, ofStudy] of byStudy(runs.values())) {
    for (const folder of FOLDERS) {
      const page = `${folder}/${study}/`;
      const file = join(outDir, page, 'index.html');
      if (existsSync(file)) {
        const address = `${site.url}${site.baseUrl}${page}`;
        const html = readFileSync(file, 'utf8');
        const own = tables.filter(({id}) => id.startsWith(`${study}/`));
        writeFile(file, withDataset(html, {runs: ofStudy, tables: own}, address, site));
        described.push({'@type': 'Dataset', name: titleOfPage(html) ?? study, url: address});
      }
    }
  }
  describeCatalog(outDir, described, site);
}

/** @param {string} outDir @param {object[]} dataset @param {Place} site */
function describeCatalog(outDir, dataset, site) {
  const file = join(outDir, 'data/index.html');
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  const catalog = {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    name: titleOfPage(html),
    url: `${site.url}${site.baseUrl}data/`,
    inLanguage: site.locale,
    license: LICENCE.path,
    dataset,
  };
  writeFile(file, withData(html, catalog));
}

/**
 * A page with the description of its results in its head.
 *
 * @param {string} html
 * @param {{runs: import('../../lib/result/types.js').Run[], tables?: import('./tables.js').Table[]}} content
 * @param {string} address
 * @param {{root: string, locale: string}} site
 * @returns {string}
 */
export function withDataset(html, {runs, tables}, address, site) {
  const title = titleOfPage(html) ?? address;
  const found = /<meta(?=[^>]*\sname=["']?description["']?)[^>]*\scontent=("[^"]*"|'[^']*')/.exec(
    html,
  );
  const description = textOf(found ? found[1].slice(1, -1) : title);
  return withData(html, dataset(runs, {title, description, address}, site, tables));
}

/** @param {string} html @param {object} data */
function withData(html, data) {
  // a script element ends at the first “</script”, whatever its type
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}

/** @param {string} html */
function titleOfPage(html) {
  const found = /<title[^>]*>([^<]*)<\/title>/.exec(html);
  return found ? textOf(found[1]) : undefined;
}

/** @type {Record<string, string>} */
const NAMED = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0'};

/** @param {string} markup */
function textOf(markup) {
  return markup
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => NAMED[name] ?? whole);
}

/** @param {MapIterator<Run>} runs */
function byStudy(runs) {
  const studies = new Map();
  for (const run of runs) {
    const [study] = run.id.split('/');
    studies.set(study, [...(studies.get(study) ?? []), run]);
  }
  return studies;
}
