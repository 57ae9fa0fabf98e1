import {pointKey, seriesIn} from './points-in-view.ts';
import type {ChartProps, Mark, Panel, Point, Scale, Series, Styles, Value} from '../types.ts';

/**
 * Marks of one panel at their places; gaps and values that a logarithmic axis can't hold have none.
 *
 * @param where how far a series stands beside its x, px
 */
export function marksIn(
  props: ChartProps,
  panel: Panel,
  styles: Styles,
  {
    shift = () => 0,
    shapeOf,
  }: {shift?: (series: Series) => number; shapeOf?: (series: Series) => string} = {},
): Mark[] {
  return seriesIn(props.points, panel.id, props.visibleSeries).flatMap((series) =>
    series.role === 'model'
      ? []
      : series.points
          .filter((point) => canStand(point, props.scale))
          .map((point) => ({
            key: pointKey(series, point.x),
            point,
            series,
            panel,
            x: panel.xAt(point.x) + shift(series),
            y: panel.yAt(point.y),
            colour: styles.get(series.id).colour,
            shape: shapeOf?.(series) ?? styles.get(series.id).shape,
            isHollow: point.single === true,
          })),
  );
}

/**
 * Crosses on the axis of one panel, where a run failed and has no value.
 *
 * @param shift px
 */
export function crossesIn(
  props: ChartProps,
  panel: Panel,
  styles: Styles,
  shift: (series: Series) => number = () => 0,
) {
  return seriesIn(props.points, panel.id, props.visibleSeries).flatMap((series) =>
    series.points
      .filter(({failed}) => failed)
      .map(({x}) => ({
        key: pointKey(series, x),
        x: panel.xAt(x) + shift(series),
        y: panel.bottom - 7,
        colour: styles.get(series.id).colour,
      })),
  );
}

/** Whether a point can be drawn on a scale. */
export function canStand(point: Point, scale?: Scale): point is Value {
  const {y} = point;
  return y !== null && (scale !== 'log' || y >= 0);
}

/**
 * Offsets that set the systems of one x beside each other.
 *
 * @param ids systems in their order
 * @param room px that one x has
 * @param widest largest distance between two neighbours, px
 */
export function dodge(
  ids: string[],
  room: number,
  widest: number = 26,
): (series: {id: string}) => number {
  const step = Math.min(widest, (room * 0.82) / ids.length);
  return ({id}) => (ids.indexOf(id) - (ids.length - 1) / 2) * step;
}
