// @ts-check
/** @import {Quantity} from './types.js' */

/**
 * What makes quantities of a unit out of their calculations: `perS((runs) => …)`.
 *
 * @param {string} unit
 * @param {number} [usual] digits of those that don't say their own
 * @returns {(of: Quantity['of'], digits?: number) => Quantity}
 */
export const shown =
  (unit, usual) =>
  (of, digits = usual) => ({unit, digits, of});
