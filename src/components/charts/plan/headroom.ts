import type {Mark} from '../types.ts';

/** Least room between what stands highest in a panel and its title, or the header, px. */
const CLEAR = 8;

/**
 * Places a figure's panels; once more and further down where values or arrows would reach into what stands above.
 *
 * @param plan `highest` of a panel: where the highest of its texts or arrows begins, px
 */
export function withHeadroom<
  P extends {top: number; titleRows: string[]; highest: number},
  Plan extends {panels: P[]},
>(plan: (headroom: number) => Plan): Plan {
  const tight = plan(0);
  const lacking = tight.panels.map(({top, highest}) => top - CLEAR - highest);
  const headroom = Math.ceil(Math.max(0, ...lacking));
  return headroom > 0 ? plan(headroom) : tight;
}

/**
 * Where the arrow of a value that is at least so large ends; a mark without one needs no room.
 *
 * @param radius of marks, px
 * @returns px
 */
export const arrowEnd = ({y, point}: Mark, radius: number): number =>
  point.bound === 'at-least' ? y - radius - 14 : Infinity;
