import {inSchemaOrder} from '../assemble/key-order.ts';
import type {Schema} from '../assemble/key-order.ts';

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
