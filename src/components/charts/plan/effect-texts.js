// @ts-check
/** @import {ChartProps, PanelInView, Point, Series, Value} from '../types.js' */
import {decimalsOf, formatNumber} from '../../../../lib/quantity/format.js';
import {canStand} from './marks.js';
import {panelsOf, seriesIn} from './points-in-view.js';

/**
 * A value with the sign of its bound, if it is one.
 *
 * @param {Pick<ChartProps, 't'>} props
 * @param {Point} point
 * @param {string} value
 * @returns {string}
 */
export function valueText({t}, {bound}, value) {
  return bound ? t(`chart.${bound}`, {value}) : value;
}

/**
 * The interval of a point, or the one end that a bound leaves.
 *
 * @param {Pick<ChartProps, 't' | 'locale'>} props
 * @param {Pick<Point, 'y' | 'low' | 'high'>} point
 * @param {string} unit
 * @returns {string | null}
 */
export function intervalText({t, locale}, {y, low, high}, unit) {
  const digits = decimalsOf([y, low, high], unit);
  const [from, to] = [low, high].map((end) =>
    end === undefined ? null : formatNumber(end, unit, locale, {digits}),
  );
  if (from && to) return `${from}–${to}`;
  if (from) return t('chart.at-least', {value: from});
  return to ? t('chart.at-most', {value: to}) : null;
}

/**
 * An effect of a design, with the factor that stands on its arrow.
 *
 * @param {ChartProps} props
 * @param {string} design
 * @param {string} effect
 * @returns {{text: string, series: Series, point: Value, panel: PanelInView} | null} null when nothing was computed
 */
export function effectOf(props, design, effect) {
  const panel = panelsOf(props.points).find(({role}) => role === 'effects');
  const series = seriesIn(props.points, 'effects').find(({id}) => id === design);
  const point = series?.points.find(({x}) => x === effect);
  if (!panel || !series || !point || !canStand(point)) return null;
  return {text: timesText(props, point), series, point, panel};
}

/**
 * A ratio as a factor.
 *
 * @param {ChartProps} props
 * @param {Point} point that has a value
 * @returns {string}
 */
export function timesText(props, point) {
  const digits = decimalsOf([point.y, point.low, point.high], 'ratio');
  const value = formatNumber(/** @type {number} */ (point.y), 'ratio', props.locale, {digits});
  return valueText(props, point, props.t('chart.times', {value}));
}
