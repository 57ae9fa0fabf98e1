import {slotsOf} from './across.ts';
import {uprightPlan, withHeadroom} from './finish.ts';
import {crossesIn, dodgeIn, marksIn} from './marks.ts';
import {seriesIn} from './points-in-view.ts';
import {placeReferences} from './references.ts';
import {legendOf, sheetOf} from './sheet.ts';
import type {ChartInput, LegendItem, Mark, Panel, Plan, Segment, Stem} from '../types.ts';

/** A percentile above the median reads as a whisker, any other second value as a point of its own. */
const WHISKERS = new Set(['p95', 'p99']);

/** Plan of a figure of dots or of pairs: one mark, or two joined marks, of each system at each x. */
export function planPairs(chart: ChartInput): Plan {
  const {parts = []} = chart.points;
  const names = legendOf(chart);
  const legend = [
    ...(parts.length ? names.map((item) => ({...item, shape: 'swatch'})) : names),
    ...partLegend(chart, parts),
  ];
  return withHeadroom(
    (headroom) => {
      const sheet = sheetOf(chart, {across: slotsOf(chart), legend, headroom});
      const panels = sheet.panels.map((panel) => ({...panel, ...pairsIn(chart, panel, parts)}));
      return uprightPlan(chart, sheet, panels);
    },
    ({panels}) => panels.map(({marks}) => Math.min(...marks.map((mark) => arrowEnd(chart, mark)))),
  );
}

function pairsIn(chart: ChartInput, panel: Panel, parts: string[]) {
  const shift = dodgeIn(chart, panel, seriesIn(chart.points, panel.id, chart.visibleSeries));
  const marks = marksIn(chart, panel, {
    shift,
    shapeOf: parts.length ? ({part = ''}) => shapeOfPart(parts, part) : undefined,
  });
  const segments = marks.flatMap((mark) => intervalOf(mark, panel));
  return {
    ...{marks, lines: [], labels: []},
    strokes: crossesIn(chart, panel, shift),
    references: placeReferences(chart, panel, {marks, segments}),
    stems: stemsOf(marks),
  };
}

/** Where the arrow of a value that is at least so large ends; a mark without one needs no room. */
const arrowEnd = ({type}: ChartInput, {y, point}: Mark): number =>
  point.bound === 'at-least' ? y - type.mark - 14 : Infinity;

function shapeOfPart(parts: string[], part: string) {
  if (WHISKERS.has(part)) return 'dash';
  return parts.indexOf(part) === 0 ? 'circle' : 'diamond';
}

const partLegend = ({t}: ChartInput, parts: string[]): LegendItem[] =>
  parts.map((part) => ({
    ...{id: part, text: t(`part.${part}`), shape: shapeOfPart(parts, part)},
    ...{colour: 'var(--figure-ink)', isHollow: true},
  }));

/** A mark's interval as a line, which captions keep off. */
function intervalOf({x, point: {low, high}}: Mark, {yAt}: Panel): Segment[] {
  if (low === undefined || high === undefined) return [];
  const [from, to] = [yAt(low), yAt(high)].map((y) => ({x, y}));
  return [[from, to]];
}

/** Lines from the first of each system's values to the second. */
function stemsOf(marks: Mark[]): Stem[] {
  return marks.flatMap(({series, point, x, y, colour, key}) => {
    const other = marks.find(
      (each) =>
        each.series.id === series.id &&
        each.point.x === point.x &&
        each.series.part !== series.part,
    );
    return other && String(series.part) < String(other.series.part)
      ? [{x, from: y, to: other.y, colour, key}]
      : [];
  });
}
