import {folderOf} from '../../content/languages.ts';
import {loadCatalogues} from '../../content/site/catalogues.ts';
import {MOVED} from '../../content/site/moved.ts';
import {escaped} from '../common/escaped.ts';
import {policyOf} from '../common/policy.ts';
import {placeOf} from '../common/serve-files.ts';
import {writeFiles} from '../common/write-files.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leads on from the addresses of pages that were merged into others: links to them are in other people's pages. Each
 * language writes its own, since the build of a language empties its folder.
 */
export default function movedPlugin(context: LoadContext): Plugin<void> {
  const language = context.i18n.currentLocale;
  return {
    name: 'moved',
    postBuild: ({outDir}) =>
      writeFiles(outDir, movedFiles(context.siteDir, placeOf(context), language)),
  };
}

/**
 * A file for each former address. Its script takes query and anchor along, which a refresh without scripts drops.
 *
 * @param place address and path of the site's root
 * @returns addresses below the root of the language
 */
export function* movedFiles(
  siteDir: string,
  {root, base}: {root: string; base: string},
  language: string,
): Generator<[address: string, html: string]> {
  const words = loadCatalogues(siteDir).catalogues[language].interface?.['page.moved'] ?? '';
  for (const [from, to] of Object.entries(MOVED)) {
    const [path, section] = to.split('#');
    const anchor = section ? `#${section}` : '';
    const target = {address: `${folderOf(language)}${path}/`, anchor};
    yield [`${from}/index.html`, pageTo(target, {root, base, language, words})];
  }
}

type About = {root: string; base: string; language: string; words: string};

type Target = {address: string; anchor: string};

function pageTo({address, anchor}: Target, {root, base, language, words}: About) {
  const target = base + address;
  const hash = anchor ? `(location.hash||${JSON.stringify(anchor)})` : 'location.hash';
  const script = `<script>location.replace(${JSON.stringify(target)}+location.search+${hash})</script>`;
  const link = `<a href="${target}${anchor}">${escaped(words)}</a>`;
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(script, [])}">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(words)}</title>` +
    `<link rel="canonical" href="${root}${address}">${script}` +
    `<noscript><meta http-equiv="refresh" content="0; url=${target}${anchor}"></noscript></head>` +
    `<body><p>${link}</p></body></html>\n`
  );
}
