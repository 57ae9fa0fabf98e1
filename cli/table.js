// @ts-check
/**
 * Lines of a table whose columns are as wide as their widest cell; the last column is cut to fit.
 *
 * @param {string[][]} rows first row is the head
 * @param {number} [width] of the terminal, in characters
 * @returns {string[]}
 */
export function tableLines(rows, width = 100) {
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

/** @param {string} text @param {number} width */
function cut(text, width) {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text;
}
