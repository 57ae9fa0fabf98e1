// @ts-check
/**
 * Where a text asks for a number: `{{name}}`, `{{name, unit}}`, `{{name, percent}}`, `{{name, in(unit: s)}}`,
 * `{{name, number(digits: 0; sign: true)}}`, `{{name, count}}`.
 */
const PLACEHOLDER = /\{\{-?\s*([^,}\s]+)\s*(?:,\s*([^}]+?)\s*)?\}\}/gu;
const FORMAT = /^(\w+)(?:\(([^)]*)\))?$/u;

/**
 * What a format means for sayQuantity.
 *
 * @type {Record<string, (options: Manner & {unit?: string}) => Manner>}
 *
 * @typedef {import('../../lib/quantity/say.js').Manner} Manner
 */
const FORMATS = {
  number: (options) => options,
  count: (options) => options,
  unit: (options) => ({...options, withUnit: true}),
  percent: (options) => ({...options, percent: true}),
  in: ({unit, ...options}) => ({...options, in: unit, withUnit: true}),
};

/** Names that are given when a text is drawn, not when it is read: the value at a reference line, and the like. */
const GIVEN_LATER = new Set(['value', 'series', 'axis', 'x', 'number']);

/**
 * The quantities that a text names, each as often as it does.
 *
 * @param {string} text
 * @returns {{whole: string, name: string, format: string | undefined}[]}
 */
export function placeholdersIn(text) {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([whole, name, format]) => ({whole, name, format}))
    .filter(({name}) => !GIVEN_LATER.has(name));
}

/**
 * Puts something in the place of each quantity of a text.
 *
 * @param {string} text
 * @param {(name: string, manner: Manner) => string} say
 * @returns {string}
 */
export function replaceQuantities(text, say) {
  return text.replace(PLACEHOLDER, (whole, name, format) =>
    GIVEN_LATER.has(name) ? whole : say(name, mannerOf(format)),
  );
}

/**
 * How a placeholder wants its quantity shown.
 *
 * @param {string} [format] `number(digits: 0)`
 * @returns {Manner & {format?: string}}
 * @throws {Error} naming the formats that there are
 */
export function mannerOf(format = 'number') {
  const [, name, list = ''] = FORMAT.exec(format) ?? [];
  if (!name || !Object.hasOwn(FORMATS, name)) {
    throw new Error(
      `there is no format “${format}”; available: ${Object.keys(FORMATS).join(', ')}`,
    );
  }
  return FORMATS[name](optionsIn(list));
}

/** Options as i18next writes them: `digits: 0; sign: true`. @param {string} list */
function optionsIn(list) {
  const pairs = list.split(';').filter((each) => each.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = pair.split(':').map((each) => each.trim());
      if (value === 'true') return [name, true];
      return [name, /^\d+$/u.test(value) ? Number(value) : value];
    }),
  );
}
