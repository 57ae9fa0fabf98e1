/**
 * Texts of an island: the build has put in what it knows, and what is left to fill in are plain `{{name}}` and the
 * plural forms of a `count`. i18next, of which this is the part that is needed, weighs 13 kB.
 *
 * @throws {Error} when asked for a text that isn't there, or without what the text needs
 */
export function islandTexts(
  catalogue: Record<string, string>,
  locale: string,
): (key: string, params?: object) => string {
  const plurals = new Intl.PluralRules(locale);
  return (key, params = {}) => {
    const {count} = params as {count?: number};
    const form = count === undefined ? key : `${key}_${plurals.select(count)}`;
    const text = catalogue[form] ?? catalogue[`${key}_other`] ?? catalogue[key];
    if (text === undefined) throw new Error(`no text for “${key}” in ${locale}.`);
    return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name) => {
      if (name in params) return String((params as Record<string, unknown>)[name]);
      throw new Error(`no value for ${name} in “${text}” (${locale}).`);
    });
  };
}
