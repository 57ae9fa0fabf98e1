import type {Measured} from './run-once.ts';

/**
 * What a measured run gave, in a few words.
 *
 * @param entry of the journal
 */
export function measuredText({cell, measureS, samples, speedRatio}: Measured) {
  const asked = cell.rateHz * measureS * cell.processes;
  return [
    ...(samples === undefined ? [] : [`${samples} of ${asked} samples`]),
    ...(speedRatio === null ? [] : [`speed ${speedRatio.toFixed(3)}`]),
  ].join(', ');
}
