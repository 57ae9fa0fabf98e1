/**
 * Differences up to this count as none: with repeats enough any difference can be seen, and most matter to nobody. A file
 * of its own, as the answer's page needs it and none of the statistics.
 */
export const EQUIVALENCE_MARGIN = 0.05;
