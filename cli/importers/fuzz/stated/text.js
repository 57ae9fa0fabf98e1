// @ts-check
/**
 * The numbers that a pattern's groups find in a text; undefined where it finds none.
 *
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {number[] | undefined}
 */
export function numbersIn(text, pattern) {
  return pattern.exec(text)?.slice(1).map(Number);
}

/** The number of the first group. @param {string} text @param {RegExp} pattern */
export const numberIn = (text, pattern) => numbersIn(text, pattern)?.[0];

const SECONDS = {us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600};

/** Seconds of a time such as `2.01s`. @param {string | undefined} text */
export function secondsOf(text) {
  const [, number, unit] = /^([\d.]+)(us|ms|s|m|h)$/.exec(text ?? '') ?? [];
  return unit === undefined
    ? undefined
    : Number(number) * SECONDS[/** @type {keyof typeof SECONDS} */ (unit)];
}
