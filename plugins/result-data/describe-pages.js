import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {dataset} from './dataset.js';

/** Folders of pages that stand for a study; its results bear the page's name. */
const FOLDERS = ['studies', 'theory'];

/**
 * Puts the schema.org description of its results into the built page of each study.
 *
 * @param {string} outDir
 * @param {{runs: Map<string, any>}} content
 * @param {{root: string, url: string, baseUrl: string, locale: string}} site
 */
export function describeStudyPages(outDir, {runs}, site) {
  for (const [study, ofStudy] of byStudy(runs.values())) {
    for (const folder of FOLDERS) {
      const page = `${folder}/${study}/`;
      const file = join(outDir, page, 'index.html');
      if (existsSync(file)) {
        const address = `${site.url}${site.baseUrl}${page}`;
        writeFileSync(file, withDataset(readFileSync(file, 'utf8'), ofStudy, address, site));
      }
    }
  }
}

/**
 * A page with the description of its results in its head.
 *
 * @param {string} html
 * @param {any[]} runs
 * @param {string} address
 * @param {{root: string, locale: string}} site
 * @returns {string}
 */
export function withDataset(html, runs, address, site) {
  const title = textOf(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? address);
  const found = /<meta(?=[^>]*\sname=["']?description["']?)[^>]*\scontent=("[^"]*"|'[^']*')/.exec(
    html,
  );
  const description = textOf(found ? found[1].slice(1, -1) : title);
  const data = dataset(runs, {title, description, address}, site);
  // a script element ends at the first “</script”, whatever its type
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}

const NAMED = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0'};

function textOf(markup) {
  return markup
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => NAMED[name] ?? whole);
}

function byStudy(runs) {
  const studies = new Map();
  for (const run of runs) {
    const [study] = run.id.split('/');
    studies.set(study, [...(studies.get(study) ?? []), run]);
  }
  return studies;
}
