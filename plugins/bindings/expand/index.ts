import {expandCatalogue} from './catalogue.ts';
import {expandCitation} from './citation.ts';
import {expandClaim} from './claim.ts';
import {expandClaimsSummary} from './claims-summary.ts';
import {expandCorrections} from './corrections.ts';
import {expandFormula, expandSymbol} from './formula.ts';
import {expandJudges} from './judges.ts';
import {expandPassport} from './passport.ts';
import {expandRuntime} from './runtime.ts';
import {expandStudyData} from './study-data.ts';
import {expandSymbolTable} from './symbol-table.ts';
import {expandTalkList} from './talk-list.ts';
import {expandValue} from './value.ts';
import type {Tag} from '../../../content/site/tags.ts';
import type {Problem, Site} from '../../../content/types.ts';
import type {Child} from './nodes.ts';

/** `next` is the node after it */
export type Expansion = (node: Tag, page: BoundPage, site: Site, next?: Child) => Expanded;

export type BoundPage = {file: string; locale: string; partOf?: string};

export type Expanded = {replacement: Child | null; problems: Problem[]};

/** What each tag becomes. */
export const EXPANSIONS: Record<string, Expansion> = {
  Catalogue: expandCatalogue,
  TalkList: expandTalkList,
  Value: expandValue,
  Citation: expandCitation,
  Claim: expandClaim,
  ClaimsSummary: expandClaimsSummary,
  Corrections: expandCorrections,
  Formula: expandFormula,
  Judges: expandJudges,
  Passport: expandPassport,
  Runtime: expandRuntime,
  StudyData: expandStudyData,
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
