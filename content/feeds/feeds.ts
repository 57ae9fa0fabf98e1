import {FAMILIES, familiesOf} from '../../lib/result/families.ts';
import {present} from '../../lib/typed.ts';
import {apiClaims} from '../api/claims.ts';
import {apiCorrections} from '../api/corrections.ts';
import {apiResults, apiStudies} from '../api/results.ts';
import {folderOf} from '../languages.ts';
import {memoize} from '../memoize.ts';
import {textsOf} from '../i18n.ts';
import {readPages} from '../site/pages.ts';
import type {Site, Texts} from '../types.ts';

export interface FeedEntry {
  /** permanent, and another in each language */
  id: string;
  title: string;
  /** `YYYY-MM-DD`, of the data */
  updated: string;
  /** whole address of its page */
  address: string;
  summary: string;
  /** whole address of the data that it is about */
  data?: string;
}

export interface Feed {
  /** from the language's root */
  path: string;
  title: string;
  entries: FeedEntry[];
}

/** an entry with the runtimes by which it is followed */
type Followed = FeedEntry & {runtimes: string[]};

/**
 * What readers can follow in a language: each feed has all of its entries, the latest first, so that nobody who was away
 * misses one.
 *
 * @param root address of the site's root, with a slash at its end
 */
export const feedsOf = memoize((site: Site, root: string, locale: string): Feed[] => {
  const words = textsOf(locale, site.catalogues[locale].feeds ?? {});
  const look = {site, root, locale, words};
  const results = [...studyEntries(look), ...resultEntries(look)];
  const main = {
    results,
    claims: claimEntries(look),
    corrections: correctionEntries(look),
  };
  const followed = new Set(results.flatMap(({runtimes}) => runtimes));
  const families = Object.keys(FAMILIES).filter((id) => followed.has(id));
  return [
    ...Object.entries(main).map(([name, entries]) =>
      feed(`feeds/${name}.xml`, words.render(`feed.${name}`), entries),
    ),
    ...families.map((family) =>
      feed(
        runtimeFeed(family),
        words.render('feed.runtime', {runtime: FAMILIES[family].name}),
        results.filter(({runtimes}) => runtimes.includes(family)),
      ),
    ),
  ];
});

/** Where the feed of a family of runtimes is, from the language's root. */
export const runtimeFeed = (family: string) => `feeds/runtimes/${family}.xml`;

const feed = (path: string, title: string, entries: FeedEntry[]): Feed => ({
  ...{path, title},
  entries: entries.toSorted((a, b) => compare(b.updated, a.updated) || compare(a.id, b.id)),
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

type Look = {site: Site; root: string; locale: string; words: Texts};

/** A study's runtimes are told with their families. */
export const familiesAmong = (runtimes: readonly string[]) =>
  runtimes.filter((id) => Object.hasOwn(FAMILIES, id));

function studyEntries({site, root, locale, words}: Look): Followed[] {
  return apiStudies(site, root).map(({title, address, question, answer, updated, ...study}) => {
    const own = present(address, study.id)[locale];
    return {
      id: own,
      title: words.render('entry.study', {title: title[locale]}),
      ...{updated, address: own},
      summary: `${question[locale]} ${answer[locale]}`,
      ...(study.package && {data: study.package}),
      runtimes: familiesAmong(study.runtimes),
    };
  });
}

function resultEntries({site, root, locale, words}: Look): Followed[] {
  return apiResults(site, root).map(({id, study, systems, file, updated}) => {
    const labels = [...new Set(systems.map(({label}) => label))].join('; ');
    return {
      id: `${file}#${locale}`,
      title: words.render('entry.result', {id}),
      updated,
      address: study.address?.[locale] ?? root + folderOf(locale),
      summary: [
        words.render('result.systems', {systems: labels}),
        words.render('result.of', {title: study.title[locale]}),
      ].join(' '),
      data: file,
      runtimes: [...new Set(systems.flatMap(familiesOf))],
    };
  });
}

function claimEntries({site, root, locale, words}: Look): FeedEntry[] {
  return apiClaims(site, root).map(
    ({quote, claim, reason, verdictWord, address, updated, found}) => ({
      id: address[locale],
      title: words.render('entry.claim', {
        quote,
        answers: [verdictWord, ...found.map((each) => each.verdictWord)]
          .map((word) => word[locale])
          .join(', '),
      }),
      updated: [updated, ...found.map((each) => each.updated)].sort().at(-1) ?? updated,
      address: address[locale],
      summary: [claim, reason, ...found.map((each) => each.reason)]
        .map((text) => text[locale])
        .join(' '),
    }),
  );
}

function correctionEntries({site, root, locale, words}: Look): FeedEntry[] {
  const pages = readPages(site.root).filter((page) => page.locale === locale);
  const {render} = textsOf(locale, site.catalogues[locale].corrections ?? {});
  return apiCorrections(site, root).map(({address, page, was, now, updated}) => {
    const path = page[locale].slice((root + folderOf(locale)).length, -1);
    const corrected = pages.find((each) => each.path === path);
    return {
      id: address[locale],
      title: words.render('entry.correction', {page: corrected?.frontMatter.title ?? path}),
      ...{updated, address: address[locale]},
      summary: `${render('list.was')} ${was[locale]} ${render('list.now')} ${now[locale]}`,
    };
  });
}
