import {formatNumber} from '../../../../lib/quantity/format.ts';
import {textWidth} from '../layout/text-width.ts';
import {stylesOf} from '../marks/style.ts';
import {acrossOf} from './across.ts';
import {valueText} from './effect-texts.ts';
import {endLabels, labelColumn, startLabels} from './labels.ts';
import {boundsOf, lineOf, segmentsOf} from './lines.ts';
import {marksIn} from './marks.ts';
import {notesIn} from './notes.ts';
import {pinsOf} from './pins.ts';
import {seriesIn} from './points-in-view.ts';
import {sheetOf, typeOf} from './sheet.ts';
import type {ChartProps, Series} from '../types.ts';

/**
 * Plan of a figure of slopes: a line for each system from its value before to its value after, the first value
 * written on the left, the name and the second on the right.
 */
export function planSlope(props: ChartProps) {
  const type = typeOf(props.width);
  const styles = stylesOf(props.points.series);
  const column = labelColumn(
    props.points.series.map((series) => afterText(props, series)),
    type,
  );
  const before = props.points.series.map((series) => valueAt(props, series, 0));
  const leftColumn = Math.max(...before.map((text) => textWidth(text, type.font))) + 18;
  const sheet = sheetOf(props, {
    across: acrossOf(props, {edge: 0.16}),
    ...{labelColumn: column.width, leftColumn},
    notes: notesIn(props),
  });
  const panels = sheet.panels.map((panel) => {
    const series = seriesIn(props.points, panel.id, props.visibleSeries);
    const lines = series.map((each) => lineOf(each, panel, styles.get(each.id), props.scale));
    const ends = (index: 0 | 1, textOf: (each: Series) => string) =>
      series.flatMap((each, place) => {
        const {data, colour} = lines[place];
        const {x, y} = data[index];
        return y === null ? [] : [{text: textOf(each), colour, x, y}];
      });
    return {
      ...panel,
      lines,
      marks: marksIn(props, panel, styles),
      labels: [
        ...startLabels(
          ends(0, (each) => valueAt(props, each, 0)),
          panel,
          type,
        ),
        ...endLabels(
          ends(1, (each) => afterText(props, each)),
          panel,
          type,
          column,
        ),
      ],
      references: [],
    };
  });
  const marks = panels.flatMap((panel) => panel.marks);
  const pins = pinsOf(props, {
    marks,
    boxes: panels.flatMap((panel) => [...panel.titleBoxes, ...panel.labels.map(({box}) => box)]),
    segments: panels.flatMap((panel) => panel.lines.flatMap(segmentsOf)),
    bounds: boundsOf(panels),
    radius: sheet.type.pin,
    markRadius: sheet.type.mark,
  });
  return {...sheet, panels, marks, pins};
}

function afterText(props: ChartProps, series: Series) {
  const name = props.t(`${props.width < 480 ? 'short' : 'series'}.${series.id}`);
  return `${name} ${valueAt(props, series, 1)}`;
}

function valueAt(props: ChartProps, {points, panel}: Series, index: number) {
  const point = points[index];
  if (point.failed) return props.t('chart.failed');
  if (point.y === null) return '—';
  const unit = (props.points.panels?.find(({id}) => id === panel)?.y ?? props.points.y).unit;
  return valueText(props, point, formatNumber(point.y, unit, props.locale));
}
