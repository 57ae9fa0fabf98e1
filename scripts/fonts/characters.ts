/** @param to Both code points are included. */
function range(from: number, to: number) {
  return Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');
}

/** Text in English and, beyond ASCII, what quotations and formulas in running text need. */
export const LATIN = `${range(0x20, 0x7e)}\u00a0\u202f«»—–‑‘’“”…·×−≈≤≥≠±→←°§©éöü`;

/** Headings, labels and names: what running text or code alone needs is left out of the heavier face. */
export const LATIN_STRONG = [...LATIN]
  .filter((each) => !'\\^`{|}~‑°§©éöü←≠±≥≤'.includes(each))
  .join('');

/** Russian text; what it shares with English is in LATIN. */
export const CYRILLIC = `${range(0x410, 0x44f)}Ёё№`;

const GREEK = 'αβγδεζηθικλμνξοπρςστυφχψω';

/**
 * The letter as MathML draws it in italics.
 *
 * @param letter Latin or small Greek; anything else comes back as it is.
 */
export function italic(letter: string): string {
  if (letter === 'h') return 'ℎ';
  const at = GREEK.indexOf(letter);
  if (at >= 0) return String.fromCodePoint(0x1d6fc + at);
  if (/^[A-Z]$/.test(letter)) return String.fromCodePoint(0x1d434 + letter.charCodeAt(0) - 65);
  if (/^[a-z]$/.test(letter)) return String.fromCodePoint(0x1d44e + letter.charCodeAt(0) - 97);
  return letter;
}

/** Variables of Little's law: all that most studies need. The space makes this face a formula's first font. */
export const MATHS_FEW = ` =${[...'VWX'].map(italic).join('')}`;

/**
 * The rest of what formulas use: variables, numbers, operators, names of several letters. Each letter is a hundred bytes on
 * pages with formulas; a browser test names those that a new formula lacks.
 */
export const MATHS_REST = `${[...'BCDGKLMNQSTUbcdefhkmnpqrstwαβγκλμρ'].map(italic).join('')}${range(0x30, 0x39)}acdeimnoprsuvx()+,./−×⋅⋯∗≤≥≈→`;
