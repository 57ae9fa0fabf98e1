/** Parts of sentences that both languages share. */

export const quoted = (text) => `“${text}”`;

/** A value as it would be typed in a file. */
export const shown = (value) => (value === undefined ? '∅' : JSON.stringify(value));

export const places = (list) => list.join(', ');
