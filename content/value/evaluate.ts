import {toString} from 'mdast-util-to-string';
import {formatNumber, formatQuantity} from '../../lib/quantity/format.ts';
import {placeOfNode, problemAt} from '../problem.ts';
import {formatterOf} from '../quantities/texts.ts';
import {attempt} from '../site/runs.ts';
import {flawsOfValue, literalAttributes} from './attributes.ts';
import type {Writing} from '../../lib/quantity/format.ts';
import type {Place, Problem, Site, Tag} from '../types.ts';

export type Bound = Pick<Site, 'runs' | 'quantities' | 'catalogues'>;

/**
 * Computes a `<Value>` and compares it with the text between its tags.
 *
 * @returns the text for the page
 */
export function evaluateValue(
  node: Tag,
  page: {file: string; locale: string},
  site: Bound,
): {text: string | null; problems: Problem[]} {
  const place = placeOfNode(page.file, node);
  const {attributes, flaws} = literalAttributes(node);
  const all = [...flaws, ...flawsOfValue(attributes)];
  if (all.length > 0)
    return {text: null, problems: all.map(({code, params}) => problemAt(code, place, params))};
  const {of} = attributes;
  const {value: text, problems} = attempt(
    () => textOf({...attributes, of}, page.locale, site),
    (reason) => problemAt('value-unresolved', place, {of, reason}),
  );
  return {text, problems: text === null ? problems : differenceOf(node, text, of, place)};
}

/** Text of a value in a language, by the attributes of its tag. */
function textOf(
  {of, ...asked}: Record<string, string | undefined> & {of: string},
  locale: string,
  site: Bound,
) {
  const format = {
    percent: asked.as === 'percent',
    in: asked.in,
    withUnit: asked.unit === 'short',
    digits: numberOf(asked.digits),
    significant: numberOf(asked.significant),
    sign: asked.sign === 'always',
  };
  return formatterOf(site, '', locale)(of, format);
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

function differenceOf(node: Tag, computed: string, of: string, place: Place) {
  const written = toString(node);
  if (asTyped(written) === asTyped(computed)) return [];
  return [problemAt('value-differs', place, {of, written: written.trim(), computed})];
}

/** Makes texts comparable: authors type ordinary spaces, hyphens and line ends. */
export function asTyped(text: string) {
  return text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[−‐‑]/g, '-')
    .trim();
}

export type QuantityFormatter = (value: number, unit?: string, writing?: Writing) => string;

/**
 * Makes the function that writes a number with its unit in a language: `f(5464.5, 'ms')`.
 *
 * @param words the interface catalogue, for `unit.<unit>`
 */
export function quantityFormatter(
  locale: string,
  words: Record<string, string> = {},
): QuantityFormatter {
  const t = (key: string) => words[key];
  return (value, unit, writing = {}) =>
    words[`unit.${unit}`]
      ? formatQuantity(value, unit, {locale, t, ...writing})
      : formatNumber(value, unit, locale, writing);
}
