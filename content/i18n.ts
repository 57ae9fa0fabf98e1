import i18next from 'i18next';
import {formatNumber} from '../lib/quantity/format.ts';
import {memoize} from './memoize.ts';
import type {Formatter, i18n as I18n} from 'i18next';

type Translate = (key: string | string[], params?: object) => string;

/**
 * The one kind of i18next instance: of pages, figures, explorables, claims and the command line. A key that no
 * catalogue has throws, and so does a value that a text asks for in vain: a text with a hole is a failure.
 *
 * @param catalogues flat keys; later ones win
 * @returns with the formats `number` and `percent`, which take `digits`
 */
export function createI18n(locale: string, catalogues: readonly Record<string, string>[]): I18n {
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

/** What says an instance's texts. The catalogues hold strings alone, so it never gives anything else. */
export const translateOf =
  (i18n: I18n): Translate =>
  (key, params) =>
    String(i18n.t(key, {...params}));

/** i18next has no name for it. */
export type Format = Parameters<Formatter['add']>[1];

/**
 * Gives an instance a format more.
 *
 * @param i18n which has a formatter from its beginning on
 */
export function addFormat(i18n: I18n, name: string, format: Format) {
  i18n.services.formatter?.add(name, format);
}

function addFormats(i18n: I18n) {
  const add = (name: string, unit?: string) =>
    addFormat(i18n, name, (value, locale = '', {digits, significant, sign}) =>
      formatNumber(value, unit, locale, {digits, significant, sign}),
    );
  add('number');
  add('percent', 'share');
}

/**
 * The texts of one figure: its own first, then those of the whole interface.
 *
 * @param figure last part of the figure's id
 */
export function figureTexts(i18n: I18n, figure: string): (key: string, params?: object) => string {
  const t = translateOf(i18n);
  return (key, params) => t([`figure.${figure}.${key}`, key], params);
}

export interface Texts {
  has: (key: string) => boolean;
  render: (key: string, params?: object) => string;
}

/**
 * Renders the texts of a catalogue, with numbers as the language writes them.
 *
 * @param catalogue flat keys
 */
export const textsOf = (locale: string, catalogue: Record<string, string>) =>
  textsIn(catalogue, locale);

const textsIn = memoize((catalogue: Record<string, string>, locale: string): Texts => {
  const i18n = createI18n(locale, [catalogue]);
  return {has: (key) => i18n.exists(key), render: translateOf(i18n)};
});
