import {createI18n, translateOf} from './i18n.ts';
import {memoize} from './memoize.ts';

/**
 * Renders the texts of a catalogue, with numbers as the language writes them.
 *
 * @param catalogue flat keys
 */
export function textsOf(
  locale: string,
  catalogue: Record<string, string>,
): {has: (key: string) => boolean; render: (key: string, params?: object) => string} {
  return textsIn(catalogue, locale);
}

const textsIn = memoize((catalogue: Record<string, string>, locale) => {
  const i18n = createI18n(locale, [catalogue]);
  return {
    has: (key: string) => i18n.exists(key),
    render: translateOf(i18n),
  };
});
