import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeFile} from '../common/write-files.ts';
import {dataset} from './dataset.ts';
import {LICENCE} from './licence.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Table} from './tables.ts';

/** Folders of pages that represent a study; its results bear the page's name. */
const FOLDERS = ['studies', 'theory'];

export type Place = {root: string; url: string; baseUrl: string; locale: string};

/**
 * Puts the schema.org description of its results into the built page of each study, and that of all of them into the
 * page of data.
 */
export function describeStudyPages(
  outDir: string,
  {runs, tables}: {runs: Map<string, Run>; tables: Table[]},
  site: Place,
) {
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

function describeCatalog(outDir: string, dataset: object[], site: Place) {
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

/** A page with the description of its results in its head. */
export function withDataset(
  html: string,
  {runs, tables}: {runs: Run[]; tables?: Table[]},
  address: string,
  site: {root: string; locale: string},
): string {
  const title = titleOfPage(html) ?? address;
  const found = /<meta(?=[^>]*\sname=["']?description["']?)[^>]*\scontent=("[^"]*"|'[^']*')/.exec(
    html,
  );
  const description = textOf(found ? found[1].slice(1, -1) : title);
  return withData(html, dataset(runs, {title, description, address}, site, tables));
}

function withData(html: string, data: object) {
  // a script element ends at the first “</script”, whatever its type
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}

function titleOfPage(html: string) {
  const found = /<title[^>]*>([^<]*)<\/title>/.exec(html);
  return found ? textOf(found[1]) : undefined;
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

function textOf(markup: string) {
  return markup
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name) => NAMED[name] ?? whole);
}

function byStudy(runs: MapIterator<Run>) {
  const studies = new Map();
  for (const run of runs) {
    const [study] = run.id.split('/');
    studies.set(study, [...(studies.get(study) ?? []), run]);
  }
  return studies;
}
