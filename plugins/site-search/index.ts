import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {writeFile} from '../site-bundle/write-files.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Publishes the script of the search page, and tells the page where it is. What it searches in is made once all pages
 * are built: see scripts/site/search-index.ts.
 */
export default function siteSearch({siteConfig}: LoadContext): Plugin {
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

/** @returns `file` is the address below the site's root, named by its content. */
function searchScript(): {file: string; code: string} {
  const source = readFileSync(new URL('browser/search.ts', import.meta.url), 'utf8');
  const {code} = transformSync(source, {
    loader: 'ts',
    format: 'iife',
    minify: true,
    target: 'es2022',
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `assets/js/search.${hash}.js`, code};
}
