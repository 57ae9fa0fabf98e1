// @ts-check
/**
 * Shapes that the whole of content/ speaks of.
 *
 * @typedef {import('../lib/result/types.js').Run} Run
 * @typedef {import('./problem.js').Problem} Problem
 * @typedef {import('./quantities/book.js').Quantity} Quantity
 *
 * @typedef {object} Runs
 * @property {Map<string, Run>} byId runs by full id `<study>/<run>`
 * @property {string[]} unreadable full ids of runs whose files can't be read
 *
 * @typedef {object} Claim what a study's file says of a sentence in a source
 * @property {string} id
 * @property {string} source
 * @property {string} where
 * @property {string} quote
 * @property {string} kind
 * @property {boolean} [key] one of those that the study is known for
 * @property {{value: number, unit: string}} [stated]
 * @property {string} [ours] name of a quantity
 * @property {string} verdict
 *
 * @typedef {object} ClaimEntry
 * @property {string} key `<study>/<id>`
 * @property {string} study
 * @property {Claim} claim
 * @property {import('./problem.js').Place} place of it in the study's files
 * @property {Record<string, unknown> | null} result null if it can't be computed
 *
 * @typedef {Record<string, Record<string, Record<string, string>>>} Catalogues texts by language, catalogue and key
 *
 * @typedef {object} Site everything that pages are bound to
 * @property {string} root folder of the repository
 * @property {Runs} runs
 * @property {Map<string, Quantity>} quantities by `<study>:<name>`
 * @property {Map<string, ClaimEntry>} claims by `<study>/<id>`
 * @property {Map<string, Record<string, unknown>>} computed what the recorded claims say, by the same key
 * @property {Map<string, {id: string, title: string, url?: string}[]>} claimSources by study: those that no result names
 * @property {Map<string, {file: string, figure: Record<string, unknown>}>} figures by `<study>/<figure>`
 * @property {Map<string, {spoken: string, tex: string}>} symbols by id
 * @property {Catalogues} catalogues
 * @property {Map<string, string>} catalogueSources texts of the catalogues' files
 * @property {Problem[]} problems of reading all that
 */

export {};
