const WORD_JOINER = '\u2060';
/** The stroke of a unit by the second, “запр./с” or “req/s”, after which a browser would break the line. */
const PER_SECOND = /(?<=\p{L}\.?\/)(?=[sс](?!\p{L}))/gu;

/**
 * A text whose units by the second stay on one line. For HTML alone: what is drawn, compared or copied into a file has
 * no invisible signs.
 *
 * @param {string} text
 * @returns {string} with a word joiner after each such stroke
 */
export const wholeUnits = (text) => text.replace(PER_SECOND, WORD_JOINER);

/** The hyphen between two abbreviations, as in “PHP-FPM”, after which a browser would break the line. */
const WITHIN_NAME = /(?<=\p{Lu}{2}-)(?=\p{Lu}{2})/gu;

/**
 * A heading whose names made of abbreviations stay on one line. Large type on a narrow screen breaks at such a hyphen.
 *
 * @param {string} text
 * @returns {string} with a word joiner after each such hyphen
 */
export const wholeNames = (text) => text.replace(WITHIN_NAME, WORD_JOINER);
