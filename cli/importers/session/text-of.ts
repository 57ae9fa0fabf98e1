import {valueAt} from '../../../lib/json/places.ts';
import {rankOf} from '../../../lib/result/percentile-order.ts';

/** what of it is read here */
type Schema = {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
};

/** An array of numbers alone, as JSON spreads it over lines; no string can look so, for strings hold no line breaks. */
const NUMBER_LIST = /\[\n\s+(-?[\d.]+(?:e[+-]?\d+)?(?:,\n\s+-?[\d.]+(?:e[+-]?\d+)?)*)\n\s+\]/gi;

/** A quantity of a number and nothing else. */
const BARE_QUANTITY = /\{\n\s+("value": -?[\d.]+(?:e[+-]?\d+)?)\n\s+\}/gi;

/**
 * A run as the text of its file: members in the schema's order, lists of numbers and bare quantities on one line.
 */
export function textOf(run: object, schema: Schema): string {
  const text = JSON.stringify(inSchemaOrder(run, schema), null, 2);
  const flat = text
    .replace(NUMBER_LIST, (_, numbers) => `[${numbers.replaceAll(/\n\s+/g, ' ')}]`)
    .replace(BARE_QUANTITY, '{$1}');
  return `${flat}\n`;
}

/**
 * A value with its members in the order in which the schema lists them, so that two imports of the same files are the
 * same text. Percentiles, which it doesn't list, come in the order of their ranks.
 *
 * @param schema Part of the schema that describes the value.
 * @param root The whole schema.
 */
function inSchemaOrder(value: any, schema: Schema, root: Schema = schema): any {
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

function partOf(part: Schema, name: string): Schema {
  if (part?.properties?.[name]) return part.properties[name];
  const [pattern] = Object.keys(part?.patternProperties ?? {}).filter((text) =>
    new RegExp(text).test(name),
  );
  if (pattern && part.patternProperties) return part.patternProperties[pattern];
  return typeof part?.additionalProperties === 'object' ? part.additionalProperties : {};
}

function resolved(schema: Schema, root: Schema) {
  const pointer = schema?.$ref?.replace(/^#/, '');
  return pointer ? (valueAt(root, pointer) as Schema) : schema;
}
