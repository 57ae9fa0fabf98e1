// @ts-check
import {toString} from 'mdast-util-to-string';
import {placeOfNode, problemAt} from '../problem.js';
import {sayerOf} from '../quantities/texts.js';
import {problemsOfError} from '../site/runs.js';
import {flawsOfValue, literalAttributes} from './attributes.js';
import {asTyped} from './as-typed.js';
import {resolveReference} from './reference.js';

/**
 * Computes a `<Value>` and compares it with the text between its tags.
 *
 * @param {import('../site/tags.js').Tag} node
 * @param {{file: string, locale: string}} page
 * @param {Bound} site
 * @returns {{text: string | null, problems: Problem[]}} the text for the page
 *
 * @typedef {Pick<import('../types.js').Site, 'runs' | 'quantities' | 'catalogues'>} Bound
 * @typedef {import('../problem.js').Problem} Problem
 */
export function evaluateValue(node, page, site) {
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
      problemsOfError(/** @type {Error} */ (error), (reason) =>
        problemAt('value-unresolved', place, {of, reason}),
      ),
    );
  }
}

/** @param {Problem[]} problems */
function failed(problems) {
  return {text: null, problems};
}

/**
 * Text of a value in a language, by the attributes of its tag.
 *
 * @param {Record<string, string | undefined> & {of: string}} attributes
 * @param {string} locale
 * @param {Bound} site
 */
function textOf({of, as, in: target, unit, digits, significant, sign}, locale, site) {
  const manner = {
    percent: as === 'percent',
    in: target,
    withUnit: unit === 'short',
    digits: numberOf(digits),
    significant: numberOf(significant),
    sign: sign === 'always',
  };
  const {interface: words = {}} = site.catalogues[locale];
  return sayerOf({find: () => resolveReference(of, site)}, locale, words)(of, manner);
}

/** @param {string | undefined} text */
const numberOf = (text) => (text === undefined ? undefined : Number(text));

/**
 * @param {import('../site/tags.js').Tag} node
 * @param {string} computed
 * @param {string} of
 * @param {import('../problem.js').Place} place
 */
function differenceOf(node, computed, of, place) {
  const written = toString(node);
  if (asTyped(written) === asTyped(computed)) return [];
  return [problemAt('value-differs', place, {of, written: written.trim(), computed})];
}
