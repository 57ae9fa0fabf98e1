import i18next from 'i18next';
import {formatNumber} from './value/format.js';

/**
 * Renders the texts of a catalogue, with numbers as the language writes them.
 *
 * @param {'en' | 'ru'} locale
 * @param {Record<string, string>} catalogue flat keys
 * @returns {{has: (key: string) => boolean, render: (key: string, params?: object) => string}}
 */
export function textsOf(locale, catalogue) {
  const instance = i18next.createInstance();
  instance.init({
    lng: locale,
    resources: {[locale]: {translation: catalogue}},
    initAsync: false,
    showSupportNotice: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: {escapeValue: false},
  });
  addFormats(instance.services.formatter);
  return {
    has: (key) => instance.exists(key),
    render: (key, params = {}) => instance.t(key, params),
  };
}

// {{x, number}}, {{x, number(digits: 1)}}, {{x, percent(digits: 0)}}, {{x, ms}}
function addFormats(formatter) {
  const precision = ({digits, significant}) => ({
    digits: digits === undefined ? undefined : Number(digits),
    significant: significant === undefined ? undefined : Number(significant),
  });
  formatter.add('number', (value, lng, options) =>
    formatNumber(value, {locale: lng, ...precision(legacy(options))}),
  );
  formatter.add('percent', (value, lng, options) =>
    formatNumber(value, {locale: lng, percent: true, ...precision(legacy(options))}),
  );
  formatter.add('ms', (value, lng, options) =>
    formatNumber(value, {
      locale: lng,
      unit: lng === 'ru' ? 'мс' : 'ms',
      ...precision(legacy(options)),
    }),
  );
}

// Intl's own names are accepted as well as ours.
function legacy(options) {
  const {digits, significant, maximumFractionDigits, minimumFractionDigits} = options;
  return {digits: digits ?? minimumFractionDigits ?? maximumFractionDigits, significant};
}
