import {at} from '../layout/paths.ts';
import {pointKey, seriesIds, seriesIn} from './points-in-view.ts';
import type {ChartInput, Mark, Panel, Point, Scale, Series, Stroke, Value} from '../types.ts';

/** how far a series stands beside its x, px */
type Shift = (series: Series) => number;

/** Marks of one panel at their places; gaps and values that a logarithmic axis can't hold have none. */
export function marksIn(
  {points, visibleSeries, styles, scale}: ChartInput,
  panel: Panel,
  {shift = () => 0, shapeOf}: {shift?: Shift; shapeOf?: (series: Series) => string} = {},
): Mark[] {
  const measured = seriesIn(points, panel.id, visibleSeries).filter(({role}) => role !== 'model');
  return measured.flatMap((series) => {
    const {colour, shape} = styles.get(series.id);
    return series.points
      .filter((point) => canStand(point, scale))
      .map((point) => ({
        ...{key: pointKey(series, point.x), point, series, panel, colour},
        x: panel.xAt(point.x) + shift(series),
        y: panel.yAt(point.y),
        shape: shapeOf?.(series) ?? shape,
        isHollow: point.single === true,
      }));
  });
}

/** Crosses on the axis of one panel, where a run failed and has no value. */
export function crossesIn(
  {points, visibleSeries, styles}: ChartInput,
  panel: Panel,
  shift: Shift = () => 0,
): Stroke[] {
  return seriesIn(points, panel.id, visibleSeries).flatMap((series) =>
    series.points
      .filter(({failed}) => failed)
      .map(({x}) => {
        const {colour} = styles.get(series.id);
        return crossAt(pointKey(series, x), panel.xAt(x) + shift(series), panel.bottom - 7, colour);
      }),
  );
}

/** What stands in place of a value where a run failed. */
export const crossAt = (key: string, x: number, y: number, colour: string): Stroke => ({
  ...{key, colour, width: 2.2},
  d: `M${at(x - 4)} ${at(y - 4)}l8 8m0-8l-8 8`,
});

/** Whether a point can be drawn on a scale. */
export function canStand(point: Point, scale?: Scale): point is Value {
  const {y} = point;
  return y !== null && (scale !== 'log' || y >= 0);
}

/**
 * Offsets that set the systems of one x of a panel beside each other.
 *
 * @param series those shown in the panel
 * @param widest largest distance between two neighbours, px
 */
export function dodgeIn(
  {points}: ChartInput,
  {left, right}: Panel,
  series: readonly Series[],
  widest: number = 26,
): Shift {
  const ids = seriesIds(series);
  const room = (right - left) / points.x.values.length;
  const step = Math.min(widest, (room * 0.82) / ids.length);
  return ({id}) => (ids.indexOf(id) - (ids.length - 1) / 2) * step;
}
