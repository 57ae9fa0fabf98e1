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
    const count = 'count' in params ? params.count : undefined;
    const form = count === undefined ? key : `${key}_${plurals.select(Number(count))}`;
    const text = catalogue[form] ?? catalogue[`${key}_other`] ?? catalogue[key];
    if (text === undefined) throw new Error(`no text for “${key}” in ${locale}.`);
    // Most have nothing to fill in.
    if (!text.includes('{{')) return text;
    const values = new Map(Object.entries(params));
    return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name) => {
      if (values.has(name)) return String(values.get(name));
      throw new Error(`no value for ${name} in “${text}” (${locale}).`);
    });
  };
}
