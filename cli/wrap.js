// @ts-check
/**
 * Width that text is wrapped to: the terminal's, or one that a page of text has.
 *
 * @param {{columns?: number}} stdout
 */
export function lineWidth({columns}) {
  return Math.min(columns ?? 100, 120);
}

/**
 * Breaks a text into lines at its ordinary spaces; no-break spaces hold.
 *
 * @param {string} text
 * @param {number} width in characters, the indent included
 * @param {string} [indent] put before each line
 * @returns {string[]}
 */
export function wrap(text, width, indent = '') {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(indent + word);
  }
  return lines;
}
