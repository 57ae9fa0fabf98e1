import {toString} from 'mdast-util-to-string';
import {placeOfNode, problemAt} from '../problem.ts';
import {quantitiesOf} from '../quantities/study-quantities.ts';
import {formatterByName} from '../quantities/texts.ts';
import {problemsOfError} from '../site/runs.ts';
import {flawsOfValue, literalAttributes} from './attributes.ts';
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
  if (all.length > 0) return failed(all.map(({code, params}) => problemAt(code, place, params)));
  const {of} = attributes;
  try {
    const text = textOf({...attributes, of}, page.locale, site);
    return {text, problems: differenceOf(node, text, of, place)};
  } catch (error) {
    return failed(
      problemsOfError(error, (reason) => problemAt('value-unresolved', place, {of, reason})),
    );
  }
}

function failed(problems: Problem[]) {
  return {text: null, problems};
}

/** Text of a value in a language, by the attributes of its tag. */
function textOf(
  {
    of,
    as,
    in: target,
    unit,
    digits,
    significant,
    sign,
  }: Record<string, string | undefined> & {of: string},
  locale: string,
  site: Bound,
) {
  const format = {
    percent: as === 'percent',
    in: target,
    withUnit: unit === 'short',
    digits: numberOf(digits),
    significant: numberOf(significant),
    sign: sign === 'always',
  };
  const {interface: words = {}} = site.catalogues[locale];
  return formatterByName(quantitiesOf(site, ''), locale, words)(of, format);
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
