const WORD_JOINER = '\u2060';
/** The stroke of a unit by the second, “запр./с” or “req/s”, after which a browser would break the line. */
const PER_SECOND = /(?<=\p{L}\.?\/)(?=[sс](?!\p{L}))/gu;

/**
 * A text whose units by the second stay on one line. For HTML alone: what is drawn, compared or copied into a file has
 * no invisible signs.
 *
 * @returns with a word joiner after each such stroke
 */
export const wholeUnits = (text: string): string =>
  text.includes('/') ? text.replace(PER_SECOND, WORD_JOINER) : text;

/**
 * The hyphen between two abbreviations, as in “PHP-FPM”, before a Russian particle, as in «кто-то», and within a folder
 * of a path, as in `frameworks/frankenphp-trueasync/meta.json`, after which a browser would break the line.
 */
const WITHIN_NAME =
  /(?<=\p{Lu}{2}-)(?=\p{Lu}{2})|(?<=\p{L}-)(?=(?:то|либо|нибудь)(?!\p{L}))|(?<=\/[a-z\d]+-)(?=[a-z\d]+\/)/gu;

/**
 * A heading whose names and words with a particle stay on one line. Large type on a narrow screen breaks at such a hyphen.
 *
 * @returns with a word joiner after each such hyphen
 */
export const wholeNames = (text: string): string => text.replace(WITHIN_NAME, WORD_JOINER);
