import {formatNumber} from '../../../../lib/quantity/format.ts';
import {positioner, valueAxis} from '../layout/axis.ts';
import type {ChartProps} from '../types.ts';

/** how x becomes px, for panels of any width */
export interface Across {
  ticks: (number | string)[];
  label: (x: number | string) => string;
  place: (range: [number, number]) => (x: number | string) => number;
  /** each x is a slot with a line between neighbours */
  hasSlots?: boolean;
}

/**
 * A scale across a figure: numbers where they belong, on a logarithmic scale if the points ask for one, and
 * kinds (releases, commits) at even distances in their order.
 *
 * @param room left and right of the outer ones of kinds, in distances between two
 */
export function acrossOf(
  {points: {x}, t, locale}: ChartProps,
  {edge = 0.5}: {edge?: number} = {},
): Across {
  if (x.unit === 'category') return acrossKinds(x.values, t, edge);
  const numbers = x.values as number[];
  const label = (value: number | string) => formatNumber(Number(value), 'count', locale);
  if (x.scale === 'log') {
    const axis = valueAxis(numbers, 'log');
    const positive = numbers.filter((value) => value > 0);
    const domain = spread(Math.min(...positive), Math.max(...positive));
    return {
      ticks: x.ticks ?? x.values,
      label,
      place: (range) => ofNumbers(positioner(domain, range, 'log', axis)),
    };
  }
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const margin = x.ticks ? 0 : (high - low) * 0.06 || 1;
  return {
    ticks: x.ticks ?? x.values,
    label,
    place: (range) => ofNumbers(positioner([low - margin, high + margin], range)),
  };
}

function acrossKinds(
  values: (number | string)[],
  t: (key: string) => string,
  edge: number,
): Across {
  return {
    ticks: values,
    label: (x) => t(`category.${x}`),
    place: (range) => {
      const at = positioner([-edge, values.length - 1 + edge], range);
      return (x) => at(values.indexOf(x));
    },
  };
}

/** A twentieth of the way on either side, in powers. */
function spread(low: number, high: number) {
  const margin = low === high ? 2 : (high / low) ** 0.06;
  return [low / margin, high * margin] as [number, number];
}

/**
 * A scale across a figure of measured against measured: its ticks are round numbers, as the value axis has them.
 */
export function measuredAcross({points, locale}: ChartProps): Across {
  const {unit, scale = 'linear'} = points.x;
  const values = points.series.flatMap((series) => series.points.map(({x}) => Number(x)));
  const axis = valueAxis(values, scale);
  return {
    ticks: axis.ticks,
    label: (x) => formatNumber(Number(x), unit, locale),
    place: (range) => ofNumbers(positioner(axis.domain, range, scale, axis)),
  };
}

/** A scale's x are numbers, whatever those of other figures are. */
function ofNumbers(place: (value: number) => number): (x: number | string) => number {
  return (x) => place(Number(x));
}
