import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LOCALES} from '../../content/languages.ts';
import {readResults, resultFiles} from '../../content/results/read-results.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {readPages} from '../../content/site/pages.ts';
import {publishedStudies} from '../../content/site/published-data.ts';
import {toolMarks} from '../../content/tools/marks.ts';
import {validatorModule} from '../../content/validation/schema-validator.ts';
import {placeOf} from '../common/serve-files.ts';
import {writeFile} from '../common/write-files.ts';
import {figuresOnce} from '../figures/index.ts';
import {citationsOf, publishCitations} from './citations.ts';
import {dataPackage, packagePath} from './data-package.ts';
import {dataset, LICENCE} from './dataset.ts';
import {tableOf} from './tables.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PublishedStudy} from '../../content/site/published-data.ts';
import type {FrontMatter} from '../../content/types.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Table} from './tables.ts';

const SCHEMA = 'data/schema/result.v1.schema.json';
const CORRECTIONS_SCHEMA = 'data/schema/corrections.v1.schema.json';

export interface Content {
  runs: Map<string, Run>;
  files: ReturnType<typeof describeFile>[];
  tables: Table[];
  studies: PublishedStudy[];
  citations: {locale: string; cited: ReturnType<typeof citationsOf>}[];
}

/**
 * Publishes what machines read of the results: the schemas at the address that this site has, Frictionless data
 * packages, citations, a schema.org description in each study's page, and the validator that a page can run without
 * compiling.
 *
 * @param options all figures with their points: to draw them takes seconds
 */
export default function resultData(
  context: LoadContext,
  {readFigures = figuresOnce}: {readFigures?: typeof figuresOnce} = {},
): Plugin<Content> {
  const {siteDir, siteConfig, i18n} = context;
  const {base, root} = placeOf(context);
  return {
    name: 'result-data',
    async loadContent() {
      const files = resultFiles(siteDir);
      const figures = await readFigures(siteDir, base);
      const project = await loadSite(siteDir);
      return {
        runs: await readResults(siteDir),
        files: files.map((file) => describeFile(siteDir, file)),
        tables: figures.map(tableOf),
        studies: publishedStudies(project, i18n.defaultLocale),
        citations: LOCALES.map((locale) => ({
          locale,
          cited: citationsOf(project, {root, locale}),
        })),
      };
    },
    async contentLoaded({actions}) {
      const schema = JSON.parse(readFileSync(join(siteDir, 'static', SCHEMA), 'utf8'));
      await actions.createData('validator.js', validatorModule(schema));
      await actions.createData('tool-marks.json', JSON.stringify(toolMarks(siteDir)));
    },
    getPathsToWatch: () => [join(siteDir, 'static/data/**/*.json')],
    // Everything happens before the first `await`: plugins finish a build side by side, and another one of them
    // computes the pages' content security policies from the same files.
    async postBuild({outDir, content}) {
      const site = {
        root,
        baseUrl: siteConfig.baseUrl,
        url: siteConfig.url,
        name: siteConfig.title,
        locale: i18n.currentLocale,
      };
      describeStudyPages(siteDir, outDir, content, site);
      if (i18n.currentLocale === i18n.defaultLocale) publish(siteDir, outDir, content, site);
    },
  };
}

/**
 * Size and checksum of a published file.
 *
 * @param file path from the root of the repository, below `static/`
 * @returns path as the site serves it, without a leading slash
 */
function describeFile(
  siteDir: string,
  file: string,
): {path: string; bytes: number; sha256: string} {
  const bytes = readFileSync(join(siteDir, file));
  return {
    path: file.replace(/^static\//, ''),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** What is published once, for all languages. */
function publish(siteDir: string, outDir: string, content: Content, site: {root: string}) {
  for (const address of [SCHEMA, CORRECTIONS_SCHEMA]) {
    const schema = JSON.parse(readFileSync(join(siteDir, 'static', address), 'utf8'));
    writeJson(join(outDir, address), {...schema, $id: `${site.root}${address}`});
  }
  writeJson(join(outDir, 'datapackage.json'), dataPackage(content, site));
  for (const study of content.studies.filter(({runs}) => runs.length > 0))
    writeJson(join(outDir, packagePath(study.study)), dataPackage(content, site, study));
  for (const {locale, cited} of content.citations) publishCitations(outDir, cited, locale);
}

function writeJson(file: string, value: unknown) {
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Folders of pages that represent a study; its results bear the page's name. */
const FOLDERS = ['studies', 'theory'];

/** `name` of the site, `url` its origin, `root` the address of its root, `baseUrl` the path of the language's */
type Place = {name: string; root: string; url: string; baseUrl: string; locale: string};

/**
 * Puts the schema.org description of its results into the built page of each study, and that of all of them into the
 * page of data.
 */
function describeStudyPages(
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
