import {basename} from 'node:path';
import {claimsAddress} from '../../content/claim/anchor.ts';
import {claimsOfStudies, filtersOf, groupClaims} from '../../content/claim/groups.ts';
import {claimViews} from '../../content/claim/view.ts';
import {studyCard} from '../../content/site/card-addresses.ts';
import {textsOf} from '../../content/i18n.ts';
import {wholeUnits} from '../../lib/quantity/whole-units.ts';
import type {AnswerView, ClaimView} from '../../content/claim/view.ts';
import type {StudyClaims} from '../../content/claim/groups.ts';
import type {Site} from '../../content/types.ts';
import type {RouteConfig} from '@docusaurus/types';

const WORDS = [
  'list.legend',
  'list.verdict',
  'list.found',
  'list.runtime',
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
  'claim.judge',
  'claim.read',
  'claim.found',
  'claim.again',
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
  const listOf = (groups: StudyClaims[], filters: ReturnType<typeof filtersOf>) => {
    const studies = groups.map((group) => ({
      ...group,
      address: at(baseUrl, claimsAddress(group.study)),
    }));
    const total = groups.flatMap(claimsIn).length;
    return JSON.stringify({studies, filters, total, words: said});
  };
  const lists = claimsOfStudies(views).map((group) => [
    `${group.study}.json`,
    listOf([group], filtersOf(claimsIn(group), ['verdict', 'found', 'source'])),
  ]);
  return {'all.json': listOf(groupClaims(views), filtersOf(views)), ...Object.fromEntries(lists)};
}

const claimsIn = ({sections}: StudyClaims) => sections.flatMap(({claims}) => claims);

/** A page for each study's claims. */
export function claimRoutes(
  site: Site,
  {locale, baseUrl}: {locale: string; baseUrl: string},
): RouteConfig[] {
  const words = wordsOf(site, locale);
  const views = claimViews(site, locale);
  return claimsOfStudies(views).map(({study, title, page}) => {
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

const at = (baseUrl: string, address: string) => baseUrl + address.slice(1);

const whole = (text: string | undefined) => text && wholeUnits(text);

function withAddresses({claim, stated, elsewhere, ...answer}: ClaimView, baseUrl: string) {
  return {
    ...answerWithAddresses(answer, baseUrl),
    claim: wholeUnits(claim),
    stated: whole(stated),
    elsewhere: elsewhere.map((found) => answerWithAddresses(found, baseUrl)),
  };
}

function answerWithAddresses<Answer extends AnswerView>(
  {studyPage, place, notes, ...view}: Answer,
  baseUrl: string,
) {
  return {
    ...view,
    reason: wholeUnits(view.reason),
    ours: whole(view.ours),
    calculation: whole(view.calculation),
    studyPage: studyPage && at(baseUrl, studyPage),
    place: place && at(baseUrl, place),
    notes: notes.map((note) => ({...note, address: at(baseUrl, note.address)})),
    address: at(baseUrl, `${claimsAddress(view.study)}#${view.id}`),
  };
}
