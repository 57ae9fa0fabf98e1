import {formatNumber} from '../../../../lib/quantity/format.ts';
import {overlap} from '../layout/place-pins.ts';
import {crosses} from '../layout/segments.ts';
import {textWidth} from '../layout/text-width.ts';
import {referencesIn} from './points-in-view.ts';
import type {Box, ChartProps, Panel, Segment, Spot, Type} from '../types.ts';

/**
 * Where along its line a caption may stand, share of the free room, on which side, and how many px away: best liked
 * first. Away from its line it stands only where it would cover a mark beside it.
 */
const PLACES = [0, 1, 0.5, 0.25, 0.75, 0.33, 0.67].flatMap((along) => [
  {along, isAbove: true, away: 0, dislike: along === 0 ? 0 : 0.3},
  {along, isAbove: false, away: 0, dislike: along === 0 ? 0.5 : 0.8},
  {along, isAbove: false, away: 14, dislike: 0.9},
  {along, isAbove: true, away: 14, dislike: 0.95},
  {along, isAbove: false, away: 28, dislike: 0.97},
  {along, isAbove: true, away: 28, dislike: 0.98},
]);

/**
 * Reference lines of a panel, each with its caption where it covers the fewest lines.
 *
 * @param drawn what captions keep off
 */
export function placeReferences(
  props: ChartProps,
  panel: Panel,
  {font}: Type,
  {
    segments = [],
    marks = [],
    boxes: taken = [],
  }: {segments?: Segment[]; marks?: Spot[]; boxes?: Box[]} = {},
) {
  return referencesIn(props.points, panel.id).map(({id, y}) => {
    const text = props.t(`reference.${id}`, {value: formatNumber(y, panel.y.unit, props.locale)});
    const at = panel.yAt(y);
    const boxes = PLACES.map((place) => captionBox(place, panel, at, textWidth(text, font), font));
    const box = boxes.reduce((best, each) =>
      costOf(each, {segments, marks, taken}) < costOf(best, {segments, marks, taken}) ? each : best,
    );
    return {
      id,
      value: y,
      y: at,
      left: panel.left,
      right: panel.right,
      text,
      box,
      textX: box.left,
      textY: box.bottom - 3,
    };
  });
}

function captionBox(
  {along, isAbove, away, dislike}: (typeof PLACES)[number],
  {left, right}: Panel,
  at: number,
  width: number,
  font: number,
) {
  const x = left + 4 + along * Math.max(0, right - left - width - 8);
  const top = isAbove ? at - font - 6 - away : at + 5 + away;
  return {left: x, right: x + width, top, bottom: top + font + 3, dislike};
}

function costOf(
  box: Box & {dislike: number},
  {segments, marks, taken}: {segments: Segment[]; marks: Spot[]; taken: Box[]},
) {
  const lines = segments.filter((segment) => crosses(segment, box)).length;
  const covered = marks.filter(
    ({x, y}) => x > box.left - 7 && x < box.right + 7 && y > box.top - 7 && y < box.bottom + 7,
  ).length;
  const overlaps = taken.filter((each) => overlap(each, box) > 0).length;
  return lines + covered + overlaps + box.dislike;
}
