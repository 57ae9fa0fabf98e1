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

/**
 * Lines of a table whose columns are as wide as their widest cell; the last column is cut to fit.
 *
 * @param rows first row is the head
 * @param width of the terminal, in characters
 */
export function tableLines(rows: string[][], width: number = 100): string[] {
  const last = rows[0].length - 1;
  const widths = rows[0]
    .slice(0, last)
    .map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const taken = widths.reduce((sum, columnWidth) => sum + columnWidth + 2, 0);
  return rows.map((row) => {
    const cells = widths.map((columnWidth, column) => row[column].padEnd(columnWidth));
    return [...cells, cut(row[last], Math.max(20, width - taken))].join('  ').trimEnd();
  });
}

function cut(text: string, width: number) {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
