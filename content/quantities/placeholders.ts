import type {QuantityFormat} from '../../lib/quantity/say.ts';

/**
 * Where a text asks for a number: `{{name}}`, `{{name, unit}}`, `{{name, percent}}`, `{{name, in(unit: s)}}`,
 * `{{name, number(digits: 0; sign: true)}}`, `{{name, count}}`.
 */
const PLACEHOLDER = /\{\{-?\s*([^,}\s]+)\s*(?:,\s*([^}]+?)\s*)?\}\}/gu;
const FORMAT = /^(\w+)(?:\(([^)]*)\))?$/u;

/** What a format means for sayQuantity. */
const FORMATS: Record<string, (options: QuantityFormat & {unit?: string}) => QuantityFormat> = {
  number: (options) => options,
  count: (options) => options,
  unit: (options) => ({...options, withUnit: true}),
  percent: (options) => ({...options, percent: true}),
  in: ({unit, ...options}) => ({...options, in: unit, withUnit: true}),
};

/** Names that are given when a text is drawn, not when it is read: the value at a reference line, and the like. */
const GIVEN_LATER = new Set(['value', 'series', 'axis', 'x', 'number']);

/** The quantities that a text names, each as often as it does. */
export function placeholdersIn(
  text: string,
): {whole: string; name: string; format: string | undefined}[] {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([whole, name, format]) => ({whole, name, format}))
    .filter(({name}) => !GIVEN_LATER.has(name));
}

/** Puts something in the place of each quantity of a text. */
export function replaceQuantities(
  text: string,
  say: (name: string, format: QuantityFormat) => string,
): string {
  return text.replace(PLACEHOLDER, (whole, name, format) =>
    GIVEN_LATER.has(name) ? whole : say(name, parseFormat(format)),
  );
}

/**
 * How a placeholder wants its quantity shown.
 *
 * @param format `number(digits: 0)`
 * @throws {Error} naming the formats that there are
 */
export function parseFormat(format: string = 'number'): QuantityFormat & {format?: string} {
  const [, name, list = ''] = FORMAT.exec(format) ?? [];
  if (!name || !Object.hasOwn(FORMATS, name)) {
    throw new Error(
      `there is no format “${format}”; available: ${Object.keys(FORMATS).join(', ')}`,
    );
  }
  return FORMATS[name](optionsIn(list));
}

/** Options as i18next writes them: `digits: 0; sign: true`. */
function optionsIn(list: string) {
  const pairs = list.split(';').filter((each) => each.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = pair.split(':').map((each) => each.trim());
      if (value === 'true') return [name, true];
      return [name, /^\d+$/u.test(value) ? Number(value) : value];
    }),
  );
}
