import {decimalsOf, formatNumber, formatQuantity} from '../../../lib/quantity/format.ts';
import {intervalText, timesText, valueText} from './plan/texts.ts';
import type {ChartProps, Describe, PanelInView, Series, Value} from './types.ts';

/**
 * Function that says a point in a sentence: system, value with its interval, place, and whether it was a single run.
 * A factor has its sign.
 */
export function describer(props: ChartProps): Describe {
  const {t, locale} = props;
  return ({series, point, panel}) =>
    t(point.single ? 'chart.point-single' : 'chart.point', {
      series: nameOf(series, t),
      x:
        typeof point.x === 'number'
          ? formatNumber(point.x, undefined, locale)
          : t(`category.${point.x}`),
      axis: t(panel.axis ?? 'x'),
      value: valueWithInterval(props, point, panel),
    });
}

function valueWithInterval(props: ChartProps, point: Value, panel: PanelInView) {
  const {unit} = panel.y;
  const digits = decimalsOf([point.y, point.low, point.high], unit);
  const {t, locale} = props;
  const value =
    panel.role === 'effects'
      ? timesText(props, point)
      : valueText(props, point, formatQuantity(point.y, unit, {t, locale, digits}));
  const interval = intervalText(props, point, unit);
  return interval ? `${value} (${interval})` : value;
}

function nameOf(series: Series, t: (key: string) => string) {
  return [
    t(`series.${series.id}`),
    ...(series.panel ? [t(`panel.${series.panel}`)] : []),
    ...(series.part ? [t(`part.${series.part}`)] : []),
  ].join(', ');
}
