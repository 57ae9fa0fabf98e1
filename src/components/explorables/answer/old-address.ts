// Stands on nothing: few links need it, and what it shared with the form would be a file of its own.

/** Number of the form → key; besides, `tio` was the wait of one query, `q` how many, `cmem` memory in MiB. */
const OLD_KEYS = Object.freeze({
  ...{cpu: 'tcpu', cores: 'cores', workers: 'workers', slots: 'c', wmem: 'wmem', rate: 'rate'},
});
/** All keys of links from before the fragment. */
export const NAMES = [...Object.values(OLD_KEYS), 'tio', 'q', 'cmem'];

/** What that form began with and left out of its links; it knew no cost of state. */
const START = {
  ...{cpu: '4', wait: '18', workers: '4', cores: '16'},
  ...{boot: '0', bootwait: '0', connect: '0', connectwait: '0'},
};
/** Older links left out ten queries, which that form began with. */
const QUERIES = '10';
const MB_PER_MIB = 1.048576;

type Address = {search: string; hash: string};

/**
 * The address of now for one from before the fragment. What can't be in it stays as it is, and is named beside its field.
 *
 * @param hasNumbers whether the fragment holds numbers already, which stay
 * @returns the same where it has no number under an old name
 */
export function addressOfOld({search, hash}: Address, hasNumbers: boolean = false): Address {
  const query = new URLSearchParams(search);
  const given = textsIn(query);
  if (Object.keys(given).length === 0) return {search, hash};
  for (const name of NAMES) query.delete(name);
  const rest = query.toString().replaceAll('%2F', '/');
  const fragment = new URLSearchParams({v: '1', ...START, ...given});
  return {search: rest && `?${rest}`, hash: hasNumbers ? hash : `#${fragment}`};
}

function textsIn(query: URLSearchParams): Record<string, string> {
  const same = Object.entries(OLD_KEYS).filter(([, old]) => query.has(old));
  const slotMib = Number(query.get('cmem') || NaN);
  return {
    ...Object.fromEntries(same.map(([id, old]) => [id, String(query.get(old))])),
    ...(query.has('tio') && {wait: waitOf(String(query.get('tio')), query.get('q') ?? QUERIES)}),
    ...(Number.isFinite(slotMib) && {smem: String(slotMib * MB_PER_MIB)}),
  };
}

/** The wait of a query times the queries of a request. */
function waitOf(one: string, queries: string) {
  const whole = Number(one.replace(',', '.')) * Number(queries);
  const isCount = /^\d{1,4}$/u.test(queries) && Number(queries) <= 1000;
  return one.trim() && isCount && Number.isFinite(whole)
    ? String(Number(whole.toPrecision(6)))
    : one;
}
