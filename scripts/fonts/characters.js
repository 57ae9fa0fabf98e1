// @ts-check

/** @param {number} from @param {number} to Both code points are included. */
function range(from, to) {
  return Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');
}

/** Text in English and, beyond ASCII, what names, quotations and formulas in running text need. */
export const LATIN = `${range(0x20, 0x7e)}\u00a0\u2009\u202f«»—–‐‑‘’“”„…·•×÷−≈≤≥≠±→←↑↓↔°§©µ½✓éáíóúèàçñöüäßÉ`;

/** Russian text; what it shares with English is in LATIN. */
export const CYRILLIC = `${range(0x410, 0x44f)}Ёё№`;

/**
 * Formulas: italic letters stand at their mathematical code points, upright ones for names of
 * several letters. Words inside a formula are set in the text font, in both languages alike.
 */
export const MATHS =
  `${range(0x30, 0x39)}${range(0x61, 0x7a)}${range(0x1d434, 0x1d454)}ℎ${range(0x1d456, 0x1d467)}` +
  'λμρβσ𝛼𝛽𝛾𝛿𝜀𝜂𝜅𝜆𝜇𝜌𝜎𝜏 +−×⋅∗=≠<>≤≥≈→∞∑√⌈⌉()/!,.;:*|';
