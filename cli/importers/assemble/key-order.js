// @ts-check
import {valueAt} from '../../../content/validation/schema-problems.js';
import {rankOf} from '../../../lib/result/percentile-order.js';

/**
 * A value with its members in the order in which the schema lists them, so that two imports of the same files are the
 * same text. Percentiles, which it doesn't list, come in the order of their ranks.
 *
 * @param {any} value
 * @param {Schema} schema Part of the schema that describes the value.
 * @param {Schema} root The whole schema.
 * @returns {any}
 *
 * @typedef {{$ref?: string, items?: Schema, properties?: Record<string, Schema>,
 *   patternProperties?: Record<string, Schema>, additionalProperties?: boolean | Schema}} Schema what of it is read here
 */
export function inSchemaOrder(value, schema, root = schema) {
  const part = resolved(schema, root);
  if (Array.isArray(value)) {
    return value.map((item) => inSchemaOrder(item, part?.items || {}, root));
  }
  if (value === null || typeof value !== 'object') return value;
  const listed = Object.keys(part?.properties ?? {});
  const known = listed.filter((name) => Object.hasOwn(value, name));
  const others = Object.keys(value)
    .filter((name) => !listed.includes(name))
    .sort((left, right) => (rankOf(left) ?? 0) - (rankOf(right) ?? 0));
  return Object.fromEntries(
    [...known, ...others].map((name) => [
      name,
      inSchemaOrder(value[name], partOf(part, name), root),
    ]),
  );
}

/** @param {Schema} part @param {string} name @returns {Schema} */
function partOf(part, name) {
  if (part?.properties?.[name]) return part.properties[name];
  const [pattern] = Object.keys(part?.patternProperties ?? {}).filter((text) =>
    new RegExp(text).test(name),
  );
  if (pattern && part.patternProperties) return part.patternProperties[pattern];
  return typeof part?.additionalProperties === 'object' ? part.additionalProperties : {};
}

/** @param {Schema} schema @param {Schema} root */
function resolved(schema, root) {
  const pointer = schema?.$ref?.replace(/^#/, '');
  return pointer ? /** @type {Schema} */ (valueAt(root, pointer)) : schema;
}
