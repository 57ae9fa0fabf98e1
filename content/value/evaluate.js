import {toString} from 'mdast-util-to-string';
import {placeOfNode, problemAt} from '../problem.js';
import {problemsOfError} from '../site/runs.js';
import {flawsOfValue, literalAttributes} from './attributes.js';
import {convert, targetsOf} from './convert.js';
import {asTyped, formatNumber} from './format.js';
import {resolveReference} from './reference.js';

/**
 * Computes a `<Value>` and compares it with the text between its tags.
 *
 * @param {object} node the tag in the parsed page
 * @param {{file: string, locale: 'en' | 'ru'}} page
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
function textOf(attributes, locale, site) {
  const found = resolveReference(attributes.of, site);
  const percent = attributes.as === 'percent';
  const unit = percent ? 'percent' : (attributes.in ?? found.unit);
  if (percent || attributes.in) refuseUnknownTarget(found.unit, unit);
  return formatNumber(percent ? found.value : convert(found.value, found.unit, unit), {
    locale,
    percent,
    digits: numberOr(attributes.digits, attributes.significant ? undefined : found.digits),
    significant: numberOr(attributes.significant),
    sign: attributes.sign === 'always',
    unit: attributes.unit && !percent ? unitWord(unit, locale, site) : undefined,
  });
}

function refuseUnknownTarget(from, to) {
  if (targetsOf(from).includes(to)) return;
  throw new Error(`its unit is ${from}, which can be shown in: ${targetsOf(from).join(', ')}`);
}

function numberOr(text, otherwise) {
  return text === undefined ? otherwise : Number(text);
}

function unitWord(unit, locale, site) {
  const word = site.catalogues[locale].interface?.[`unit.${unit}`];
  if (word) return word;
  throw new Error(`there is no word for the unit ${unit}: add "unit.${unit}" to interface.json`);
}

function differenceOf(node, computed, of, place) {
  const written = toString(node);
  if (asTyped(written) === asTyped(computed)) return [];
  return [problemAt('value-differs', place, {of, written: written.trim(), computed})];
}
