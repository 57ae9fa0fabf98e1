import type {Quantity} from './types.ts';

/**
 * What makes quantities of a unit out of their calculations: `perS((runs) => …)`.
 *
 * @param usual digits of those that don't say their own
 */
export const shown =
  (unit: string, usual?: number): ((of: Quantity['of'], digits?: number) => Quantity) =>
  (of, digits = usual) => ({unit, digits, of});
