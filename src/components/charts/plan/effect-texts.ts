import {decimalsOf, formatNumber} from '../../../../lib/quantity/format.ts';
import {canStand} from './marks.ts';
import {panelsOf, seriesIn} from './points-in-view.ts';
import type {ChartProps, PanelInView, Point, Series, Value} from '../types.ts';

/** A value with the sign of its bound, if it is one. */
export function valueText({t}: Pick<ChartProps, 't'>, {bound}: Point, value: string): string {
  return bound ? t(`chart.${bound}`, {value}) : value;
}

/** The interval of a point, or the one end that a bound leaves. */
export function intervalText(
  {t, locale}: Pick<ChartProps, 't' | 'locale'>,
  {y, low, high}: Pick<Point, 'y' | 'low' | 'high'>,
  unit: string,
): string | null {
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
 * @returns null when nothing was computed
 */
export function effectOf(
  props: ChartProps,
  design: string,
  effect: string,
): {text: string; series: Series; point: Value; panel: PanelInView} | null {
  const panel = panelsOf(props.points).find(({role}) => role === 'effects');
  const series = seriesIn(props.points, 'effects').find(({id}) => id === design);
  const point = series?.points.find(({x}) => x === effect);
  if (!panel || !series || !point || !canStand(point)) return null;
  return {text: timesText(props, point), series, point, panel};
}

/**
 * A ratio as a factor.
 *
 * @param point that has a value
 */
export function timesText(props: ChartProps, point: Point): string {
  const digits = decimalsOf([point.y, point.low, point.high], 'ratio');
  const value = formatNumber(point.y as number, 'ratio', props.locale, {digits});
  return valueText(props, point, props.t('chart.times', {value}));
}
