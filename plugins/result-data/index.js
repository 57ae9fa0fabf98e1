// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readResults, resultFiles} from '../../content/results/read-results.js';
import {toolMarks} from '../../content/tools/marks.js';
import {validatorModule} from '../../content/validation/schema-validator.js';
import {loadSite} from '../../content/site/load-site.js';
import {LOCALES} from '../../content/languages.js';
import {publishedStudies} from '../../content/site/published-data.js';
import {figuresOnce} from '../figures/index.js';
import {writeFile} from '../site-bundle/write-files.js';
import {citationsOf, publishCitations} from './citations.js';
import {dataPackage, packagePath} from './data-package.js';
import {describeStudyPages} from './describe-pages.js';
import {describeFile} from './file-facts.js';
import {tableOf} from './tables.js';

const SCHEMA = 'data/schema/result.v1.schema.json';
const CORRECTIONS_SCHEMA = 'data/schema/corrections.v1.schema.json';

/**
 * Publishes what machines read of the results: the schemas at the address that this site has, Frictionless data
 * packages, citations, a schema.org description in each study's page, and the validator that a page can run without
 * compiling.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @param {{readFigures?: typeof figuresOnce}} [options] all figures with their points: to draw them takes seconds
 * @returns {import('@docusaurus/types').Plugin<Content>}
 *
 * @typedef {object} Content
 * @property {Map<string, import('../../lib/result/types.js').Run>} runs
 * @property {ReturnType<typeof describeFile>[]} files
 * @property {import('./tables.js').Table[]} tables
 * @property {import('../../content/site/published-data.js').PublishedStudy[]} studies
 * @property {{locale: string, cited: ReturnType<typeof citationsOf>}[]} citations
 */
export default function resultData({siteDir, siteConfig, i18n}, {readFigures = figuresOnce} = {}) {
  const siteBase = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  const root = siteConfig.url + siteBase;
  return {
    name: 'result-data',
    async loadContent() {
      const files = await resultFiles(siteDir);
      const figures = await readFigures(siteDir, siteBase);
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
        locale: i18n.currentLocale,
      };
      describeStudyPages(outDir, content, site);
      if (i18n.currentLocale === i18n.defaultLocale) publish(siteDir, outDir, content, site);
    },
  };
}

/**
 * What is published once, for all languages.
 *
 * @param {string} siteDir
 * @param {string} outDir
 * @param {Content} content
 * @param {{root: string}} site
 */
function publish(siteDir, outDir, content, site) {
  for (const address of [SCHEMA, CORRECTIONS_SCHEMA]) {
    const schema = JSON.parse(readFileSync(join(siteDir, 'static', address), 'utf8'));
    writeJson(join(outDir, address), {...schema, $id: `${site.root}${address}`});
  }
  writeJson(join(outDir, 'datapackage.json'), dataPackage(content, site));
  for (const study of content.studies.filter(({runs}) => runs.length > 0))
    writeJson(join(outDir, packagePath(study.study)), dataPackage(content, site, study));
  for (const {locale, cited} of content.citations) publishCitations(outDir, cited, locale);
}

/** @param {string} file @param {unknown} value */
function writeJson(file, value) {
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
