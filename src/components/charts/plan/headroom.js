// @ts-check
/** @import {Mark, Panel} from '../types.js' */

/** Least room between what stands highest in a panel and its title, or the header, px. */
const CLEAR = 8;

/**
 * Places a figure's panels; once more and further down where values or arrows would reach into what stands above.
 *
 * @template {{top: number, titleRows: string[], highest: number}} P
 * @template {{panels: P[]}} Plan
 * @param {(headroom: number) => Plan} plan `highest` of a panel: where the highest of its texts or arrows begins, px
 * @returns {Plan}
 */
export function withHeadroom(plan) {
  const tight = plan(0);
  const lacking = tight.panels.map(({top, highest}) => top - CLEAR - highest);
  const headroom = Math.ceil(Math.max(0, ...lacking));
  return headroom > 0 ? plan(headroom) : tight;
}

/**
 * Where the arrow of a value that is at least so large ends; a mark without one needs no room.
 *
 * @param {Mark} mark
 * @param {number} radius of marks, px
 * @returns {number} px
 */
export const arrowEnd = ({y, point}, radius) =>
  point.bound === 'at-least' ? y - radius - 14 : Infinity;
