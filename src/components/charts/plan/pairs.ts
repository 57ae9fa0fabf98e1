import {stylesOf} from '../marks/style.ts';
import {arrowEnd, withHeadroom} from './headroom.ts';
import {boundsOf} from './lines.ts';
import {crossesIn, marksIn} from './marks.ts';
import {notesIn} from './notes.ts';
import {pinsOf} from './pins.ts';
import {seriesIn} from './points-in-view.ts';
import {placeReferences} from './references.ts';
import {sheetOf} from './sheet.ts';
import {legendOf, slotsOf, standIn} from './slots.ts';
import type {
  ChartProps,
  LegendItem,
  Mark,
  Panel,
  PlacedReference,
  Segment,
  Type,
} from '../types.ts';

/** A percentile above the median reads as a whisker, any other second value as a point of its own. */
const WHISKERS = new Set(['p95', 'p99']);

/** Plan of a figure of dots or of pairs: one mark, or two joined marks, of each system at each x. */
export function planPairs(props: ChartProps) {
  return withHeadroom((headroom) => pairsBelow(props, headroom));
}

/** @param headroom px */
function pairsBelow(props: ChartProps, headroom: number) {
  const {parts = []} = props.points;
  const styles = stylesOf(props.points.series);
  const sheet = sheetOf(props, {
    across: slotsOf(props),
    legend: [
      ...legendOf(props).map((item) => (parts.length ? {...item, shape: 'swatch'} : item)),
      ...partLegend(props),
    ],
    notes: notesIn(props),
    headroom,
  });
  const panels = sheet.panels.map((panel) => {
    const shown = seriesIn(props.points, panel.id, props.visibleSeries);
    const shift = standIn(props, panel, shown);
    const marks = marksIn(props, panel, styles, {
      shift,
      shapeOf: parts.length ? ({part = ''}) => shapeOfPart(parts, part) : undefined,
    });
    const segments = marks.flatMap((mark) => intervalOf(mark, panel));
    const references = placeReferences(props, panel, sheet.type, {marks, segments});
    const crosses = crossesIn(props, panel, styles, shift);
    const highest = Math.min(...marks.map((mark) => arrowEnd(mark, sheet.type.mark)));
    const stems = stemsOf(marks);
    return {...panel, highest, marks, crosses, references, stems, lines: [], labels: []};
  });
  const marks = panels.flatMap((panel) => panel.marks);
  return {...sheet, panels, marks, pins: pinsFor(props, sheet, panels, marks)};
}

function shapeOfPart(parts: string[], part: string) {
  if (WHISKERS.has(part)) return 'dash';
  return parts.indexOf(part) === 0 ? 'circle' : 'diamond';
}

function partLegend({points: {parts = []}, t}: ChartProps): LegendItem[] {
  return parts.map((part) => ({
    id: part,
    text: t(`part.${part}`),
    shape: shapeOfPart(parts, part),
    colour: 'var(--figure-ink)',
    isHollow: true,
  }));
}

/** A mark's interval as a line, which captions keep off. */
function intervalOf({x, point}: Mark, {yAt}: Panel): Segment[] {
  if (point.low === undefined || point.high === undefined) return [];
  return [
    [
      {x, y: yAt(point.low)},
      {x, y: yAt(point.high)},
    ],
  ];
}

/** Line from the first of a system's values to the second. */
function stemsOf(
  marks: Mark[],
): {x: number; from: number; to: number; colour: string; key: string}[] {
  return marks.flatMap((mark) => {
    const other = marks.find(
      ({series, point}) =>
        series.id === mark.series.id &&
        point.x === mark.point.x &&
        series.part !== mark.series.part,
    );
    return other && String(mark.series.part) < String(other.series.part)
      ? [{x: mark.x, from: mark.y, to: other.y, colour: mark.colour, key: mark.key}]
      : [];
  });
}

function pinsFor(
  props: ChartProps,
  sheet: {type: Type},
  panels: (Panel & {references: PlacedReference[]; stems: ReturnType<typeof stemsOf>})[],
  marks: Mark[],
) {
  return pinsOf(props, {
    marks,
    boxes: panels.flatMap((panel) => [
      ...panel.titleBoxes,
      ...panel.references.map(({box}) => box),
    ]),
    segments: panels.flatMap((panel) =>
      panel.stems.map(
        ({x, from, to}) =>
          [
            {x, y: from},
            {x, y: to},
          ] as Segment,
      ),
    ),
    bounds: boundsOf(panels),
    radius: sheet.type.pin,
    markRadius: sheet.type.mark,
  });
}
