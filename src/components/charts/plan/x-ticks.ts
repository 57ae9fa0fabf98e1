import {textWidth, wrapText} from '../layout/text-width.ts';
import type {Across} from '../types.ts';

/** A scale of so few numbers names all of them: each is a level that was chosen. */
const FEW = 3;

/**
 * Ticks below a panel, broken into lines that fit between their neighbours. Where even single words don't fit, ticks
 * that keep clear of the last one and of each other are named in a first line. The others of an order, or of a few
 * numbers, are named in a second one; those of a longer scale go unnamed, as their neighbours tell where they are.
 *
 * @param room px
 */
export function xTicksOf(
  {ticks, label, hasSlots}: Across,
  xAt: (x: number | string) => number,
  {font, left, right}: {font: number; left: number; right: number},
): {x: number | string; at: number; lines: string[]}[] {
  const all = ticks.map((x) => ({x, at: xAt(x), text: label(x)}));
  const slot = (right - left) / Math.max(1, all.length);
  const isOrder = hasSlots || typeof ticks[0] === 'string';
  if (isOrder && all.every(({text}) => longestWord(text, font) <= slot - 4)) {
    return all.map(({text, ...tick}) => ({...tick, lines: wrapText(text, font, slot - 4)}));
  }
  const inside = hasSlots ? all.map((tick) => ({...tick, at: keptInside(tick, font, right)})) : all;
  const first = clearOfEachOther(inside, font);
  const others = inside.filter((tick) => !first.includes(tick));
  const isShort = isOrder || ticks.length <= FEW;
  const hasTwo = isShort && clearOfEachOther(others, font).length === others.length;
  return (hasTwo ? inside : first).map((tick) => {
    const {text, ...place} = tick;
    return {...place, lines: first.includes(tick) ? [text] : ['', text]};
  });
}

/**
 * A name wider than its slot would run out of the drawing, which ends soon after the last slot.
 *
 * @param right px
 */
function keptInside({at, text}: {at: number; text: string}, font: number, right: number) {
  return Math.min(at, right + 4 - textWidth(text, font) / 2);
}

function longestWord(text: string, font: number) {
  return Math.max(...text.split(' ').map((word) => textWidth(word, font)));
}

/**
 * Ticks whose texts keep clear of each other, from the last one back: the newest release and the largest number are
 * what a reader looks for.
 *
 * @param ticks in their order
 * @param font px
 */
export function clearOfEachOther<T extends {at: number; text: string}>(
  ticks: T[],
  font: number,
): T[] {
  let limit = Infinity;
  const kept = [...ticks].reverse().filter(({at, text}) => {
    const half = textWidth(text, font) / 2;
    if (at + half + 5 > limit) return false;
    limit = at - half;
    return true;
  });
  return kept.reverse();
}
