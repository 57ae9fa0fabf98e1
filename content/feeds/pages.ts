import {claimsOfStudies} from '../claim/groups.ts';
import {claimViews} from '../claim/view.ts';
import {catalogueOf} from '../site/catalogue.ts';
import {present} from '../../lib/typed.ts';
import {familiesAmong, feedsOf, runtimeFeed} from './feeds.ts';
import type {Site} from '../types.ts';
import type {Feed} from './feeds.ts';

/**
 * Which feeds a page is followed by: a study by those of its runtimes too.
 *
 * @param root address of the site's root, with a slash at its end
 * @returns feeds by the page's path from the language's root
 */
export function feedsOfPages(site: Site, root: string, locale: string): [string, Feed[]][] {
  const byPath = new Map(feedsOf(site, root, locale).map((feed) => [feed.path, feed]));
  const at = (path: string) => present(byPath.get(path), path);
  const results = at('feeds/results.xml');
  const claims = at('feeds/claims.xml');
  const corrections = at('feeds/corrections.xml');
  const all = [results, claims, corrections];
  const ofStudies = catalogueOf(site, locale).studies.map(({to, runtimes}): [string, Feed[]] => [
    to.slice(1, -1),
    [results, ...familiesAmong(runtimes).map((family) => at(runtimeFeed(family)))],
  ]);
  const ofClaims = claimsOfStudies(claimViews(site, locale)).map(({study}): [string, Feed[]] => [
    `claims/${study}`,
    [claims],
  ]);
  const ofRuntimes = [...byPath].flatMap(([path, feed]): [string, Feed[]][] => {
    const [, page] = /^feeds\/(runtimes\/.*)\.xml$/u.exec(path) ?? [];
    return page ? [[page, [feed]]] : [];
  });
  return [
    ['', all],
    ['api', all],
    ['data', [results]],
    ['studies', [results]],
    ['claims', [claims]],
    ['corrections', [corrections]],
    ...ofStudies,
    ...ofClaims,
    ...ofRuntimes,
  ];
}
