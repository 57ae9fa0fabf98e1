import {formatNumber} from '../../../../lib/quantity/format.ts';
import {textWidth} from '../layout/text-width.ts';
import {referencesIn} from './points-in-view.ts';
import type {ChartProps} from '../types.ts';

/**
 * Reference values of a panel whose values run across: upright lines with captions above the plot, each caption in
 * the first row that is free.
 *
 * @param place `bottom`: where the lowest caption stands; px
 */
export function uprightReferences(
  props: ChartProps,
  panel: {id: string; y: {unit: string}},
  {
    at,
    left,
    right,
    bottom,
    font,
  }: {at: (value: number) => number; left: number; right: number; bottom: number; font: number},
) {
  const ends: number[] = [];
  return referencesIn(props.points, panel.id)
    .map(({id, y}) => ({
      id,
      x: at(y),
      text: props.t(`reference.${id}`, {value: formatNumber(y, panel.y.unit, props.locale)}),
    }))
    .sort((a, b) => a.x - b.x)
    .map(({id, x, text}) => {
      const width = textWidth(text, font);
      const from = Math.max(left, Math.min(x - width / 2, right - width));
      const free = ends.findIndex((end) => end + 10 < from);
      const row = free === -1 ? ends.length : free;
      ends[row] = from + width;
      const base = bottom - row * font * 1.3;
      return {
        ...{id, x, text, textX: from, textY: base},
        box: {left: from, right: from + width, top: base - font, bottom: base + 3},
      };
    });
}

/**
 * Rows of captions that the references of a panel take.
 *
 * @param place as for `uprightReferences`
 */
export function captionRows(
  props: ChartProps,
  panel: {id: string; y: {unit: string}},
  place: Parameters<typeof uprightReferences>[2],
) {
  const tops = uprightReferences(props, panel, place).map(({textY}) => textY);
  return new Set(tops).size;
}
