import {formatNumber} from '../../../../lib/quantity/format.ts';
import {positioner, valueAxis} from '../layout/axis.ts';
import {textWidth, widest, wrapText} from '../layout/text-width.ts';
import type {ChartInput} from '../types.ts';

/** how x becomes px, for panels of any width */
export interface Across {
  ticks: (number | string)[];
  label: (x: number | string) => string;
  place: (range: [number, number]) => (x: number | string) => number;
  /** each x is a slot with a line between neighbours */
  hasSlots?: boolean;
}

/**
 * A scale across a figure: numbers where they belong, on a logarithmic scale if the points ask for one, and
 * kinds (releases, commits) at even distances in their order.
 *
 * @param room left and right of the outer ones of kinds, in distances between two
 */
export function acrossOf(
  {points: {x}, t, locale}: ChartInput,
  {edge = 0.5}: {edge?: number} = {},
): Across {
  if (x.unit === 'category') return evenly(x.values, (value) => t(`category.${value}`), edge);
  const numbers = x.values.map(Number);
  const label = (value: number | string) => formatNumber(Number(value), 'count', locale);
  const ticks = x.ticks ?? x.values;
  if (x.scale === 'log') {
    const axis = valueAxis(numbers, 'log');
    const positive = numbers.filter((value) => value > 0);
    const domain = spread(Math.min(...positive), Math.max(...positive));
    return {ticks, label, place: (range) => ofNumbers(positioner(domain, range, 'log', axis))};
  }
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const margin = x.ticks ? 0 : (high - low) * 0.06 || 1;
  const domain: [number, number] = [low - margin, high + margin];
  return {ticks, label, place: (range) => ofNumbers(positioner(domain, range))};
}

/**
 * Across a figure whose x are kinds, not a scale: each x has a slot, and the systems stand beside each
 * other in it.
 */
export function slotsOf({points, t}: ChartInput): Across {
  const label = (x: number | string) => (typeof x === 'number' ? String(x) : t(`category.${x}`));
  return {...evenly(points.x.values, label, 0.5), hasSlots: true};
}

/** @param edge left of the first and right of the last, in distances between two */
function evenly(values: (number | string)[], label: Across['label'], edge: number): Across {
  return {
    ticks: values,
    label,
    place: (range) => {
      const at = positioner([-edge, values.length - 1 + edge], range);
      return (x) => at(values.indexOf(x));
    },
  };
}

/** A twentieth of the way on either side, in powers. */
function spread(low: number, high: number): [number, number] {
  const margin = low === high ? 2 : (high / low) ** 0.06;
  return [low / margin, high * margin];
}

/**
 * A scale across a figure of measured against measured: its ticks are round numbers, as the value axis has them.
 */
export function measuredAcross({points, locale}: ChartInput): Across {
  const {unit, scale = 'linear'} = points.x;
  const values = points.series.flatMap((series) => series.points.map(({x}) => Number(x)));
  const axis = valueAxis(values, scale);
  return {
    ticks: axis.ticks,
    label: (x) => formatNumber(Number(x), unit, locale),
    place: (range) => ofNumbers(positioner(axis.domain, range, scale, axis)),
  };
}

/** A scale's x are numbers, whatever those of other figures are. */
const ofNumbers = (place: (value: number) => number) => (x: number | string) => place(Number(x));

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
  if (isOrder && all.every(({text}) => widest(text.split(' '), font) <= slot - 4)) {
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
