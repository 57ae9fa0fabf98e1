import {quantityIfAny} from './read.ts';
import type {Quantity, Run, SameAs} from './types.ts';

/**
 * Holds two files against each other that say they hold the same measurements, to the rounding of either.
 *
 * @returns `index` of the measurement in `run`; known differences are not among them
 */
export function compareSame(
  run: Run,
  other: Run,
  {values, measurements = {}, differing = []}: SameAs,
): {
  compared: number;
  differences: {index: number; measurement: string; path: string; value: number; other: number}[];
} {
  const isKnown = (id: string, path: string) =>
    differing.some(({measurement, value}) => measurement === id && value === path);
  const pairs = run.measurements.flatMap((own, index) => {
    const theirs = other.measurements.find(({id}) => id === (measurements[own.id] ?? own.id));
    if (!theirs) return [];
    return Object.entries(values).flatMap(([path, pathThere]) => {
      const [a, b] = [quantityIfAny(own, path), quantityIfAny(theirs, pathThere)];
      return a && b ? [{index, measurement: own.id, path, a, b}] : [];
    });
  });
  return {
    compared: pairs.length,
    differences: pairs
      .filter(({measurement, path, a, b}) => !isKnown(measurement, path) && !agree(a, b))
      .map(({a, b, ...place}) => ({...place, value: a.value, other: b.value})),
  };
}

function agree(a: Quantity, b: Quantity) {
  const coarser = Math.max(stepOf(a), stepOf(b));
  return Math.abs(a.value - b.value) <= (coarser / 2) * (1 + 1e-9);
}

/** The last digit that a number was given to: 10 ms of "5.44 s", 1 of 989. */
function stepOf({value, asPrinted}: Quantity) {
  const printed = /\d[\d,]*(?:\.\d+)?/.exec(asPrinted ?? '')?.[0].replaceAll(',', '');
  const text = printed ?? String(value);
  const decimals = text.split('.')[1]?.length ?? 0;
  const inOwnUnit = printed === undefined || Number(printed) === 0 ? 1 : value / Number(printed);
  return 10 ** -decimals * inOwnUnit;
}
