// @ts-check
/**
 * Finds bins that are turned round, out of order or overlap.
 *
 * @param {import('../types.js').Run} run
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkHistograms({measurements}) {
  return measurements.flatMap(({histogram}, index) =>
    histogram ? binProblems(histogram.bins, `/measurements/${index}/histogram/bins`) : [],
  );
}

/**
 * @param {[number, number, number][]} bins
 * @param {string} path
 */
function binProblems(bins, path) {
  return bins.flatMap(([lower, upper], index) => {
    const at = `${path}/${index}`;
    const value = `${lower}–${upper}`;
    if (lower >= upper) return [{code: 'bin-turned', path: at, value, params: {}}];
    const before = index === 0 ? 0 : bins[index - 1][1];
    return lower < before ? [{code: 'bin-overlaps', path: at, value, params: {before}}] : [];
  });
}
