import type {Quantities, Quantity} from './types.ts';

type Maker = (of: Quantity['of']) => Quantity;

/** What makes quantities of a unit, with as many digits as a number needs; its `[1]` makes them with one. */
function shownIn(unit: string): Maker & Record<0 | 1 | 2 | 3, Maker> {
  const maker =
    (digits?: number): Maker =>
    (of) => ({unit, digits, of});
  return Object.assign(maker(), {0: maker(0), 1: maker(1), 2: maker(2), 3: maker(3)});
}

/** Makers by unit: `perS[0]('#fpm.completedRequests / 60')`. */
export const count = shownIn('count');
export const ratio = shownIn('ratio');
export const share = shownIn('share');
export const perS = shownIn('perS');
export const opsPerS = shownIn('opsPerS');
export const seconds = shownIn('s');
export const ms = shownIn('ms');
export const us = shownIn('us');
export const mb = shownIn('mb');
export const mib = shownIn('mib');
export const kib = shownIn('kib');
export const kb = shownIn('kb');
export const bytes = shownIn('bytes');

/** Quantities that read one run: `#cell.path` in their formulas is `<run>#cell.path`. */
export const readFrom = (run: string, quantities: Quantities): Quantities =>
  Object.fromEntries(
    Object.entries(quantities).map(([name, {of, ...how}]) => [
      name,
      {...how, of: typeof of === 'string' ? of.replaceAll(/(?<![^\s(])#/g, `${run}#`) : of},
    ]),
  );
