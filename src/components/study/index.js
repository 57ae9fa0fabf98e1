// @ts-check
/** Components of study pages, registered for MDX; plugins/bindings fills in their properties at build. */
export {default as Catalogue} from './Catalogue.js';
export {default as Claim} from './Claim.js';
export {default as ClaimsList} from './ClaimsList.js';
export {default as ClaimsSummary} from './ClaimsSummary.js';
export {default as Formula} from './Formula.js';
export {default as Passport} from './Passport.js';
export {default as StaleTranslation} from './StaleTranslation.js';
export {default as Symbol} from './Symbol.js';
export {default as SymbolRow} from './SymbolRow.js';
export {default as SymbolTable} from './SymbolTable.js';
