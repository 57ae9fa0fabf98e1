import {studyPages} from '../../../content/claim/study-page.ts';
import {textsOf} from '../../../content/i18n.ts';
import {folderOf} from '../../../content/languages.ts';
import {catalogueOf, FACETS} from '../../../content/site/catalogue.ts';
import {readTalks} from '../../../content/talks/read-talks.ts';
import {evaluateValue} from '../../../content/value/evaluate.ts';
import {expandBadges} from './badges.ts';
import {expandCitation} from './citation.ts';
import {expandClaim, expandClaimsSummary, expandJudges} from './claim.ts';
import {expandCorrections} from './corrections.ts';
import {expandFormula, expandSymbol, expandSymbolTable} from './formula.ts';
import {blockComponent, inPlaceOf, link, list, paragraph, text} from './nodes.ts';
import {expandFeedList} from './feed-list.ts';
import {expandObjections} from './objections.ts';
import {expandPassport} from './passport.ts';
import {expandRuntime} from './runtime.ts';
import {expandStudyData} from './study-data.ts';
import {expandSuspends} from './suspends.ts';
import type {Tag} from '../../../content/site/tags.ts';
import type {Problem, Site} from '../../../content/types.ts';
import type {Child} from './nodes.ts';

/** `next` is the node after it */
export type Expansion = (node: Tag, page: BoundPage, site: Site, next?: Child) => Expanded;

export type BoundPage = {file: string; locale: string; partOf?: string; cases?: string[]};

export type Expanded = {replacement: Child | null; problems: Problem[]};

/** `<TalkList>` becomes links to all talks, in the language of the page. */
const expandTalkList: Expansion = (_node, {locale}, site) => {
  const words = textsOf(locale, site.catalogues[locale].talks ?? {});
  const pageOf = studyPages(site.root, locale);
  const items = readTalks(site).map(({name, study}) => {
    const title = study ? pageOf(study).title : words.render(`talk.${name}.title`);
    return paragraph(link(`pathname:///talk/${name}/${folderOf(locale)}`, title));
  });
  return {replacement: list(items), problems: []};
};

const WORDS = ['legend', 'search', 'all', 'shown', 'none', 'reset', 'failed', ...FACETS];

/** `<Catalogue>` gets all studies, with what they can be filtered by. */
const expandCatalogue: Expansion = (_node, page, site) => {
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const said = WORDS.map((word) => [word, words.render(`catalogue.${word}`)]);
  const props = {...catalogueOf(site, page.locale), words: Object.fromEntries(said)};
  return {replacement: blockComponent('Catalogue', props), problems: []};
};

/** `<Value>` becomes plain text. */
const expandValue: Expansion = (node, page, site) => {
  const {text: computed, problems} = evaluateValue(node, page, site);
  return {replacement: computed === null ? null : inPlaceOf(node, text(computed)), problems};
};

/** What each tag becomes. */
export const EXPANSIONS: Record<string, Expansion> = {
  Badges: expandBadges,
  Catalogue: expandCatalogue,
  TalkList: expandTalkList,
  Value: expandValue,
  Citation: expandCitation,
  Claim: expandClaim,
  ClaimsSummary: expandClaimsSummary,
  Corrections: expandCorrections,
  FeedList: expandFeedList,
  Formula: expandFormula,
  Judges: expandJudges,
  Objections: expandObjections,
  Passport: expandPassport,
  Runtime: expandRuntime,
  StudyData: expandStudyData,
  Suspends: expandSuspends,
  Symbol: expandSymbol,
  SymbolTable: expandSymbolTable,
};

/** What a node of a page becomes; nothing for one that stays. */
export function expanded(
  node: Child,
  page: Parameters<Expansion>[1],
  site: Parameters<Expansion>[2],
  next?: Child,
): Expanded | undefined {
  if (node.type === 'math' || node.type === 'inlineMath') return expandFormula(node, page, site);
  if (!('attributes' in node) || !Object.hasOwn(EXPANSIONS, node.name ?? '')) return undefined;
  return EXPANSIONS[node.name ?? ''](node, page, site, next);
}
