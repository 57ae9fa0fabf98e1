import {basename} from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {claimsAddress} from '../../content/claim/anchor.ts';
import {claimsOfStudies, filtersOf, groupClaims} from '../../content/claim/groups.ts';
import {claimViews} from '../../content/claim/view.ts';
import {studyCard} from '../../content/site/card-addresses.ts';
import {textsOf} from '../../content/i18n.ts';
import {JUDGES} from '../../lib/verdict/judges.ts';
import {wholeUnits} from '../../lib/quantity/whole-units.ts';
import {StudyLines} from '../../src/components/study/ClaimLines.tsx';
import type {AnswerView, ClaimView} from '../../content/claim/view.ts';
import type {StudyClaims} from '../../content/claim/groups.ts';
import type {Site} from '../../content/types.ts';
import type {RouteConfig} from '@docusaurus/types';

const WORDS = [
  'list.legend',
  'list.verdict',
  'list.found',
  'list.runtime',
  'list.workload',
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
  'claim.all',
  ...Object.keys(JUDGES).map((name) => `judge.${name}.name`),
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
  const words = saidIn(site, locale);
  const views = claimViews(site, locale).map((view) => withAddresses(view, baseUrl));
  const listOf = (groups: StudyClaims[], filters: ReturnType<typeof filtersOf>) => {
    const studies = groups.map((group) => listed(group, baseUrl));
    const total = groups.flatMap(claimsIn).length;
    return JSON.stringify({studies, filters, total, words});
  };
  const lists = claimsOfStudies(views).map((group) => [
    `${group.study}.json`,
    listOf([group], filtersOf(claimsIn(group), ['verdict', 'found', 'runtime', 'source'])),
  ]);
  return {'all.json': listOf(groupClaims(views), filtersOf(views)), ...Object.fromEntries(lists)};
}

/** The file of `claimLines`, below the language's base. */
export const CLAIM_LINES = 'claims/lines.htm';

/**
 * All claims of all studies, a line each: the page of claims holds the key ones, and fetches this once a reader wants
 * more. Its end isn't that of a page: it has no head and no policy of its own.
 */
export function claimLines(
  site: Site,
  {locale, baseUrl}: {locale: string; baseUrl: string},
): string {
  const words = saidIn(site, locale);
  const views = claimViews(site, locale).map((view) => withAddresses(view, baseUrl));
  const groups = groupClaims(views).map((group) => listed(group, baseUrl));
  const lines = groups.map((group) => createElement(StudyLines, {key: group.study, group, words}));
  return `<!doctype html><meta charset="utf-8"><body>${renderToStaticMarkup(lines)}`;
}

const listed = <Group extends StudyClaims>(group: Group, baseUrl: string) => ({
  ...group,
  address: at(baseUrl, claimsAddress(group.study)),
});

const saidIn = (site: Site, locale: string) => {
  const words = wordsOf(site, locale);
  return Object.fromEntries(WORDS.map((key) => [key, words.render(key)]));
};

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
