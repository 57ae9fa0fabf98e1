import {expect, test} from 'vitest';
import {apiClaims} from '../../content/api/claims.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {claimReviews} from './claim-reviews.ts';
import {withData} from './describe-pages.ts';

const claims = apiClaims(await loadSite('.'), 'https://example.org/bench/');
const look = {
  publisher: {name: 'Contributors', url: 'https://example.org/bench/'},
  trail: [
    {name: 'Claims', item: 'https://example.org/bench/claims/'},
    {name: 'Study', item: 'https://example.org/bench/claims/study/'},
  ],
};
const described = (locale, own = claims) => claimReviews(own, {...look, locale})['@graph'];

test.each(['en', 'ru'])(
  'each claim in %s that could be decided has what search engines ask of a review',
  (locale) => {
    const all = described(locale);
    const named = new Map(all.map((each) => [each['@id'], each]));
    const reviews = all.filter((each) => each['@type'] === 'ClaimReview');
    const decided = claims.filter(
      ({verdict}) => verdict !== 'not-derivable' && verdict !== 'not-checked',
    );
    expect(decided.length).toBeGreaterThan(100);
    expect(reviews.length).toBe(decided.length);
    for (const [index, review] of reviews.entries()) {
      const {verdictWord, source} = decided[index];
      expect(review).toMatchObject({
        '@type': 'ClaimReview',
        url: expect.stringMatching(/^https:.*\/claims\/[\w-]+\/#[\w-]+$/u),
        claimReviewed: expect.stringMatching(/\S/u),
        reviewRating: {'@type': 'Rating', alternateName: verdictWord[locale]},
        itemReviewed: {'@type': 'Claim', author: expect.anything()},
      });
      // What many reviews name is told once, and referred to.
      expect(named.get(review.author['@id'])).toMatchObject({
        ...{'@type': 'Organization', name: 'Contributors'},
      });
      const work = review.itemReviewed.appearance;
      if (source.url)
        expect(named.get(work['@id'])).toMatchObject({name: source.title, url: source.url});
      else expect(work).toBe(undefined);
      const {ratingValue, bestRating, worstRating} = review.reviewRating;
      expect(ratingValue).toBeGreaterThan(0);
      expect([worstRating, bestRating]).toEqual([1, 5]);
    }
  },
);

test('who claims something is its author, else the account or host that published it', () => {
  const nameOf = (source) => {
    const all = described('en', [
      {...claims[0], verdict: 'holds', source: {id: 'a', title: 'A', ...source}},
    ]);
    const {author} = all.at(-1).itemReviewed;
    return author.name ?? all.find((each) => each['@id'] === author['@id']).name;
  };
  expect(nameOf({author: 'Ann', url: 'https://example.net/'})).toBe('Ann');
  expect(nameOf({url: 'https://github.com/someone/thing/blob/main/README.md'})).toBe('someone');
  expect(nameOf({url: 'https://blog.example.net/post'})).toBe('blog.example.net');
  expect(nameOf({})).toBe('Contributors');
});

test('the way to the page is told in order', () => {
  const [{'@type': type, itemListElement}] = described('en');
  expect(type).toBe('BreadcrumbList');
  expect(itemListElement.map(({position}) => position)).toEqual([1, 2]);
  for (const {name, item} of itemListElement) expect([name, item].every(Boolean)).toBe(true);
});

test('no text can end the script that it stands in', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const texts = {en: hostile, ru: hostile};
  const own = [
    {
      ...claims[0],
      verdict: 'holds',
      claim: texts,
      verdictWord: texts,
      study: {id: 'a', title: texts},
    },
  ];
  const html = withData('<head></head>', claimReviews(own, {...look, locale: 'en'}));
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html);
  expect(html.match(/<\/?script|<!--/gu)).toHaveLength(2);
  expect(JSON.parse(json)['@graph'].at(-1).claimReviewed).toBe(hostile);
});
