// @ts-check
/** @import {ChartProps, Cross, Mark, Panel, Point, Scale, Series, Styles, Value} from '../types.js' */
import {pointKey, seriesIn} from './points-in-view.js';

/**
 * Marks of one panel at their places; gaps and values that a logarithmic axis can't hold have none.
 *
 * @param {ChartProps} props
 * @param {Panel} panel
 * @param {Styles} styles
 * @param {{shift?: (series: Series) => number, shapeOf?: (series: Series) => string}} [where]
 *   how far a series stands beside its x, px
 * @returns {Mark[]}
 */
export function marksIn(props, panel, styles, {shift = () => 0, shapeOf} = {}) {
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
 * @param {ChartProps} props
 * @param {Panel} panel
 * @param {Styles} styles
 * @param {(series: Series) => number} [shift] px
 */
export function crossesIn(props, panel, styles, shift = () => 0) {
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

/**
 * Whether a point can be drawn on a scale.
 *
 * @param {Point} point
 * @param {Scale} [scale]
 * @returns {point is Value}
 */
export function canStand(point, scale) {
  const {y} = point;
  return y !== null && (scale !== 'log' || y >= 0);
}

/**
 * Offsets that set the systems of one x beside each other.
 *
 * @param {string[]} ids systems in their order
 * @param {number} room px that one x has
 * @param {number} [widest] largest distance between two neighbours, px
 * @returns {(series: {id: string}) => number}
 */
export function dodge(ids, room, widest = 26) {
  const step = Math.min(widest, (room * 0.82) / ids.length);
  return ({id}) => (ids.indexOf(id) - (ids.length - 1) / 2) * step;
}
