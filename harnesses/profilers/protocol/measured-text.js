// @ts-check

/** What a measured run gave, in a few words. @param {import('./run-once.js').Measured} entry of the journal */
export function measuredText({cell, measureS, samples, speedRatio}) {
  const asked = cell.rateHz * measureS * cell.processes;
  return [
    ...(samples === undefined ? [] : [`${samples} of ${asked} samples`]),
    ...(speedRatio === null ? [] : [`speed ${speedRatio.toFixed(3)}`]),
  ].join(', ');
}
