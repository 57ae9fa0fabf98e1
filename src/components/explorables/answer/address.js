// @ts-check
import {FIELDS} from './fields.js';
import {readField} from './read-field.js';

/**
 * The state in the address: what the site published (a profile, a measured cell) in the query, what the reader measured
 * or typed in the fragment, which no server sees.
 *
 * @typedef {import('./fields.js').Values} Values
 * @typedef {{profile: string | null, preset: string | null}} Start
 * @typedef {{start: Start, values: Values, requests: number | null, isOwn: boolean,
 *   problems: {id: string, text: string, problem: string}[], version?: string}} Read
 *   `values`: those that the address gives; `problems`: what it gives that can't be; `version`: one that can't be read
 */

/** Version of the fragment. */
export const VERSION = 1;
/** Keys of the query that choose a start. */
export const START_KEYS = ['profile', 'preset'];
/** Keys of links from before the fragment: `tio` was the wait of one query. */
const OLD_KEYS = /** @type {const} */ ({
  tcpu: 'cpu',
  cores: 'cores',
  workers: 'workers',
  c: 'slots',
  wmem: 'wmem',
  rate: 'rate',
});
export const OLD_NAMES = [...Object.keys(OLD_KEYS), 'tio', 'q', 'cmem'];
/** What that form began with and left out of its links; it knew no cost of state. @type {[string, string][]} */
const OLD_START = [
  ['cpu', '4'],
  ['wait', '18'],
  ['workers', '4'],
  ['cores', '16'],
  ['boot', '0'],
  ['bootwait', '0'],
  ['connect', '0'],
  ['connectwait', '0'],
];
const MB_PER_MIB = 1.048576;
const WAIT = {id: 'wait', unit: /** @type {const} */ ('ms'), least: 0, most: 600_000};
const QUERIES = {id: 'q', unit: /** @type {const} */ ('count'), least: 0, most: 1000, whole: true};
const REQUESTS = {id: 'n', unit: /** @type {const} */ ('count'), least: 1, most: 1e12, whole: true};

/**
 * @param {string} search
 * @param {string} hash
 * @returns {Read}
 */
export function readAddress(search, hash) {
  const query = new URLSearchParams(search);
  const start = {profile: query.get('profile'), preset: query.get('preset')};
  const fragment = new URLSearchParams(hash.replace(/^#/u, ''));
  const version = fragment.get('v');
  const isFragment = version !== null;
  if (isFragment && version !== String(VERSION))
    return {
      start,
      values: {},
      requests: null,
      isOwn: false,
      problems: [],
      version: version.slice(0, 20),
    };
  const texts = isFragment ? [...fragment] : oldTexts(query);
  return {start, ...valuesFrom(new Map(texts))};
}

/** @param {Map<string, string>} texts by the names of fields */
function valuesFrom(texts) {
  /** @type {Values} */
  const values = {};
  const problems = [];
  for (const field of FIELDS) {
    const text = texts.get(field.id);
    if (text === undefined) continue;
    const read = readField(field, text.slice(0, 40));
    if (read.problem) problems.push({id: field.id, text: text.slice(0, 20), problem: read.problem});
    else values[field.id] = read.value;
  }
  const requests = readField(REQUESTS, texts.get('n') ?? '');
  return {
    ...{values, problems, requests: requests.problem ? null : requests.value},
    isOwn: Object.keys(values).length > 0,
  };
}

/** @param {URLSearchParams} query @returns {[string, string][]} */
function oldTexts(query) {
  /** @type {[string, string][]} */
  const texts = Object.entries(OLD_KEYS).flatMap(([old, id]) =>
    query.has(old) ? [[id, String(query.get(old))]] : [],
  );
  if (query.has('tio')) texts.push(['wait', oldWait(query)]);
  const slotMib = Number(query.get('cmem') || NaN);
  if (Number.isFinite(slotMib)) texts.push(['smem', String(slotMib * MB_PER_MIB)]);
  return texts.length > 0 ? [...OLD_START, ...texts] : [];
}

/** The wait of a query times the queries of a request, as older links had it. @param {URLSearchParams} query */
function oldWait(query) {
  const one = readField(WAIT, String(query.get('tio')));
  // Older links left out ten queries, which that form began with.
  const queries = readField(QUERIES, query.get('q') ?? '10');
  if (one.problem || queries.problem) return String(query.get('tio'));
  return String(Number((Number(one.value) * Number(queries.value)).toPrecision(6)));
}

/**
 * The address of a state, without what it starts from.
 *
 * @param {string} search of now, whose other keys are kept
 * @param {string} hash of now, kept where the reader has changed nothing
 * @param {{start: Start, values: Values, base: Values, requests: number | null}} state
 * @returns {{search: string, hash: string}}
 */
export function writeAddress(search, hash, {start, values, base, requests}) {
  const query = new URLSearchParams(search);
  for (const name of OLD_NAMES) query.delete(name);
  for (const key of START_KEYS) {
    const value = start[/** @type {'profile'} */ (key)];
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  const changed = FIELDS.filter(({id}) => values[id] !== base[id]);
  const text = query.toString().replaceAll('%2F', '/');
  const own = new URLSearchParams([
    ['v', String(VERSION)],
    ...changed.map(({id}) => [id, String(values[id] ?? '')]),
    ...(requests === null ? [] : [['n', String(requests)]]),
  ]);
  const kept = hash.startsWith('#v=') ? '' : hash;
  return {search: text && `?${text}`, hash: changed.length > 0 ? `#${own}` : kept};
}
