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
 * @param {object} node the tag in the parsed page
 * @param {{file: string, locale: string}} page
 * @param {object} site what loadSite gives
 * @returns {{text: string | null, problems: object[]}} the text for the page
 */
export function evaluateValue(node, page, site) {
  const place = placeOfNode(page.file, node);
  const {attributes, flaws} = literalAttributes(node);
  const all = [...flaws, ...flawsOfValue(attributes)];
  if (all.length > 0) return failed(all.map(({code, params}) => problemAt(code, place, params)));
  try {
    const text = textOf(attributes, page.locale, site);
    return {text, problems: differenceOf(node, text, attributes.of, place)};
  } catch (error) {
    return failed(
      problemsOfError(error, (reason) =>
        problemAt('value-unresolved', place, {of: attributes.of, reason}),
      ),
    );
  }
}

function failed(problems) {
  return {text: null, problems};
}

/** Text of a value in a language, by the attributes of its tag. */
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

const numberOf = (text) => (text === undefined ? undefined : Number(text));

function differenceOf(node, computed, of, place) {
  const written = toString(node);
  if (asTyped(written) === asTyped(computed)) return [];
  return [problemAt('value-differs', place, {of, written: written.trim(), computed})];
}
