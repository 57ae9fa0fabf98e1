import {formatNumber} from '../../../../lib/quantity/format.ts';
import {level, uprightBetween} from '../layout/paths.ts';
import {crosses, leastBy, overlap} from '../layout/place-pins.ts';
import {textWidth} from '../layout/text-width.ts';
import {referencesIn} from './points-in-view.ts';
import type {
  Box,
  ChartInput,
  Panel,
  PanelInView,
  PlacedReference,
  Segment,
  Spot,
} from '../types.ts';

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

/** what captions keep off */
type Taken = {segments?: Segment[]; marks?: Spot[]; boxes?: Box[]};

/** Reference lines of a panel, each with its caption where it covers the fewest lines. */
export function placeReferences(chart: ChartInput, panel: Panel, taken: Taken): PlacedReference[] {
  const {font} = chart.type;
  const {left, right} = panel;
  return captionsIn(chart, panel).map(({id, value, text}) => {
    const y = panel.yAt(value);
    const width = textWidth(text, font);
    const places = PLACES.map((place) => captionBox(place, panel, {y, width, font}));
    const box = leastBy(places, (each) => costOf(each, taken));
    return {id, d: level(y, left, right), text, box, x: box.left, y: box.bottom - 3};
  });
}

const captionsIn = ({points, t, locale}: ChartInput, {id: panel, y: {unit}}: PanelInView) =>
  referencesIn(points, panel).map(({id, y: value}) => ({
    ...{id, value},
    text: t(`reference.${id}`, {value: formatNumber(value, unit, locale)}),
  }));

function captionBox(
  {along, isAbove, away, dislike}: (typeof PLACES)[number],
  {left, right}: Panel,
  {y, width, font}: {y: number; width: number; font: number},
) {
  const x = left + 4 + along * Math.max(0, right - left - width - 8);
  const top = isAbove ? y - font - 6 - away : y + 5 + away;
  return {left: x, right: x + width, top, bottom: top + font + 3, dislike};
}

function costOf(box: Box & {dislike: number}, {segments = [], marks = [], boxes = []}: Taken) {
  const lines = segments.filter((segment) => crosses(segment, box)).length;
  const covered = marks.filter(
    ({x, y}) => x > box.left - 7 && x < box.right + 7 && y > box.top - 7 && y < box.bottom + 7,
  ).length;
  const overlaps = boxes.filter((each) => overlap(each, box) > 0).length;
  return lines + covered + overlaps + box.dislike;
}

/** where captions of upright lines stand, px; `bottom` of the lowest one, `end` of the lines */
type CaptionRoom = {
  at: (value: number) => number;
  left: number;
  right: number;
  bottom: number;
  end: number;
  /** texts that the lines keep off */
  boxes?: readonly Box[];
};

/**
 * Reference values of a panel whose values run across: upright lines with captions above the plot, each caption in
 * the first row that is free.
 */
export function uprightReferences(
  chart: ChartInput,
  panel: PanelInView,
  room: CaptionRoom,
): PlacedReference[] {
  const {at, left, right, bottom, end, boxes = []} = room;
  const {font} = chart.type;
  const ends: number[] = [];
  return captionsIn(chart, panel)
    .map(({id, value, text}) => ({id, x: at(value), text}))
    .sort((a, b) => a.x - b.x)
    .map(({id, x, text}) => {
      const width = textWidth(text, font);
      const from = Math.max(left, Math.min(x - width / 2, right - width));
      const free = ends.findIndex((taken) => taken + 10 < from);
      const row = free === -1 ? ends.length : free;
      ends[row] = from + width;
      const base = bottom - row * font * 1.3;
      return {
        ...{id, d: uprightBetween(x, {from: base + 4, to: end}, boxes), text, x: from, y: base},
        box: {left: from, right: from + width, top: base - font, bottom: base + 3},
      };
    });
}

/** The lines at the ticks of values that run across, clear of the texts between them. */
export const gridAt = (
  ticks: readonly {x: number}[],
  ends: {from: number; to: number},
  boxes: readonly Box[],
): string => ticks.map(({x}) => uprightBetween(x, ends, boxes)).join('');

/** Where a tick's text stands; the one at a panel's edge goes no further. */
export const tickAt = (x: number, left: number) => ({
  x,
  anchor: x === left ? ('start' as const) : ('middle' as const),
});
