// @ts-check
import {Refusal} from '../refusal.js';
import {nonNegative} from './number.js';

/** @typedef {{object: Record<string, unknown>, array: unknown[], number: number, string: string}} Kinds */

/**
 * A member of a parsed JSON document, with a refusal that names the path where it is missing or of another type.
 *
 * @template {keyof Kinds} Kind
 * @param {unknown} root Parsed document.
 * @param {(string|number)[]} path Keys from the root.
 * @param {Kind} type
 * @returns {Kinds[Kind]}
 * @throws {Refusal} member-missing, member-type.
 */
export function member(root, path, type) {
  let value = root;
  for (const [depth, key] of path.entries()) {
    value = own(value, key);
    if (value === undefined) {
      throw new Refusal('member-missing', {place: jsonPath(path.slice(0, depth + 1))});
    }
  }
  if (type === 'number') return /** @type {Kinds[Kind]} */ (nonNegative(value, jsonPath(path)));
  if (kindOf(value) !== type) {
    throw new Refusal('member-type', {place: jsonPath(path), value, expected: type});
  }
  return /** @type {Kinds[Kind]} */ (value);
}

/**
 * Like `member`, but undefined where the member is absent or null.
 *
 * @template {keyof Kinds} Kind
 * @param {unknown} root
 * @param {(string|number)[]} path
 * @param {Kind} type
 * @returns {Kinds[Kind] | undefined}
 */
export function optionalMember(root, path, type) {
  let value = root;
  for (const key of path) value = value === null ? undefined : own(value, key);
  return value === undefined || value === null ? undefined : member(root, path, type);
}

/** `$.metrics["http_reqs"]`-like path of a member, as messages show it. @param {(string|number)[]} path */
export function jsonPath(path) {
  return path.reduce((/** @type {string} */ text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return /^[a-z_]\w*$/i.test(key) ? `${text}.${key}` : `${text}[${JSON.stringify(key)}]`;
  }, '$');
}

/** @param {unknown} value @param {string | number} key @returns {unknown} */
function own(value, key) {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? /** @type {Record<string | number, unknown>} */ (value)[key]
    : undefined;
}

/** @param {unknown} value */
function kindOf(value) {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
