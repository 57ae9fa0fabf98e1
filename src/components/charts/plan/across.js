// @ts-check
/** @import {ChartProps} from '../types.js' */
import {formatNumber} from '../../../../lib/quantity/format.js';
import {positioner, valueAxis} from '../layout/axis.js';

/**
 * @typedef {object} Across how x becomes px, for panels of any width
 * @property {(number | string)[]} ticks
 * @property {(x: number | string) => string} label
 * @property {(range: [number, number]) => (x: number | string) => number} place
 * @property {boolean} [hasSlots] each x is a slot with a line between neighbours
 */

/**
 * A scale across a figure: numbers where they belong, on a logarithmic scale if the points ask for one, and
 * kinds (releases, commits) at even distances in their order.
 *
 * @param {ChartProps} props
 * @param {{edge?: number}} [room] left and right of the outer ones of kinds, in distances between two
 * @returns {Across}
 */
export function acrossOf({points: {x}, t, locale}, {edge = 0.5} = {}) {
  if (x.unit === 'category') return acrossKinds(x.values, t, edge);
  const numbers = /** @type {number[]} */ (x.values);
  const label = (/** @type {number | string} */ value) =>
    formatNumber(Number(value), 'count', locale);
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

/** @param {(number | string)[]} values @param {(key: string) => string} t @param {number} edge @returns {Across} */
function acrossKinds(values, t, edge) {
  return {
    ticks: values,
    label: (x) => t(`category.${x}`),
    place: (range) => {
      const at = positioner([-edge, values.length - 1 + edge], range);
      return (x) => at(values.indexOf(x));
    },
  };
}

/** A twentieth of the way on either side, in powers. @param {number} low @param {number} high */
function spread(low, high) {
  const margin = low === high ? 2 : (high / low) ** 0.06;
  return /** @type {[number, number]} */ ([low / margin, high * margin]);
}

/**
 * A scale across a figure of measured against measured: its ticks are round numbers, as the value axis has them.
 *
 * @param {ChartProps} props
 * @returns {Across}
 */
export function measuredAcross({points, locale}) {
  const {unit, scale = 'linear'} = points.x;
  const values = points.series.flatMap((series) => series.points.map(({x}) => Number(x)));
  const axis = valueAxis(values, scale);
  return {
    ticks: axis.ticks,
    label: (x) => formatNumber(Number(x), unit, locale),
    place: (range) => ofNumbers(positioner(axis.domain, range, scale, axis)),
  };
}

/**
 * A scale's x are numbers, whatever those of other figures are.
 *
 * @param {(value: number) => number} place
 * @returns {(x: number | string) => number}
 */
function ofNumbers(place) {
  return (x) => place(Number(x));
}
