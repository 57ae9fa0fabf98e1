/** What importers refuse in a browser, where no options are to be corrected; and what is said of files as such. */
const REFUSALS =
  /^(?:refusal\.(?!flag-|about-|target-|map-|probe|answers|relation|files-|fact-|option-|run-(?!did|inter))|problem\.(?:json|encoding)-)/u;

/**
 * Texts of refusals in the plain form of islands.
 *
 * @param catalogue texts of refusals, and of problems of files, which are called refusals here
 */
export const refusalTexts = (catalogue: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => REFUSALS.test(key))
      .map(([key, text]) => [
        key.replace(/^problem/u, 'refusal'),
        text.replaceAll(/\{\{(\w+),[^}]*\}\}/gu, '{{$1}}'),
      ]),
  );
