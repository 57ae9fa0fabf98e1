/** Differences up to this count as none: with repeats enough any difference can be seen, and most matter to nobody. */
export const EQUIVALENCE_MARGIN = 0.05;
