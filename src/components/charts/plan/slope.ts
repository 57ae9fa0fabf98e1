import {widest} from '../layout/text-width.ts';
import {acrossOf} from './across.ts';
import {uprightPlan} from './finish.ts';
import {endLabels, labelColumn, startLabels} from './labels.ts';
import {lineOf} from './lines.ts';
import {marksIn} from './marks.ts';
import {seriesIn} from './points-in-view.ts';
import {sheetOf} from './sheet.ts';
import {pointText} from './texts.ts';
import type {ChartInput, Plan, Series} from '../types.ts';

/**
 * Plan of a figure of slopes: a line for each system from its value before to its value after, the first value
 * written on the left, the name and the second on the right.
 */
export function planSlope(chart: ChartInput): Plan {
  const {points, type} = chart;
  const column = labelColumn(
    points.series.map((series) => afterText(chart, series)),
    type,
  );
  const before = points.series.map((series) => valueAt(chart, series, 0));
  const sheet = sheetOf(chart, {
    across: acrossOf(chart, {edge: 0.16}),
    labelColumn: column.width,
    leftColumn: widest(before, type.font) + 18,
  });
  const panels = sheet.panels.map((panel) => {
    const series = seriesIn(points, panel.id, chart.visibleSeries);
    const lines = series.map((each) => lineOf(chart, panel, each));
    const ends = (index: 0 | 1, textOf: (each: Series) => string) =>
      series.flatMap((each, place) => {
        const {data, colour} = lines[place];
        const {x, y} = data[index];
        return y === null ? [] : [{text: textOf(each), colour, x, y}];
      });
    const starts = ends(0, (each) => valueAt(chart, each, 0));
    const after = ends(1, (each) => afterText(chart, each));
    return {
      ...{...panel, lines, references: []},
      marks: marksIn(chart, panel),
      labels: [...startLabels(starts, panel), ...endLabels(after, panel, column)],
    };
  });
  return uprightPlan(chart, sheet, panels);
}

function afterText(chart: ChartInput, series: Series) {
  const name = chart.t(`${chart.width < 480 ? 'short' : 'series'}.${series.id}`);
  return `${name} ${valueAt(chart, series, 1)}`;
}

function valueAt(chart: ChartInput, {points, panel}: Series, index: number) {
  const {panels, y} = chart.points;
  const {unit} = panels?.find(({id}) => id === panel)?.y ?? y;
  return pointText(chart, points[index], unit);
}
