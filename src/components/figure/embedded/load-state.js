// @ts-check
/**
 * @typedef {import('../../../../content/frozen/keep.js').KeptState} KeptState
 * @typedef {{id: string, date: string}} Correction
 * @typedef {Error & {status?: number}} Failure `status`: what the server answered
 * @typedef {{id: string, corrections?: (string | Correction)[], share?: Facts['share'],
 *   site?: {root: string} & Record<string, string>}} Now a figure's `figure.json`; a kept state knows no site and no menu
 *
 * @typedef {object} Facts of a figure as it is now
 * @property {string} [embed] address of its embed page; without it nothing is known of the site
 * @property {Record<string, string>} homes where it stands in the site, by language
 * @property {Record<string, import('../share/types.js').ShareData>} [share] what its menu is made from, by language
 * @property {Record<string, string | undefined>} dataset what a notice is told from
 */

/**
 * The state that an element shows: from the JSON that stands in it, else from the address that it names.
 *
 * @param {Element} host
 * @param {import('./asked.js').Asked} asked
 * @returns {Promise<{state: KeptState, facts: Facts}>}
 * @throws {Failure} when it can't be had
 */
export async function loadState(host, asked) {
  const {source, facts} = asked;
  const inside = host.querySelector('script[type="application/json"]')?.textContent;
  if (inside) {
    const state = /** @type {KeptState & Now} */ (JSON.parse(inside));
    return {state, facts: factsOf(state, asked)};
  }
  const [state, now] = await Promise.all([
    fetchState(source),
    facts && facts !== source ? fetchState(facts).catch(() => null) : null,
  ]);
  return {state, facts: factsOf(now ?? state, asked)};
}

/** @param {Now} now @param {import('./asked.js').Asked} asked @returns {Facts} */
function factsOf({site, share, id, corrections = []}, {figure, home}) {
  // A file that was saved beside slides says itself where the site is.
  const embed = figure ? home : Object.values(share ?? {})[0]?.embed;
  const at = (/** @type {string} */ path) => new URL(path, embed).href;
  const isKnown = site && embed;
  const {root, ...pages} = site ?? {};
  const homes = Object.entries(isKnown ? pages : {}).map(([language, page]) => [
    language,
    at(/** @type {string} */ (page)),
  ]);
  const dataset = {
    base: isKnown && at(String(root)),
    state: id,
    corrections: JSON.stringify(corrections.map(asEntry)),
  };
  return {embed, homes: Object.fromEntries(homes), share, dataset};
}

/** A kept state names the corrections it knew, the present one tells them with their days. @param {string | Correction} each */
const asEntry = (each) => (typeof each === 'string' ? {id: each} : each);

/** @param {string} address @returns {Promise<KeptState & Now>} */
async function fetchState(address) {
  const answer = await fetch(address, {credentials: 'omit'});
  if (answer.ok) return answer.json();
  throw Object.assign(new Error(`${address} answered ${answer.status}.`), {status: answer.status});
}
