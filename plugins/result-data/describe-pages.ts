import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPages} from '../../content/site/pages.ts';
import {writeFile} from '../common/write-files.ts';
import {dataset, LICENCE} from './dataset.ts';
import type {FrontMatter} from '../../content/types.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Table} from './tables.ts';

/** Folders of pages that represent a study; its results bear the page's name. */
const FOLDERS = ['studies', 'theory'];

/** `name` of the site, `url` its origin, `root` the address of its root, `baseUrl` the path of the language's */
export type Place = {name: string; root: string; url: string; baseUrl: string; locale: string};

/**
 * Puts the schema.org description of its results into the built page of each study, and that of all of them into the
 * page of data.
 */
export function describeStudyPages(
  siteDir: string,
  outDir: string,
  {runs, tables}: {runs: Map<string, Run>; tables: Table[]},
  site: Place,
) {
  const pages = readPages(siteDir).filter(({locale}) => locale === site.locale);
  const frontOf = (page: string) =>
    pages.find(({name}) => name === `${page}.mdx`)?.frontMatter ?? {};
  const described = [];
  for (const study of new Set([...runs.keys()].map(studyOf))) {
    const ofStudy = [...runs.values()].filter(({id}) => studyOf(id) === study);
    const own = tables.filter(({id}) => studyOf(id) === study);
    for (const folder of FOLDERS) {
      const path = `${folder}/${study}`;
      const page = aboutPage(frontOf(path), path, site);
      if (describe(outDir, path, dataset(ofStudy, page, site, own)))
        described.push({'@type': 'Dataset', name: page.title, url: page.address});
    }
  }
  const {title: name, address: url} = aboutPage(frontOf('data'), 'data', site);
  describe(outDir, 'data', {
    '@context': 'https://schema.org',
    '@type': 'DataCatalog',
    ...{name, url},
    inLanguage: site.locale,
    license: LICENCE.path,
    dataset: described,
  });
}

const studyOf = (id: string) => id.split('/')[0];

/** What a page's own head says of it. */
const aboutPage = ({title, description = ''}: FrontMatter, path: string, site: Place) => ({
  title: `${title} | ${site.name}`,
  description,
  address: `${site.url}${site.baseUrl}${path}/`,
});

/** @returns whether there is such a page */
function describe(outDir: string, path: string, data: object) {
  const file = join(outDir, path, 'index.html');
  if (!existsSync(file)) return false;
  writeFile(file, withData(readFileSync(file, 'utf8'), data));
  return true;
}

/** A page with a description of data in its head. */
export function withData(html: string, data: object) {
  // a script element ends at the first “</script”, whatever its type
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/ld+json">${json}</script></head>`,
  );
}
