import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {LOCALES} from '../../content/languages.ts';
import {readResults, resultFiles} from '../../content/results/read-results.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {publishedStudies} from '../../content/site/published-data.ts';
import {readSuspends} from '../../content/suspends/read.ts';
import {toolMarks} from '../../content/tools/marks.ts';
import {validatorModule} from '../../content/validation/schema-validator.ts';
import {apiClaims} from '../../content/api/claims.ts';
import {API, API_FILES} from '../../content/api/index.ts';
import {cratePath} from '../../content/results/crate.ts';
import {figuresOnce} from '../figures/index.ts';
import {repositoryAddress} from '../site-address/repository.ts';
import {present} from '../../lib/typed.ts';
import {placeOf} from '../common/serve-files.ts';
import {writeFile} from '../common/write-files.ts';
import {citationsOf, publishCitations} from './citations.ts';
import {dataPackage, packagePath} from './data-package.ts';
import {describeClaimPages, describeStudyPages} from './describe-pages.ts';
import {crateOf} from './ro-crate.ts';
import {tableOf} from './tables.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ApiClaim} from '../../content/api/types.ts';
import type {PublishedStudy} from '../../content/site/published-data.ts';
import type {Run} from '../../lib/result/types.ts';
import type {SuspendsFile} from '../../content/suspends/read.ts';
import type {Described} from './data-package.ts';
import type {Table} from './tables.ts';

const SCHEMA = 'data/schema/result.v1.schema.json';
/** All schemas that are published at the address that this site has. */
const SCHEMAS = [
  SCHEMA,
  'data/schema/corrections.v1.schema.json',
  'data/schema/objections.v1.schema.json',
  'data/schema/suspends.v1.schema.json',
  ...API_FILES.map((name) => `${API}${name}.schema.json`),
];

export interface Content {
  runs: Map<string, Run>;
  files: Described[];
  suspends: readonly SuspendsFile[];
  tables: Table[];
  claims: ApiClaim[];
  studies: PublishedStudy[];
  citations: {locale: string; cited: ReturnType<typeof citationsOf>}[];
}

/**
 * Publishes what machines read of the results: the schemas at the address that this site has, Frictionless data
 * packages, citations, schema.org descriptions in the pages of studies and claims, and the validator that a page can run without
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
      const suspends = readSuspends(siteDir);
      const files = [...resultFiles(siteDir), ...suspends.map(({file}) => file)];
      const figures = await readFigures(siteDir, base);
      const project = await loadSite(siteDir);
      const claims = apiClaims(project, root);
      return {
        runs: await readResults(siteDir),
        files: files.map((file) => describeFile(siteDir, file)),
        suspends,
        tables: figures.map(tableOf),
        claims,
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
      describeClaimPages(siteDir, outDir, content.claims, site);
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
function describeFile(siteDir: string, file: string): Described {
  const bytes = readFileSync(join(siteDir, file));
  return {
    path: file.replace(/^static\//, ''),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** What is published once, for all languages. */
function publish(siteDir: string, outDir: string, content: Content, site: {root: string}) {
  for (const address of SCHEMAS) {
    const schema = JSON.parse(readFileSync(join(siteDir, 'static', address), 'utf8'));
    writeJson(join(outDir, address), {...schema, $id: `${site.root}${address}`});
  }
  writeJson(join(outDir, 'datapackage.json'), dataPackage(content, site));
  for (const study of content.studies.filter(({runs}) => runs.length > 0))
    writeJson(join(outDir, packagePath(study.study)), dataPackage(content, site, study));
  const repository = repositoryAddress(process.env);
  for (const run of content.runs.values()) {
    const facts = present(
      content.files.find(({path}) => path === `data/results/${run.id}.json`),
      run.id,
    );
    const crate = crateOf(run, {...site, repository, ...facts});
    if (crate) writeJson(join(outDir, cratePath(run.id)), crate);
  }
  for (const {locale, cited} of content.citations) publishCitations(outDir, cited, locale);
}

function writeJson(file: string, value: unknown) {
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
