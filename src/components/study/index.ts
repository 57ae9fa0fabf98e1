/** Components of study pages, registered for MDX; plugins/bindings fills in their properties at build. */
export {default as Catalogue} from './Catalogue.tsx';
export {default as Claim} from './Claim.tsx';
export {default as ClaimsList} from './ClaimsList.tsx';
export {default as ClaimsSummary} from './ClaimsSummary.tsx';
export {default as Formula} from './Formula.tsx';
export {default as Passport} from './Passport.tsx';
export {PictureEntry, PictureList} from './PictureList.tsx';
export {default as StaleTranslation} from './StaleTranslation.tsx';
export {default as SuspendsTable} from './SuspendsTable.tsx';
export {Symbol, SymbolRow, SymbolTable} from './Symbols.tsx';
