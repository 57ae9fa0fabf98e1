import {basename} from 'node:path';
import {claimsAddress} from '../../content/claim/anchor.ts';
import {filtersOf, groupClaims} from '../../content/claim/groups.ts';
import {claimViews} from '../../content/claim/view.ts';
import {studyCard} from '../../content/site/card-addresses.ts';
import {textsOf} from '../../content/i18n.ts';
import {wholeUnits} from '../../lib/quantity/whole-units.ts';
import type {ClaimView} from '../../content/claim/view.ts';
import type {Site} from '../../content/types.ts';
import type {RouteConfig} from '@docusaurus/types';

const WORDS = [
  'list.legend',
  'list.verdict',
  'list.source',
  'list.study',
  'list.all',
  'list.shown',
  'list.none',
  'list.failed',
  'list.reset',
  'list.search',
  'list.search-short',
  'list.key',
  'claim.stated',
  'claim.ours',
  'claim.calculation',
  'claim.link',
  'claim.key',
  'claim.place',
  'claim.study',
];

/**
 * What the server draws the lists of claims from.
 *
 * @param place `baseUrl` with the language
 * @returns JSON by name: `all.json`, and `<study>.json` for each
 */
export function claimTexts(
  site: Site,
  {locale, baseUrl}: {locale: string; baseUrl: string},
): Record<string, string> {
  const words = wordsOf(site, locale);
  const said = Object.fromEntries(WORDS.map((key) => [key, words.render(key)]));
  const views = claimViews(site, locale).map((view) => withAddresses(view, baseUrl));
  const listOf = (own: typeof views) => {
    const studies = groupClaims(own).map((group) => ({
      ...group,
      address: at(baseUrl, claimsAddress(group.study)),
    }));
    return JSON.stringify({studies, filters: filtersOf(own), total: own.length, words: said});
  };
  const lists = studiesOf(views).map((study) => [
    `${study}.json`,
    listOf(views.filter((view) => view.study === study)),
  ]);
  return {'all.json': listOf(views), ...Object.fromEntries(lists)};
}

/** A page for each study's claims. */
export function claimRoutes(
  site: Site,
  {locale, baseUrl}: {locale: string; baseUrl: string},
): RouteConfig[] {
  const words = wordsOf(site, locale);
  const views = claimViews(site, locale);
  return groupClaims(views).map(({study, title, page}) => {
    const said = ['description', 'lead', 'all', 'verdicts'].map((key) => [
      key,
      words.render(`claims-of.${key}`),
    ]);
    const heading = words.render('claims-of.heading', {title});
    const card = page?.startsWith('/studies/') ? studyCard(basename(page), locale) : undefined;
    return {
      path: at(baseUrl, claimsAddress(study)),
      component: '@site/src/components/study/ClaimsPage.tsx',
      exact: true,
      props: {study, title, page, card, words: {heading, ...Object.fromEntries(said)}},
    };
  });
}

const wordsOf = (site: Site, locale: string) =>
  textsOf(locale, site.catalogues[locale].study ?? {});

const studiesOf = (views: readonly {study: string}[]) => [
  ...new Set(views.map(({study}) => study)),
];

const at = (baseUrl: string, address: string) => baseUrl + address.slice(1);

const whole = (text: string | undefined) => text && wholeUnits(text);

/** What is not derivable has no calculation to show. */
function withAddresses({studyPage, place, corrections, ...view}: ClaimView, baseUrl: string) {
  return {
    ...view,
    claim: wholeUnits(view.claim),
    reason: wholeUnits(view.reason),
    stated: whole(view.stated),
    ours: whole(view.ours),
    calculation: view.verdict === 'not-derivable' ? undefined : whole(view.calculation),
    studyPage: studyPage && at(baseUrl, studyPage),
    place: place && at(baseUrl, place),
    corrections: corrections.map((note) => ({...note, address: at(baseUrl, note.address)})),
    address: at(baseUrl, `${claimsAddress(view.study)}#${view.id}`),
  };
}
