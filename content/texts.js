import i18next from 'i18next';
import {remember} from './remember.js';
import {formatNumber, precisionFor} from './value/format.js';

/**
 * Renders the texts of a catalogue, with numbers as the language writes them.
 *
 * @param {'en' | 'ru'} locale
 * @param {Record<string, string>} catalogue flat keys
 * @returns {{has: (key: string) => boolean, render: (key: string, params?: object) => string}}
 */
export function textsOf(locale, catalogue) {
  return textsIn(catalogue, locale);
}

const textsIn = remember((catalogue, locale) => makeTexts(locale, catalogue));

function makeTexts(locale, catalogue) {
  const instance = i18next.createInstance();
  instance.init({
    lng: locale,
    resources: {[locale]: {translation: catalogue}},
    initAsync: false,
    showSupportNotice: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false},
    parseMissingKeyHandler: (key) => {
      throw new Error(`no text “${key}” in ${locale}: add it to the catalogue in i18n/${locale}`);
    },
    missingInterpolationHandler: (text, [placeholder]) => {
      throw new Error(`no value for ${placeholder} in “${text}” (${locale})`);
    },
  });
  addFormats(instance.services.formatter);
  return {
    has: (key) => instance.exists(key),
    render: (key, params = {}) => instance.t(key, params),
  };
}

// {{x, number}}, {{x, number(digits: 1)}}, {{x, percent(digits: 0)}}, {{x, ms}}
function addFormats(formatter) {
  formatter.add('number', (value, locale, options) =>
    formatNumber(value, {locale, ...precisionIn(value, options)}),
  );
  formatter.add('percent', (value, locale, options) =>
    formatNumber(value, {locale, percent: true, ...precisionIn(value, options)}),
  );
  formatter.add('ms', (value, locale, options) => {
    const unit = locale === 'ru' ? 'мс' : 'ms';
    return formatNumber(value, {locale, unit, ...precisionIn(value, options)});
  });
}

// Intl's own names are accepted as well as ours.
function precisionIn(value, options) {
  const {digits, significant, minimumFractionDigits, maximumFractionDigits} = options;
  if (minimumFractionDigits === undefined && maximumFractionDigits === undefined) {
    return precisionFor(value, {digits, significant});
  }
  return {minimumFractionDigits, maximumFractionDigits};
}
