const STEPS = [1, 2, 2.5, 5, 10];
const HEADROOM = 1.08;

/** Share of a logarithmic axis that lies between its zero and its lowest power, where there are zeros. */
const SHELF = 0.12;

export interface Axis {
  domain: [number, number];
  ticks: number[];
  /** a logarithmic axis with zeros among its values: they stand at its start, apart */
  hasZero?: boolean;
}

/**
 * Domain and ticks of a value axis: from zero on a linear scale, or a whole step below the least value where that is negative;
 * whole steps of 1, 2, 5 around the values on a logarithmic one, which sets zeros apart at its start.
 *
 * @param values all that must fit, marks and references
 * @param options about how many ticks
 */
export function valueAxis(
  values: number[],
  scale: 'linear' | 'log',
  {count = 5}: {count?: number} = {},
): Axis {
  if (scale !== 'log') return linearAxis(values, count);
  const axis = logAxis(values.filter((value) => value > 0));
  return values.includes(0) ? {...axis, ticks: [0, ...axis.ticks], hasZero: true} : axis;
}

function linearAxis(values: number[], count: number): Axis {
  const highest = Math.max(...values, Number.MIN_VALUE);
  const lowest = Math.min(...values, 0);
  const rough = (highest - lowest) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough * 0.999) ?? 10);
  const bottom = lowest < 0 ? Math.floor(lowest / step) : 0;
  const top = lowest < 0 ? Math.ceil(highest / step) * step : highest * HEADROOM;
  const ticks = [];
  for (let index = bottom; index * step <= top; index += 1) {
    ticks.push(Number((index * step).toPrecision(12)));
  }
  return {domain: [bottom * step, top], ticks};
}

function logAxis(values: number[]): Axis {
  const low = Math.min(...values, 1e12);
  const high = Math.max(...values, 1e-12);
  const domain: [number, number] = [roundDown(low / 1.05), roundUp(high * 1.05)];
  const ticks = [];
  const from = Math.floor(Math.log10(domain[0]));
  const isShort = domain[1] / domain[0] < 50;
  for (let power = from; power <= Math.ceil(Math.log10(domain[1])); power += 1) {
    for (const step of isShort ? [1, 2, 5] : [1]) ticks.push(step * 10 ** power);
  }
  const inside = ticks.filter((tick) => tick >= domain[0] * 0.999 && tick <= domain[1] * 1.001);
  return {domain, ticks: inside};
}

function roundDown(value: number) {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2].find((each) => each * power <= value * 1.0001) ?? 1;
  return step * power;
}

function roundUp(value: number) {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5].find((each) => each * power >= value * 0.9999) ?? 10;
  return step * power;
}

/**
 * Function from values of a domain to pixels between two ends.
 *
 * @param range px
 * @param axis whether a logarithmic axis has room for zeros at its start
 */
export function positioner(
  [low, high]: [number, number],
  [start, end]: [number, number],
  scale: 'linear' | 'log' = 'linear',
  {hasZero = false}: {hasZero?: boolean} = {},
): (value: number) => number {
  const isLog = scale === 'log';
  const bend = isLog ? Math.log : (value: number) => value;
  const width = bend(high) - bend(low);
  const from = isLog && hasZero ? start + (end - start) * SHELF : start;
  return (value) =>
    isLog && hasZero && value === 0
      ? start
      : from + ((bend(value) - bend(low)) / width) * (end - from);
}
