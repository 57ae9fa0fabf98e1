import {slotsOf} from './cell.ts';
import type {Cell} from './cell.ts';

/** Load points of the open model: the offered rate as a multiple of the cell's capacity. */
export const POINTS: Record<string, number> = {saturated: 1.4, below: 0.6, half: 0.5, knee: 0.9};
/** Load point of the closed model: twice as many users as slots. */
export const CLOSED = 'closed';
/** Load point of the closed model with one user: no request waits for another, so T_cpu and T_io show. */
export const SINGLE = 'single';
export const ALL_POINTS = [...Object.keys(POINTS), CLOSED, SINGLE];

/** Whether a point offers a rate, which a pilot has to fix first. */
export function offersRate(point: string) {
  return point in POINTS;
}

/** Whether a point offers more than the cell can do. */
export function overloads(point: string) {
  return POINTS[point] > 1;
}

/** Users of a closed run: twice as many as slots, so that each slot always has its next request waiting. */
export function closedUsers(cell: Cell, most: number) {
  return Math.min(most, Math.max(8, 2 * slotsOf(cell)));
}
