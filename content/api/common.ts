import {LOCALES, folderOf, inEachLanguage} from '../languages.ts';
import {studyPages} from '../claim/study-page.ts';
import {memoize} from '../memoize.ts';
import {readWork} from '../citation/citation.ts';
import type {Run, Site} from '../types.ts';
import type {InLanguages, NamedStudy} from './types.ts';

/**
 * Whole addresses of a page, by language.
 *
 * @param root address of the site's root, with a slash at its end
 * @param path of the page, from the language's root
 */
export const addressesOf = (root: string, path: string): InLanguages =>
  inEachLanguage((code) => root + folderOf(code) + path.slice(1));

/** Names studies in all languages. */
export function studyNamer(site: Site, root: string): (study: string) => NamedStudy {
  const pageOf = inEachPage(site);
  return (study) => {
    const {address} = pageOf[LOCALES[0]](study);
    return {
      id: study,
      title: inEachLanguage((code) => pageOf[code](study).title),
      ...(address && {address: addressesOf(root, address)}),
    };
  };
}

const inEachPage = memoize(({root}: Site) =>
  Object.fromEntries(LOCALES.map((code) => [code, studyPages(root, code)])),
);

/** When a run was measured, published and read. */
export const daysOf = ({measuredOn, measuredUntil, origin}: Run) => [
  ...[measuredOn, measuredUntil, origin.harness?.finishedAt],
  ...(origin.sources ?? []).flatMap(({publishedOn, retrievedOn}) => [publishedOn, retrievedOn]),
];

const DAY = /^\d{4}-\d\d-\d\d/;

/**
 * The latest of some days. The clock of a build has no say in it, so that two builds of the same data agree.
 *
 * @param days `YYYY-MM-DD` or longer; a missing one, or a word in its place, counts for nothing
 * @returns the day of the site's release where no day is known
 */
export function latestOf(site: Pick<Site, 'root'>, days: readonly (string | undefined)[]): string {
  const known = days.flatMap((day) => DAY.exec(day ?? '') ?? []).sort();
  return known.at(-1) ?? releaseOf(site);
}

const releaseOf = memoize(({root}: Pick<Site, 'root'>) => readWork(root).released);
