import {Refusal} from '../refusal.ts';
import {nonNegative} from './number.ts';

export type Kinds = {
  object: Record<string, unknown>;
  array: unknown[];
  number: number;
  string: string;
};

/**
 * A member of a parsed JSON document, with a refusal that names the path where it is missing or of another type.
 *
 * @param root Parsed document.
 * @param path Keys from the root.
 * @throws {Refusal} member-missing, member-type.
 */
export function member<Kind extends keyof Kinds>(
  root: unknown,
  path: (string | number)[],
  type: Kind,
): Kinds[Kind] {
  let value = root;
  for (const [depth, key] of path.entries()) {
    value = own(value, key);
    if (value === undefined) {
      throw new Refusal('member-missing', {place: jsonPath(path.slice(0, depth + 1))});
    }
  }
  if (type === 'number') return nonNegative(value, jsonPath(path)) as Kinds[Kind];
  if (kindOf(value) !== type) {
    throw new Refusal('member-type', {place: jsonPath(path), value, expected: type});
  }
  return value as Kinds[Kind];
}

/** Like `member`, but undefined where the member is absent or null. */
export function optionalMember<Kind extends keyof Kinds>(
  root: unknown,
  path: (string | number)[],
  type: Kind,
): Kinds[Kind] | undefined {
  let value = root;
  for (const key of path) value = value === null ? undefined : own(value, key);
  return value === undefined || value === null ? undefined : member(root, path, type);
}

/** `$.metrics["http_reqs"]`-like path of a member, as messages show it. */
export function jsonPath(path: (string | number)[]) {
  return path.reduce((text: string, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return /^[a-z_]\w*$/i.test(key) ? `${text}.${key}` : `${text}[${JSON.stringify(key)}]`;
  }, '$');
}

function own(value: unknown, key: string | number): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;
}

function kindOf(value: unknown) {
  if (Array.isArray(value)) return 'array';
  return value === null ? 'null' : typeof value;
}
