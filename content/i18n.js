import i18next from 'i18next';
import {formatNumber} from '../lib/quantity/format.js';

/**
 * The one kind of i18next instance: of pages, figures, explorables, claims and the command line. A key that no
 * catalogue has throws, and so does a value that a text asks for in vain: a text with a hole is a failure.
 *
 * @param {string} locale
 * @param {readonly Record<string, string>[]} catalogues flat keys; later ones win
 * @returns {import('i18next').i18n} with the formats `number` and `percent`, which take `digits`
 */
export function createI18n(locale, catalogues) {
  const i18n = i18next.createInstance();
  i18n.init({
    lng: locale,
    resources: {[locale]: {translation: Object.assign({}, ...catalogues)}},
    initAsync: false,
    showSupportNotice: false,
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

/** @param {import('i18next').i18n} i18n */
function addFormats(i18n) {
  const {formatter} = i18n.services;
  const add = (name, unit) =>
    formatter.add(name, (value, locale, {digits, significant, sign}) =>
      formatNumber(value, unit, locale, {digits, significant, sign}),
    );
  add('number');
  add('percent', 'share');
}

/**
 * The texts of one figure: its own first, then those of the whole interface.
 *
 * @param {import('i18next').i18n} i18n
 * @param {string} figure last part of the figure's id
 * @returns {(key: string, params?: object) => string}
 */
export function figureTexts(i18n, figure) {
  return (key, params) => i18n.t([`figure.${figure}.${key}`, key], params);
}
