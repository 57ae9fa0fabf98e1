// @ts-check
import {Refusal} from '../refusal.js';
import {nonNegative} from './number.js';

/**
 * A member of a parsed JSON document, with a refusal that names the path where it is missing or of another type.
 *
 * @param {any} root Parsed document.
 * @param {(string|number)[]} path Keys from the root.
 * @param {'object'|'array'|'number'|'string'} type
 * @returns {any}
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
  if (type === 'number') return nonNegative(value, jsonPath(path));
  if (kindOf(value) !== type) {
    throw new Refusal('member-type', {place: jsonPath(path), value, expected: type});
  }
  return value;
}

/** Like `member`, but undefined where the member is absent or null. */
export function optionalMember(root, path, type) {
  let value = root;
  for (const key of path) value = value === null ? undefined : own(value, key);
  return value === undefined || value === null ? undefined : member(root, path, type);
}

/** `$.metrics["http_reqs"]`-like path of a member, as messages show it. */
export function jsonPath(path) {
  return path.reduce((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return /^[a-z_]\w*$/i.test(key) ? `${text}.${key}` : `${text}[${JSON.stringify(key)}]`;
  }, '$');
}

function own(value, key) {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? value[key]
    : undefined;
}

function kindOf(value) {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
