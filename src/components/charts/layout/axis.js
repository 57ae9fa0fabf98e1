// @ts-check
const STEPS = [1, 2, 2.5, 5, 10];
const HEADROOM = 1.08;

/** Share of a logarithmic axis that lies between its zero and its lowest power, where there are zeros. */
const SHELF = 0.12;

/**
 * @typedef {object} Axis
 * @property {[number, number]} domain
 * @property {number[]} ticks
 * @property {boolean} [hasZero] a logarithmic axis with zeros among its values: they stand at its start, apart
 */

/**
 * Domain and ticks of a value axis: from zero on a linear scale, or a whole step below the least value where that is negative;
 * whole steps of 1, 2, 5 around the values on a logarithmic one, which sets zeros apart at its start.
 *
 * @param {number[]} values all that must fit, marks and references
 * @param {'linear' | 'log'} scale
 * @param {{count?: number}} [options] about how many ticks
 * @returns {Axis}
 */
export function valueAxis(values, scale, {count = 5} = {}) {
  if (scale !== 'log') return linearAxis(values, count);
  const axis = logAxis(values.filter((value) => value > 0));
  return values.includes(0) ? {...axis, ticks: [0, ...axis.ticks], hasZero: true} : axis;
}

/** @param {number[]} values @param {number} count */
function linearAxis(values, count) {
  const highest = Math.max(...values, Number.MIN_VALUE);
  const lowest = Math.min(...values, 0);
  const rough = (highest - lowest) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * /** @type {number} */ (STEPS.find((each) => each * power >= rough * 0.999));
  const bottom = lowest < 0 ? Math.floor(lowest / step) : 0;
  const top = lowest < 0 ? Math.ceil(highest / step) * step : highest * HEADROOM;
  const ticks = [];
  for (let index = bottom; index * step <= top; index += 1) {
    ticks.push(Number((index * step).toPrecision(12)));
  }
  return {domain: /** @type {[number, number]} */ ([bottom * step, top]), ticks};
}

/** @param {number[]} values */
function logAxis(values) {
  const low = Math.min(...values, 1e12);
  const high = Math.max(...values, 1e-12);
  const domain = [roundDown(low / 1.05), roundUp(high * 1.05)];
  const ticks = [];
  const from = Math.floor(Math.log10(domain[0]));
  const isShort = domain[1] / domain[0] < 50;
  for (let power = from; power <= Math.ceil(Math.log10(domain[1])); power += 1) {
    for (const step of isShort ? [1, 2, 5] : [1]) ticks.push(step * 10 ** power);
  }
  const inside = ticks.filter((tick) => tick >= domain[0] * 0.999 && tick <= domain[1] * 1.001);
  return {domain: /** @type {[number, number]} */ (domain), ticks: inside};
}

/** @param {number} value */
function roundDown(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2, 1].find((each) => each * power <= value * 1.0001);
  return /** @type {number} */ (step) * power;
}

/** @param {number} value */
function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((each) => each * power >= value * 0.9999);
  return /** @type {number} */ (step) * power;
}

/**
 * Function from values of a domain to pixels between two ends.
 *
 * @param {[number, number]} domain
 * @param {[number, number]} range px
 * @param {'linear' | 'log'} [scale]
 * @param {{hasZero?: boolean}} [axis] whether a logarithmic axis has room for zeros at its start
 * @returns {(value: number) => number}
 */
export function positioner([low, high], [start, end], scale = 'linear', {hasZero = false} = {}) {
  const isLog = scale === 'log';
  const bend = isLog ? Math.log : (/** @type {number} */ value) => value;
  const width = bend(high) - bend(low);
  const from = isLog && hasZero ? start + (end - start) * SHELF : start;
  return (value) =>
    isLog && hasZero && value === 0
      ? start
      : from + ((bend(value) - bend(low)) / width) * (end - from);
}
