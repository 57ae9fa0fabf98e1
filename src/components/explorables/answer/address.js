// @ts-check
import {FIELDS} from './fields.js';
import {readField} from './read-field.js';

/**
 * The state in the address: what the site published (a profile, a measured cell) in the query, what the reader measured
 * or typed in the fragment, which no server sees.
 *
 * @typedef {import('./fields.js').Values} Values
 * @typedef {{profile: string | null, preset: string | null}} Start
 * @typedef {{start: Start, values: Values, requests: number | null,
 *   problems: {id: string, text: string, problem: string}[], version?: string}} Read
 *   `values`: those that the address gives; `problems`: what it gives that can't be; `version`: one that can't be read
 */

/** Version of the fragment. */
export const VERSION = 1;
/** Keys of the query that choose a start. */
export const START_KEYS = ['profile', 'preset'];
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
  if (version === String(VERSION)) return {start, ...valuesFrom(new Map(fragment))};
  return {start, ...valuesFrom(new Map()), version: version?.slice(0, 20)};
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
  return {values, problems, requests: requests.problem ? null : requests.value};
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
