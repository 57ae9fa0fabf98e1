import {decimalsOf, formatNumber} from '../../../../lib/quantity/format.ts';
import type {ChartProps, Point} from '../types.ts';

type Language = Pick<ChartProps, 't' | 'locale'>;

/** A value with the sign of its bound, if it is one. */
export const valueText = (
  {t}: Pick<Language, 't'>,
  {bound}: Pick<Point, 'bound'>,
  value: string,
): string => (bound ? t(`chart.${bound}`, {value}) : value);

/** What is written for a point: its value, that its run failed, or a dash for a gap. */
export function pointText({t, locale}: Language, point: Point, unit: string): string {
  if (point.failed) return t('chart.failed');
  if (point.y === null) return '—';
  return valueText({t}, point, formatNumber(point.y, unit, locale));
}

/** The interval of a point, or the one end that a bound leaves. */
export function intervalText(
  {t, locale}: Language,
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

/** A ratio as a factor. */
export function timesText({t, locale}: Language, point: Point & {y: number}): string {
  const digits = decimalsOf([point.y, point.low, point.high], 'ratio');
  const value = formatNumber(point.y, 'ratio', locale, {digits});
  return valueText({t}, point, t('chart.times', {value}));
}
