// @ts-check
/**
 * The state that an element shows: from the JSON that stands in it, else from the address that it names.
 *
 * @param {Element} host
 * @param {import('./asked.js').Asked} asked
 * @returns {Promise<{state: import('../../../../content/frozen/keep.js').KeptState, facts: {home?: string, dataset: Record<string, string | undefined>}}>} `facts`: where
 *   the figure stands in the site, and what a notice is told from
 * @throws {Error & {status?: number}} when it can't be had
 */
export async function loadState(host, {source, facts, language, home}) {
  const inside = host.querySelector('script[type="application/json"]')?.textContent;
  if (inside) return {state: JSON.parse(inside), facts: {dataset: {}}};
  const [state, now] = await Promise.all([
    fetchState(source),
    facts && facts !== source ? fetchState(facts).catch(() => null) : null,
  ]);
  const {site, id, corrections = []} = now ?? state;
  const dataset = {
    base: site && new URL(site.root, home).href,
    state: id,
    corrections: JSON.stringify(corrections.map(asEntry)),
  };
  return {state, facts: {home: site && new URL(site[language], home).href, dataset}};
}

/** A kept state names the corrections it knew, the present one tells them with their days. @param {any} each */
const asEntry = (each) => (typeof each === 'string' ? {id: each} : each);

/** @param {string} address */
async function fetchState(address) {
  const answer = await fetch(address, {credentials: 'omit'});
  if (answer.ok) return answer.json();
  throw Object.assign(new Error(`${address} answered ${answer.status}.`), {status: answer.status});
}
