import path from 'node:path';
import {readPages} from '../../content/site/pages.ts';
import {scriptFile} from '../common/browser-script.ts';
import {writeFile} from '../common/write-files.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Publishes the script of the search page, and tells the page where it is. What it searches in is made once all pages
 * are built: see scripts/site/build.ts.
 */
export default function siteSearch({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const entry = path.join(import.meta.dirname, 'browser/search.ts');
  const {file, code} = scriptFile('search', entry, {TERMS: termsOf(siteDir, i18n.currentLocale)});
  return {
    name: 'site-search',
    async contentLoaded({actions}) {
      actions.setGlobalData({script: baseUrl + file});
    },
    async postBuild({outDir}) {
      writeFile(path.join(outDir, file), code);
    },
  };
}

/** The glossary's terms in a language: what a query without results may have meant. */
function termsOf(root: string, locale: string): string[] {
  const glossary = readPages(root).find(
    (page) => page.locale === locale && page.path === 'glossary',
  );
  const terms = Array.from(
    glossary?.text.matchAll(/\/>\*\*([^*]+)\*\*/gu) ?? [],
    ([, term]) => term,
  );
  if (terms.length === 0)
    throw new Error(
      `docs/glossary.mdx has no terms in “${locale}” for the search. Each stands as <span id="…" />**term**.`,
    );
  return terms;
}
