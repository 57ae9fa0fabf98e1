import path from 'node:path';
import {scriptFile} from '../common/browser-script.ts';
import {writeFile} from '../common/write-files.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Publishes the script of the search page, and tells the page where it is. What it searches in is made once all pages
 * are built: see scripts/site/build.ts.
 */
export default function siteSearch({siteConfig}: LoadContext): Plugin {
  const {file, code} = scriptFile('search', path.join(import.meta.dirname, 'browser/search.ts'));
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
