import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readWork} from '../../content/citation/citation.ts';
import {feedsOf} from '../../content/feeds/feeds.ts';
import {feedsOfPages} from '../../content/feeds/pages.ts';
import {textsOf} from '../../content/i18n.ts';
import {ORIGINAL} from '../../content/languages.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {escaped} from '../common/escaped.ts';
import {placeOf} from '../common/serve-files.ts';
import {withinHead} from '../common/within-head.ts';
import {writeFile, writeFiles} from '../common/write-files.ts';
import {TYPE, atomOf} from './atom.ts';
import type {Feed} from '../../content/feeds/feeds.ts';
import type {Site} from '../../content/types.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Publishes what can be followed as Atom feeds, and names them in the heads of pages. Each language writes its own, since
 * its build empties its folder.
 */
export default function feedsPlugin(context: LoadContext): Plugin<Site> {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const {root} = placeOf(context);
  const locale = i18n.currentLocale;
  return {
    name: 'feeds',
    loadContent: () => loadSite(siteDir),
    // Heads before the first `await`: another plugin computes the pages' policies from the same files.
    async postBuild({outDir, content: site}) {
      for (const [page, feeds] of feedsOfPages(site, root, locale))
        nameFeeds(join(outDir, page, 'index.html'), feeds, baseUrl);
      await writeFiles(outDir, feedFiles(site, {root, name: siteConfig.title}, locale));
    },
  };
}

function nameFeeds(file: string, feeds: readonly Feed[], baseUrl: string) {
  if (!existsSync(file)) return;
  const links = feeds.map(
    ({path, title}) =>
      `<link rel="alternate" type="${TYPE}" href="${baseUrl}${path}" title="${escaped(title)}">`,
  );
  writeFile(file, withinHead(readFileSync(file, 'utf8'), links.join('')));
}

/**
 * @param place `root` is the address of the site's root, with a slash at its end; `name` that of the site
 * @returns addresses below the language's root
 */
export function* feedFiles(
  site: Site,
  {root, name}: {root: string; name: string},
  locale: string,
): Generator<[address: string, content: string]> {
  const {render} = textsOf(locale, site.catalogues[locale].feeds ?? {});
  const author =
    locale === ORIGINAL
      ? readWork(site.root).authors.join(', ')
      : textsOf(locale, site.catalogues[locale].data ?? {}).render('cite.authors');
  for (const feed of feedsOf(site, root, locale)) {
    const title = render('feed.full', {site: name, feed: feed.title});
    yield [feed.path, atomOf(feed, {root, locale, title, author})];
  }
}
