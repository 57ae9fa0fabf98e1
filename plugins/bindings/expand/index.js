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

/** What each tag becomes: (node, page, site, node after it) → {replacement: node or null, problems}. */
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

/** @returns {((node: object, page: object, site: object) => object) | undefined} */
export function expansionOf(node) {
  if (node.type === 'math' || node.type === 'inlineMath') return expandFormula;
  return Object.hasOwn(EXPANSIONS, node.name ?? '') ? EXPANSIONS[node.name] : undefined;
}
