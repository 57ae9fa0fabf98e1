import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readResults, resultFiles} from '../../content/results/read-results.js';
import {toolMarks} from '../../content/tools/marks.js';
import {validatorModule} from '../../content/validation/schema-validator.js';
import {dataPackage} from './data-package.js';
import {describeStudyPages} from './describe-pages.js';
import {describeFile} from './file-facts.js';

const SCHEMA = 'data/schema/result.v1.schema.json';

/**
 * Publishes what machines read of the results: the schema at the address that this site has, a Frictionless data
 * package, a schema.org description in each study's page, and the validator that a page can run without compiling.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
export default function resultData({siteDir, i18n}) {
  return {
    name: 'result-data',
    async loadContent() {
      const files = await resultFiles(siteDir);
      return {
        runs: await readResults(siteDir),
        files: files.map((file) => describeFile(siteDir, file)),
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
    async postBuild({outDir, siteConfig, content}) {
      const root = siteConfig.url + (siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
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

/** What stands once on the site, whatever the language. */
function publish(siteDir, outDir, content, site) {
  const schema = JSON.parse(readFileSync(join(siteDir, 'static', SCHEMA), 'utf8'));
  writeJson(join(outDir, SCHEMA), {...schema, $id: `${site.root}${SCHEMA}`});
  writeJson(join(outDir, 'datapackage.json'), dataPackage(content, site));
}

function writeJson(file, value) {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
