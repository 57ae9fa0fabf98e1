import i18next from 'i18next';
import {formatNumber} from '../../lib/quantity/format.js';

/**
 * A private i18next instance over flat catalogues. A key that no catalogue has throws: a picture without a
 * word is a failure, not a picture with a key in it.
 *
 * @param {string} locale `en` or `ru`
 * @param {readonly Record<string, string>[]} catalogues later ones win
 * @returns {import('i18next').i18n} with the formats `number`, `percent` and `ms`
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
      throw new Error(
        `no value for ${placeholder} in “${text}” (${locale}): give it in the figure's numbers.`,
      );
    },
  });
  addFormats(i18n);
  return i18n;
}

/** @param {import('i18next').i18n} i18n */
function addFormats(i18n) {
  const {formatter} = i18n.services;
  formatter.add('number', (value, locale, options) =>
    new Intl.NumberFormat(locale, {maximumFractionDigits: 1, ...ownOptions(options)}).format(value),
  );
  formatter.add('percent', (value, locale) => formatNumber(value, 'share', locale));
  formatter.add('ms', (value, locale) => {
    const [number, unit] = value >= 1000 ? [value / 1000, 's'] : [value, 'ms'];
    return `${formatNumber(number, unit, locale)}\u00a0${i18n.t(`unit.${unit}`)}`;
  });
}

/**
 * Intl refuses options that i18next adds of its own.
 *
 * @param {Record<string, unknown>} options
 */
function ownOptions({maximumFractionDigits, minimumFractionDigits, maximumSignificantDigits}) {
  const own = {maximumFractionDigits, minimumFractionDigits, maximumSignificantDigits};
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}

/**
 * The texts of one figure: its own first, then those of the whole interface.
 *
 * @param {import('i18next').i18n} i18n
 * @param {string} figure last part of the figure's id
 * @param {Record<string, number | string>} numbers interpolated wherever a text asks for them
 * @returns {(key: string, params?: object) => string}
 */
export function figureTexts(i18n, figure, numbers) {
  return (key, params) => i18n.t([`figure.${figure}.${key}`, key], {...numbers, ...params});
}
