import {wholeUnits} from '../../lib/quantity/whole-units.ts';
import type {ApiClaim} from '../../content/api/types.ts';

/**
 * Verdicts as numbers, which search engines ask for: the better supported, the higher. A verdict that says that nothing
 * could be decided is none of them.
 */
const RATINGS: Record<string, number> = {
  holds: 5,
  rounding: 4,
  selective: 3,
  artefact: 2,
  wrong: 1,
};

const SCALE = {bestRating: 5, worstRating: 1};

export type Publisher = {name: string; url: string};

/**
 * The verdicts of a page in the words of schema.org, and the way to the page. A claim on which nothing could be decided has no
 * rating, and without one search engines take no review.
 *
 * @param claims of the page's study
 * @param trail pages above it and itself, with whole addresses
 * @returns JSON-LD of a ClaimReview for each that has a rating and a BreadcrumbList
 * @see https://schema.org/ClaimReview
 */
export function claimReviews(
  claims: readonly ApiClaim[],
  {
    locale,
    publisher,
    trail,
  }: {locale: string; publisher: Publisher; trail: {name: string; item: string}[]},
): object {
  const author = {'@type': 'Organization', ...publisher};
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((each, index) => ({
          ...{'@type': 'ListItem', position: index + 1},
          ...each,
        })),
      },
      {...author, '@id': publisher.url},
      ...worksOf(claims),
      ...claims
        .filter(({verdict}) => verdict in RATINGS)
        .map((claim) => reviewOf(claim, {locale, author: {'@id': publisher.url}})),
    ],
  };
}

/** What the claims were read in, once each: a study has a hundred claims of a few sources. */
function worksOf(claims: readonly ApiClaim[]) {
  const titles = new Map(claims.map(({source: {url, title}}) => [url, title]));
  return Array.from(titles, ([url, name]) => ({
    '@type': 'CreativeWork',
    '@id': url,
    name,
    url,
  })).filter(({url}) => url);
}

const reviewOf = (
  {claim, verdict, verdictWord, address, source, updated}: ApiClaim,
  {locale, author}: {locale: string; author: object},
) => ({
  // What reviews have in common comes first, in one piece: it compresses better.
  '@type': 'ClaimReview',
  author,
  inLanguage: locale,
  itemReviewed: {
    '@type': 'Claim',
    author: writerOf(source) ?? author,
    ...(source.url && {appearance: {'@id': source.url}}),
  },
  reviewRating: {
    '@type': 'Rating',
    alternateName: verdictWord[locale],
    ratingValue: RATINGS[verdict],
    ...SCALE,
  },
  dateModified: updated,
  url: address[locale],
  claimReviewed: wholeUnits(claim[locale]),
});

/** Who claims it: the author where known, else the account or host that published it; of this site's pages, nobody else. */
function writerOf({author, url}: ApiClaim['source']) {
  if (author) return {'@type': 'Person', name: author};
  if (!url) return undefined;
  const {hostname, pathname} = new URL(url);
  const [, account] = pathname.split('/');
  const isShared = /^(github\.com|dev\.to)$/u.test(hostname);
  return {'@type': 'Organization', name: isShared && account ? account : hostname};
}
