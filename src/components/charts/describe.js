import {formatQuantity} from '../../../lib/quantity/format.js';
import {valueText} from './plan/effect-texts.js';

/**
 * Function that says a point in a sentence: system, place, value, and whether it was a single run.
 *
 * @param {import('./types.js').ChartProps} props
 * @returns {(mark: any) => string}
 */
export function describer({t, locale}) {
  return ({series, point, panel}) =>
    t(point.single ? 'chart.point-single' : 'chart.point', {
      series: nameOf(series, t),
      x: typeof point.x === 'number' ? formatX(point.x, locale) : t(`category.${point.x}`),
      axis: t(panel.axis ?? 'x'),
      value: valueText({t}, point, formatQuantity(point.y, panel.y.unit, {locale, t})),
    });
}

/** @param {any} series @param {(key: string) => string} t */
function nameOf(series, t) {
  return [
    t(`series.${series.id}`),
    ...(series.panel ? [t(`panel.${series.panel}`)] : []),
    ...(series.part ? [t(`part.${series.part}`)] : []),
  ].join(', ');
}

/** @param {number} x @param {string} locale */
function formatX(x, locale) {
  return new Intl.NumberFormat(locale).format(x);
}
