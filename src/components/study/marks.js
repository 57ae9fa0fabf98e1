// @ts-check
/** Each verdict has a mark of its own, so that colour is never alone. @type {Readonly<Record<string, string>>} */
export const MARKS = {
  holds: '✓',
  rounding: '≈',
  selective: '◐',
  wrong: '✗',
  'not-derivable': '?',
  artefact: '⚙',
};
