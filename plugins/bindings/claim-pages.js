// @ts-check
import {basename} from 'node:path';
import {claimsAddress} from '../../content/claim/anchor.js';
import {filtersOf, groupClaims} from '../../content/claim/groups.js';
import {claimViews} from '../../content/claim/view.js';
import {studyCard} from '../../content/site/card-addresses.js';
import {textsOf} from '../../content/texts.js';
import {wholeUnits} from '../../lib/quantity/whole-units.js';

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
 * @param {Site} site
 * @param {{locale: string, baseUrl: string}} place `baseUrl` with the language
 * @returns {Record<string, string>} JSON by name: `all.json`, and `<study>.json` for each
 *
 * @typedef {import('../../content/types.js').Site} Site
 * @typedef {import('../../content/claim/view.js').ClaimView} ClaimView
 */
export function claimTexts(site, {locale, baseUrl}) {
  const words = wordsOf(site, locale);
  const said = Object.fromEntries(WORDS.map((key) => [key, words.render(key)]));
  const views = claimViews(site, locale).map((view) => withAddresses(view, baseUrl));
  const listOf = (/** @type {typeof views} */ own) => {
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

/**
 * A page for each study's claims.
 *
 * @param {Site} site
 * @param {{locale: string, baseUrl: string}} place
 * @returns {import('@docusaurus/types').RouteConfig[]}
 */
export function claimRoutes(site, {locale, baseUrl}) {
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
      component: '@site/src/components/study/ClaimsPage.js',
      exact: true,
      props: {study, title, page, card, words: {heading, ...Object.fromEntries(said)}},
    };
  });
}

/** @param {Site} site @param {string} locale */
const wordsOf = (site, locale) => textsOf(locale, site.catalogues[locale].study ?? {});

/** @param {readonly {study: string}[]} views */
const studiesOf = (views) => [...new Set(views.map(({study}) => study))];

/** @param {string} baseUrl @param {string} address */
const at = (baseUrl, address) => baseUrl + address.slice(1);

/** @param {string | undefined} text */
const whole = (text) => text && wholeUnits(text);

/** What is not derivable has no calculation to show. @param {ClaimView} view @param {string} baseUrl */
function withAddresses({studyPage, place, corrections, ...view}, baseUrl) {
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
