import type {Quantities, Quantity} from './types.ts';

/**
 * What makes quantities of a unit out of formulas or calculations: `perS('#fpm.completedRequests / 60')`.
 *
 * @param usual digits of those that don't say their own
 */
export const shown =
  (unit: string, usual?: number): ((of: Quantity['of'], digits?: number) => Quantity) =>
  (of, digits = usual) => ({unit, digits, of});

/** Quantities that read one run: `#cell.path` in their formulas is `<run>#cell.path`. */
export const readFrom = (run: string, quantities: Quantities): Quantities =>
  Object.fromEntries(
    Object.entries(quantities).map(([name, {of, ...how}]) => [
      name,
      {...how, of: typeof of === 'string' ? of.replaceAll(/(?<![^\s(])#/g, `${run}#`) : of},
    ]),
  );
