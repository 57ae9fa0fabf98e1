/** Each answer has a mark of its own, so that colour is never alone. */
export const MARKS: Readonly<Record<string, string>> = {
  holds: '✓',
  rounding: '≈',
  selective: '◐',
  wrong: '✗',
  artefact: '⚙',
  'not-derivable': '?',
  'not-checked': '–',
  same: '=',
  partly: '±',
  other: '≠',
  undecided: '~',
};
