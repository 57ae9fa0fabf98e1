// @ts-check
/** Margin within which two throughputs count as equal. */
export const EQUIVALENCE = 1.05;

/** @import {Judged, Verdict} from '../../types.js' */

/**
 * Two effects multiply where the interval of their interaction allows for 1.
 *
 * @param {string[]} names of interactions with their ends
 * @returns {(given: Judged) => Verdict}
 */
export const judgeProduct =
  (names) =>
  ({q}) => {
    const fitting = names.filter(
      (name) => q(`${name}-low`) <= EQUIVALENCE && q(`${name}-high`) >= 1 / EQUIVALENCE,
    );
    if (fitting.length === names.length) return 'holds';
    return fitting.length > 0 ? 'selective' : 'wrong';
  };
