import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readWork} from '../../content/citation/citation.ts';
import {readPages} from '../../content/site/pages.ts';
import {withinHead} from '../common/within-head.ts';
import {writeFile} from '../common/write-files.ts';
import {claimReviews} from './claim-reviews.ts';
import {dataset, identifierOf, LICENCE, PUBLISHER} from './dataset.ts';
import type {ApiClaim} from '../../content/api/types.ts';
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
  const frontOf = frontsOf(siteDir, site.locale);
  const {doi} = readWork(siteDir);
  const described = [];
  for (const study of new Set([...runs.keys()].map(studyOf))) {
    const ofStudy = [...runs.values()].filter(({id}) => studyOf(id) === study);
    const own = tables.filter(({id}) => studyOf(id) === study);
    for (const folder of FOLDERS) {
      const path = `${folder}/${study}`;
      const page = aboutPage(frontOf(path), path, site);
      if (describe(outDir, path, dataset(ofStudy, page, {...site, doi}, own)))
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
    ...identifierOf(doi),
    dataset: described,
  });
}

/** Puts the verdicts of each study, and the way there, into the built page of its claims. */
export function describeClaimPages(
  siteDir: string,
  outDir: string,
  claims: readonly ApiClaim[],
  site: Place,
) {
  const {locale} = site;
  const {title: all, address} = aboutPage(frontsOf(siteDir, locale)('claims'), 'claims', site);
  const publisher = {name: PUBLISHER, url: site.root};
  // A study that only measured others' claims again has a page of them, and no verdict of its own there.
  const answers = claims.flatMap((claim) => [claim, ...claim.found]);
  for (const [id, [{study, address: first}]] of Map.groupBy(answers, (each) => each.study.id)) {
    const trail = [
      {name: all, item: address},
      {name: study.title[locale], item: first[locale].split('#')[0]},
    ];
    const own = claims.filter((claim) => claim.study.id === id);
    describe(outDir, `claims/${id}`, claimReviews(own, {locale, publisher, trail}));
  }
}

/** The heads of a language's pages, by path. */
function frontsOf(siteDir: string, locale: string): (page: string) => FrontMatter {
  const pages = readPages(siteDir).filter((page) => page.locale === locale);
  return (page) => pages.find(({name}) => name === `${page}.mdx`)?.frontMatter ?? {};
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
  return withinHead(html, `<script type="application/ld+json">${json}</script>`);
}
