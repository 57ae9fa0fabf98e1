// @ts-check
import i18next from 'i18next';
import {formatNumber} from '../lib/quantity/format.js';

/**
 * The one kind of i18next instance: of pages, figures, explorables, claims and the command line. A key that no
 * catalogue has throws, and so does a value that a text asks for in vain: a text with a hole is a failure.
 *
 * @param {string} locale
 * @param {readonly Record<string, string>[]} catalogues flat keys; later ones win
 * @returns {I18n} with the formats `number` and `percent`, which take `digits`
 *
 * @typedef {import('i18next').i18n} I18n
 * @typedef {(key: string | string[], params?: object) => string} Translate
 */
export function createI18n(locale, catalogues) {
  const i18n = i18next.createInstance();
  i18n.init({
    lng: locale,
    resources: {[locale]: {translation: Object.assign({}, ...catalogues)}},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false},
    parseMissingKeyHandler: (key) => {
      throw new Error(
        `no text for “${key}” in ${locale}: add it to the catalogues in i18n/${locale}/.`,
      );
    },
    missingInterpolationHandler: (text, [placeholder]) => {
      throw new Error(`no value for ${placeholder} in “${text}” (${locale}).`);
    },
  });
  addFormats(i18n);
  return i18n;
}

/**
 * What says an instance's texts. The catalogues hold strings alone, so it never gives anything else.
 *
 * @param {I18n} i18n
 * @returns {Translate}
 */
export const translateOf = (i18n) => /** @type {Translate} */ (i18n.t);

/**
 * Gives an instance a format more.
 *
 * @param {I18n} i18n which has a formatter from its beginning on
 * @param {string} name
 * @param {Format} format
 *
 * @typedef {Parameters<import('i18next').Formatter['add']>[1]} Format
 */
export function addFormat(i18n, name, format) {
  const formatter = /** @type {import('i18next').Formatter} */ (i18n.services.formatter);
  formatter.add(name, format);
}

/** @param {I18n} i18n */
function addFormats(i18n) {
  /** @param {string} name @param {string} [unit] */
  const add = (name, unit) =>
    addFormat(i18n, name, (value, locale = '', {digits, significant, sign}) =>
      formatNumber(value, unit, locale, {digits, significant, sign}),
    );
  add('number');
  add('percent', 'share');
}

/**
 * The texts of one figure: its own first, then those of the whole interface.
 *
 * @param {I18n} i18n
 * @param {string} figure last part of the figure's id
 * @returns {(key: string, params?: object) => string}
 */
export function figureTexts(i18n, figure) {
  const t = translateOf(i18n);
  return (key, params) => t([`figure.${figure}.${key}`, key], params);
}
