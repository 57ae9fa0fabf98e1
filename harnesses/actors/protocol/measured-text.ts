import type {Population, Times} from './run-once.ts';

/**
 * What a measured run gave, in a few words.
 *
 * @param entry of the journal
 */
export function measuredText({report}: {report: Times | Population}) {
  if (report.actors !== undefined) {
    return `${report.living} of ${report.actors} actors live, ${Math.round(report.livingPssBytes / report.living)} bytes each`;
  }
  const us = report.wallNs / 1000 / report.operations;
  return `${us.toPrecision(4)} µs, window ${(report.wallNs / 1e9).toFixed(2)} s`;
}
