import type {Judged, Verdict} from '../../types.ts';

/** Margin within which two throughputs count as equal. */
export const EQUIVALENCE = 1.05;

/**
 * Two effects multiply where the interval of their interaction allows for 1.
 *
 * @param names of interactions with their ends
 */
export const judgeProduct =
  (names: string[]): ((given: Judged) => Verdict) =>
  ({q}) => {
    const fitting = names.filter(
      (name) => q(`${name}-low`) <= EQUIVALENCE && q(`${name}-high`) >= 1 / EQUIVALENCE,
    );
    if (fitting.length === names.length) return 'holds';
    return fitting.length > 0 ? 'selective' : 'wrong';
  };
