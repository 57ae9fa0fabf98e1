// @ts-check
import {expandCatalogue} from './catalogue.js';
import {expandCitation} from './citation.js';
import {expandClaim} from './claim.js';
import {expandClaimsSummary} from './claims-summary.js';
import {expandCorrections} from './corrections.js';
import {expandFormula, expandSymbol} from './formula.js';
import {expandPassport} from './passport.js';
import {expandStudyData} from './study-data.js';
import {expandSymbolTable} from './symbol-table.js';
import {expandTalkList} from './talk-list.js';
import {expandValue} from './value.js';

/**
 * What each tag becomes.
 *
 * @type {Record<string, Expansion>}
 *
 * @typedef {(node: import('../../../content/site/tags.js').Tag, page: BoundPage,
 *   site: import('../../../content/types.js').Site, next?: import('./nodes.js').Child) => Expanded} Expansion `next` is
 *   the node after it
 * @typedef {{file: string, locale: string, partOf?: string}} BoundPage
 * @typedef {{replacement: import('./nodes.js').Child | null, problems: import('../../../content/types.js').Problem[]}} Expanded
 */
export const EXPANSIONS = {
  Catalogue: expandCatalogue,
  TalkList: expandTalkList,
  Value: expandValue,
  Citation: expandCitation,
  Claim: expandClaim,
  ClaimsSummary: expandClaimsSummary,
  Corrections: expandCorrections,
  Formula: expandFormula,
  Passport: expandPassport,
  StudyData: expandStudyData,
  Symbol: expandSymbol,
  SymbolTable: expandSymbolTable,
};

/**
 * What a node of a page becomes; nothing for one that stays.
 *
 * @param {import('./nodes.js').Child} node
 * @param {Parameters<Expansion>[1]} page
 * @param {Parameters<Expansion>[2]} site
 * @param {import('./nodes.js').Child} [next]
 * @returns {Expanded | undefined}
 */
export function expanded(node, page, site, next) {
  if (node.type === 'math' || node.type === 'inlineMath') return expandFormula(node, page, site);
  if (!('attributes' in node) || !Object.hasOwn(EXPANSIONS, node.name ?? '')) return undefined;
  return EXPANSIONS[node.name ?? ''](node, page, site, next);
}
