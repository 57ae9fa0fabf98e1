// @ts-check
/**
 * Shapes that the whole of content/ speaks of.
 *
 * @typedef {import('../lib/result/types.js').Run} Run
 * @typedef {import('./problem.js').Problem} Problem
 * @typedef {import('./quantities/book.js').Quantity} Quantity
 * @typedef {import('../src/studies/types.js').Claim} Claim
 * @typedef {import('../src/studies/types.js').FigureDefinition} FigureDefinition
 *
 * @typedef {object} Runs
 * @property {Map<string, Run>} byId runs by full id `<study>/<run>`
 * @property {string[]} unreadable full ids of runs whose files can't be read
 *
 * @typedef {object} ClaimEntry
 * @property {string} key `<study>/<id>`
 * @property {string} study
 * @property {Claim} claim
 * @property {import('./problem.js').Place} place of it in the study's files
 * @property {import('./claim/evaluate.js').Evaluation | null} result null if it can't be computed
 *
 * @typedef {{id: string, title: string, url?: string}} ClaimSource
 * @typedef {{tex: string, unit: string, digits?: number, of?: (runs: import('../src/studies/types.js').RunOf) => number}} FormulaSymbol
 *
 * @typedef {Record<string, Record<string, Record<string, string>>>} Catalogues texts by language, catalogue and key
 *
 * @typedef {object} Site everything that pages are bound to
 * @property {string} root folder of the repository
 * @property {Runs} runs
 * @property {Map<string, Quantity>} quantities by `<study>:<name>`
 * @property {Map<string, ClaimEntry>} claims by `<study>/<id>`
 * @property {Map<string, import('./claim/evaluate.js').Snapshot>} computed what the recorded claims say, by the same key
 * @property {Map<string, ClaimSource[]>} claimSources by study: those that no result names
 * @property {Map<string, {file: string, figure: FigureDefinition}>} figures by `<study>/<figure>`
 * @property {Map<string, FormulaSymbol>} symbols by id
 * @property {Catalogues} catalogues
 * @property {Map<string, string>} catalogueSources texts of the catalogues' files
 * @property {Problem[]} problems of reading all that
 */

export {};
