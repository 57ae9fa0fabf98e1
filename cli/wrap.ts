/** Width that text is wrapped to: the terminal's, or one that a page of text has. */
export function lineWidth({columns}: {columns?: number}) {
  return Math.min(columns ?? 100, 120);
}

/**
 * Breaks a text into lines at its ordinary spaces; no-break spaces hold.
 *
 * @param width in characters, the indent included
 * @param indent put before each line
 */
export function wrap(text: string, width: number, indent: string = ''): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(indent + word);
  }
  return lines;
}
