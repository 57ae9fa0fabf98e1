// @ts-check
/**
 * What plugins/bindings hands the parts of a study's page, as JSON where it stands in the page itself.
 *
 * @typedef {import('../../../content/claim/view.js').ClaimView & {address: string}} ListedClaim `address` of its entry;
 *   all its addresses are whole paths
 * @typedef {Omit<import('../../../content/claim/groups.js').ClaimSection, 'claims'> & {claims: ListedClaim[]}} ListedSection
 * @typedef {Omit<import('../../../content/claim/groups.js').StudyClaims, 'sections'> & {address: string,
 *   sections: ListedSection[]}} StudyClaims `address` of its list
 *
 * @typedef {object} ClaimLists what the server draws a list of claims from
 * @property {StudyClaims[]} studies
 * @property {ReturnType<typeof import('../../../content/claim/groups.js').filtersOf>} filters
 * @property {number} total
 * @property {Record<string, string>} words
 *
 * @typedef {{verdict: string, word: string, meaning: string, count: number, href: string}} VerdictCount
 *
 * @typedef {{text: string, href?: string, isFile?: boolean}} PassportItem `isFile`: published once for both languages
 * @typedef {{label: string, items: PassportItem[]}} PassportRow
 * @typedef {{title: string, rows: PassportRow[]}} PassportSystems
 * @typedef {{title: string, items: {text: string, mark: string, isMet: boolean}[], more: string}} PassportChecklist
 */
export {};
