import fc from 'fast-check';

const few = fc.integer({min: 0, max: 40});

/**
 * Counts of runs in which requests went well, failed by status, timed out, got no connection or were under way at the
 * end: recorded outputs hold few of them at once.
 */
export const counts = fc.record({
  good: fc.integer({min: 50, max: 5000}),
  bad: few,
  late: few,
  refused: few,
  waiting: fc.integer({min: 0, max: 4}),
  ranForS: fc.double({min: 5, max: 30, noNaN: true}).map((s) => Math.round(s * 100) / 100),
});
