import {formatNumber} from '../../../../lib/quantity/format.ts';
import {acrossOf} from './across.ts';
import {boxesOf, segmentsOf, uprightPlan} from './finish.ts';
import {endLabels, labelColumn} from './labels.ts';
import {canStand, crossesIn, marksIn} from './marks.ts';
import {panelsOf, pointKey, seriesIds, seriesIn} from './points-in-view.ts';
import {placeReferences} from './references.ts';
import {legendOf, sheetOf} from './sheet.ts';
import type {LabelColumn} from './labels.ts';
import type {ChartInput, Line, Panel, Plan, Points, Series} from '../types.ts';

/**
 * Plan of a figure of lines over a numeric x: marks where something was measured, bare curves for
 * models, each line named at its end.
 */
export function planLines(chart: ChartInput): Plan {
  const {points, type} = chart;
  const named = points.series.filter((series) => isNamedAtEnd(points, series));
  const column = labelColumn(
    named.map((series) => endText(chart, series)),
    type,
  );
  const sheet = sheetOf(chart, {
    across: acrossOf(chart),
    legend: legendFor(chart),
    labelColumn: column.width,
    narrowColumns: isCrowded(chart) ? 2 : 1,
  });
  const panels = sheet.panels.map((panel) => {
    const drawn = drawnIn(chart, panel, column);
    const references = placeReferences(chart, panel, {
      boxes: boxesOf(drawn.labels),
      segments: drawn.lines.flatMap(segmentsOf),
      marks: drawn.marks,
    });
    return {...panel, ...drawn, references};
  });
  return uprightPlan(chart, sheet, panels);
}

function drawnIn(chart: ChartInput, panel: Panel, column: LabelColumn) {
  const {points, visibleSeries} = chart;
  const series = seriesIn(points, panel.id, visibleSeries);
  const lines = series.map((each) => lineOf(chart, panel, each));
  const ends = series.flatMap((each, index) => {
    const {colour, isModel, vertices} = lines[index];
    const end = vertices.at(-1);
    if (!end || !isNamedAtEnd(points, each)) return [];
    return [{text: endText(chart, each), colour, isModel, ...end}];
  });
  return {
    lines: lines.filter((line) => line.isModel || points.kind !== 'models'),
    marks: marksIn(chart, panel),
    strokes: crossesIn(chart, panel),
    labels: endLabels(ends, panel, column),
  };
}

/** A series as a line: its points in px, broken at gaps. */
export function lineOf({styles, scale}: ChartInput, panel: Panel, series: Series): Line {
  const {colour, dash} = styles.get(series.id);
  const isModel = series.role === 'model';
  const data = series.points.map((point) => ({
    key: pointKey(series, point.x),
    x: panel.xAt(point.x),
    y: canStand(point, scale) ? panel.yAt(point.y) : null,
  }));
  return {
    ...{id: series.id, colour, dash: isModel ? undefined : dash, isModel, data},
    measuredTo: series.measuredTo === undefined ? Infinity : panel.xAt(series.measuredTo),
    vertices: data.flatMap(({x, y}) => (y === null ? [] : [{x, y}])),
  };
}

/** Last value beside the name: the number that a talk is about. */
function endText({points, t, locale, width}: ChartInput, series: Series): string {
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

const isNamedAtEnd = ({kind}: Points, {role}: Series) => role === 'model' || kind !== 'models';

function legendFor(chart: ChartInput) {
  const {kind, series} = chart.points;
  const isCurve = (id: string) => series.some((each) => each.id === id && each.role === 'model');
  if (kind === 'models') return legendOf(chart).filter(({id}) => !isCurve(id));
  return areNamedAbove(chart) ? legendOf(chart) : [];
}
