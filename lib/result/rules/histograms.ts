import type {RuleProblem} from '../rules.ts';
import type {Run} from '../types.ts';

/** Finds bins that are turned round, out of order or overlap. */
export function checkHistograms({measurements}: Run): RuleProblem[] {
  return measurements.flatMap(({histogram}, index) =>
    histogram ? binProblems(histogram.bins, `/measurements/${index}/histogram/bins`) : [],
  );
}

function binProblems(bins: [number, number, number][], path: string) {
  return bins.flatMap(([lower, upper], index) => {
    const at = `${path}/${index}`;
    const value = `${lower}–${upper}`;
    if (lower >= upper) return [{code: 'bin-turned', path: at, value, params: {}}];
    const before = index === 0 ? 0 : bins[index - 1][1];
    return lower < before ? [{code: 'bin-overlaps', path: at, value, params: {before}}] : [];
  });
}
