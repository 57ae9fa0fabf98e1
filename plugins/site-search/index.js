// @ts-check
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minifySync} from '@swc/core';
import {writeFile} from '../site-bundle/write-files.js';

/**
 * Publishes the script of the search page, and tells the page where it is. What it searches in is made once all pages
 * are built: see scripts/site/search-index.js.
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
export default function siteSearch({siteConfig}) {
  const {file, code} = searchScript();
  return {
    name: 'site-search',
    async contentLoaded({actions}) {
      actions.setGlobalData({script: `${siteConfig.customFields?.rootUrl}${file}`});
    },
    async postBuild({outDir}) {
      writeFile(path.join(outDir, file), code);
    },
  };
}

/** @returns {{file: string, code: string}} `file` is the address below the site's root, named by its content. */
function searchScript() {
  const source = readFileSync(new URL('browser/search.js', import.meta.url), 'utf8');
  const {code} = minifySync(`(()=>{${source}})()`, {compress: true, mangle: {toplevel: true}});
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/search.${hash}.js`, code};
}
