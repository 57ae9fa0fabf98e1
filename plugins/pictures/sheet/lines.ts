import {wrapText} from '../../../src/components/charts/layout/text-width.ts';

export type Line = {
  text: string;
  x: number;
  y: number;
  size: number;
  weight?: number;
  colour?: string;
};

export type Block = {lines: Line[]; bottom: number};

/**
 * A paragraph in lines, below one another.
 *
 * @param look `lead`: from line to line, in sizes; `most`: lines of a paragraph, the last of
 * which then ends with an ellipsis; `isEven`: lines of about one length, so that no word is left for a line of its own
 */
export function paragraphsAt(
  paragraphs: string[],
  {
    x,
    top,
    width,
    size,
    lead = 1.35,
    most,
    isEven,
    ...style
  }: {
    x: number;
    top: number;
    width: number;
    size: number;
    lead?: number;
    weight?: number;
    colour?: string;
    most?: number;
    isEven?: boolean;
  },
): Block {
  const wrap = isEven ? evenLines : wrapText;
  const texts = paragraphs.flatMap((paragraph) => cut(wrap(paragraph, size, width), most));
  return {
    lines: texts.map((text, row) => ({
      ...{text, x, y: top + size * (lead * row + (1 + lead) / 2 - 0.3), size},
      ...style,
    })),
    bottom: top + texts.length * size * lead,
  };
}

/** A text in as few lines as it can have, in the least width that takes no more. */
function evenLines(text: string, size: number, width: number) {
  let lines = wrapText(text, size, width);
  for (let part = 0.97; part > 0.5; part -= 0.03) {
    const narrower = wrapText(text, size, width * part);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function cut(lines: string[], most: number = Infinity) {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1].replace(/[\s.,;:–—]+$/u, '')}…`];
}
