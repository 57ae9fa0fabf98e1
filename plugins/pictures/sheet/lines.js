// @ts-check
import {wrapText} from '../../../src/components/charts/layout/text-width.js';

/**
 * @typedef {{text: string, x: number, y: number, size: number, weight?: number, colour?: string}} Line
 * @typedef {{lines: Line[], bottom: number}} Block
 */

/**
 * A paragraph in lines, below one another.
 *
 * @param {string[]} paragraphs
 * @param {{x: number, top: number, width: number, size: number, lead?: number, weight?: number, colour?: string,
 *   most?: number}} look `lead`: from line to line, in sizes; `most`: lines of a paragraph, the last of which then ends
 *   with an ellipsis
 * @returns {Block}
 */
export function paragraphsAt(paragraphs, {x, top, width, size, lead = 1.35, most, ...style}) {
  const bold = (style.weight ?? 400) >= 600;
  const texts = paragraphs.flatMap((paragraph) =>
    cut(wrapText(paragraph, size * (bold ? 1.1 : 1), width), most),
  );
  return {
    lines: texts.map((text, row) => ({
      ...{text, x, y: top + size * (lead * row + (1 + lead) / 2 - 0.3), size},
      ...style,
    })),
    bottom: top + texts.length * size * lead,
  };
}

/** @param {string[]} lines @param {number} [most] */
function cut(lines, most = Infinity) {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1].replace(/[\s.,;:–—]+$/u, '')}…`];
}
