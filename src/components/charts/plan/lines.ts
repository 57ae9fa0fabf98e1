import {formatNumber} from '../../../../lib/quantity/format.ts';
import {stylesOf} from '../marks/style.ts';
import {acrossOf} from './across.ts';
import {endLabels, labelColumn} from './labels.ts';
import {canStand, crossesIn, marksIn} from './marks.ts';
import {notesIn} from './notes.ts';
import {pinsOf} from './pins.ts';
import {panelsOf, pointKey, seriesIds, seriesIn} from './points-in-view.ts';
import {placeReferences} from './references.ts';
import {sheetOf, typeOf} from './sheet.ts';
import {legendOf} from './slots.ts';
import type {
  Anchor,
  Box,
  ChartProps,
  Label,
  Line,
  Mark,
  Panel,
  PlacedReference,
  Points,
  Scale,
  Segment,
  Series,
  Spot,
  Style,
  Styles,
  Type,
} from '../types.ts';

/**
 * Plan of a figure of lines over a numeric x: marks where something was measured, bare curves for
 * models, each line named at its end.
 */
export function planLines(props: ChartProps) {
  const type = typeOf(props.width);
  const styles = stylesOf(props.points.series);
  const named = props.points.series.filter((series) => isNamedAtEnd(props, series));
  const column = labelColumn(
    named.map((series) => endText(props, series)),
    type,
  );
  const sheet = sheetOf(props, {
    across: acrossOf(props),
    legend: legendFor(props),
    labelColumn: column.width,
    narrowColumns: isCrowded(props) ? 2 : 1,
    notes: notesIn(props),
  });
  const panels = sheet.panels.map((panel) => {
    const drawn = drawnIn(props, panel, styles, {type, column});
    const keepOff = {
      boxes: drawn.labels.map(({box}) => box),
      segments: drawn.lines.flatMap(segmentsOf),
      marks: drawn.marks,
    };
    return {...panel, ...drawn, references: placeReferences(props, panel, type, keepOff)};
  });
  const marks = panels.flatMap((panel) => panel.marks);
  return {...sheet, panels, marks, pins: pinsFor(props, sheet, panels, marks)};
}

function drawnIn(
  props: ChartProps,
  panel: Panel,
  styles: Styles,
  {type, column}: {type: Type; column: ReturnType<typeof labelColumn>},
) {
  const series = seriesIn(props.points, panel.id, props.visibleSeries);
  const lines = series.map((each) => lineOf(each, panel, styles.get(each.id), props.scale));
  const ends = series.flatMap((each, index) => {
    const end = lines[index].vertices.at(-1);
    return end && isNamedAtEnd(props, each)
      ? [
          {
            text: endText(props, each),
            colour: lines[index].colour,
            isModel: lines[index].isModel,
            ...end,
          },
        ]
      : [];
  });
  const joined = lines.filter((line) => line.isModel || props.points.kind !== 'models');
  return {
    lines: joined,
    marks: marksIn(props, panel, styles),
    crosses: crossesIn(props, panel, styles),
    labels: endLabels(ends, panel, type, column),
  };
}

/** A series as a line: its points in px, broken at gaps. */
export function lineOf(series: Series, panel: Panel, style: Style, scale?: Scale): Line {
  const drawn = series.points.filter((point) => canStand(point, scale));
  return {
    id: series.id,
    colour: style.colour,
    dash: series.role === 'model' ? undefined : style.dash,
    isModel: series.role === 'model',
    measuredTo: series.measuredTo === undefined ? Infinity : panel.xAt(series.measuredTo),
    data: series.points.map((point) => ({
      key: pointKey(series, point.x),
      x: panel.xAt(point.x),
      y: canStand(point, scale) ? panel.yAt(point.y) : null,
    })),
    vertices: drawn.map(({x, y}) => ({x: panel.xAt(x), y: panel.yAt(y)})),
  };
}

/** Last value beside the name: the number that a talk is about. */
function endText({points, t, locale, width}: ChartProps, series: Series): string {
  if (series.role === 'model') return t(`series.${series.id}`);
  const last = series.points.findLast((point) => canStand(point));
  const value = last ? formatNumber(last.y, points.y.unit, locale) : '';
  if (areNamedAbove({points, width})) return value;
  return `${t(`${width < 480 ? 'short' : 'series'}.${series.id}`)} ${value}`;
}

/**
 * Several panels beside each other leave room for values only; their names go to the header. On a narrow sheet panels
 * stand one below the other, until there are so many that a reader would lose sight of the first.
 */
function isCrowded({points, width}: {points: Points; width: number}) {
  return panelsOf(points).length > (width >= 480 ? 2 : 4);
}

/**
 * Whether the header names the lines: where there is no room beside them, or a single name would stand beside each panel.
 */
function areNamedAbove({points, width}: {points: Points; width: number}) {
  const isOneInAll = panelsOf(points).length > 1 && seriesIds(points.series).length === 1;
  return isOneInAll || isCrowded({points, width});
}

function isNamedAtEnd({points}: ChartProps, series: Series) {
  return series.role === 'model' || points.kind !== 'models';
}

function legendFor(props: ChartProps) {
  const {points} = props;
  if (points.kind === 'models') return legendOf(props).filter(({id}) => !isCurve(points, id));
  return areNamedAbove(props) ? legendOf(props) : [];
}

function isCurve(points: Points, id: string) {
  return points.series.some((series) => series.id === id && series.role === 'model');
}

function pinsFor(
  props: ChartProps,
  sheet: {type: Type},
  panels: (Panel & {lines: Line[]; labels: Label[]; references: PlacedReference[]})[],
  marks: Mark[],
) {
  return pinsOf(props, {
    marks,
    boxes: panels.flatMap((panel) => [
      ...panel.titleBoxes,
      ...[...panel.references, ...panel.labels].map(({box}) => box),
    ]),
    segments: panels.flatMap((panel) => panel.lines.flatMap(segmentsOf)),
    bounds: boundsOf(panels),
    // Points of a curve have no marks, but annotations may be pinned to them.
    anchors: panels.flatMap((panel) =>
      panel.lines.flatMap(({isModel, data}) => (isModel ? data.filter(isPlaced) : [])),
    ),
    radius: sheet.type.pin,
    markRadius: sheet.type.mark,
  });
}

/** Stretches of a line between its points, which texts and pins keep off. */
export function segmentsOf({vertices}: {vertices: Spot[]}): Segment[] {
  return vertices.slice(1).map((end, index) => [vertices[index], end]);
}

/** Box around all plots. */
export function boundsOf(panels: Box[]) {
  return {
    left: Math.min(...panels.map(({left}) => left)),
    right: Math.max(...panels.map(({right}) => right)),
    top: Math.min(...panels.map(({top}) => top)) - 8,
    bottom: Math.max(...panels.map(({bottom}) => bottom)),
  };
}

function isPlaced(vertex: {key: string; x: number; y: number | null}): vertex is Anchor {
  return vertex.y !== null;
}
