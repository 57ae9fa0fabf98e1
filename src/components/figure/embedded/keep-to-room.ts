import {textWidth} from '../../charts/layout/text-width.ts';

/** Plans take texts for a little wider than they are; a squeezed one is as wide as in the site's own font. */
const PLANNED = 0.94;

/**
 * Squeezes the texts of a chart that are wider than they were planned: a reader or a host may have any font. Without this
 * an interval leaves its box, and a name meets its neighbour.
 */
export function keepToRoom(within: Element) {
  for (const text of within.querySelectorAll('.figure-live text')) {
    if (!(text instanceof SVGTextElement) || text.childElementCount > 0) continue;
    text.removeAttribute('textLength');
    const {fontSize, fontWeight} = getComputedStyle(text);
    const isBold = Number(fontWeight) >= 600;
    const size = PLANNED * Number.parseFloat(fontSize);
    const room = textWidth(String(text.textContent), size, {isBold});
    if (text.getComputedTextLength() <= room) continue;
    text.setAttribute('textLength', room.toFixed(1));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  }
}
