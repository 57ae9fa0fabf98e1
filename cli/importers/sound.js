import {disorderOf} from '../../lib/result/percentile-order.js';
import {leavesOf} from './assemble/leaves.js';
import {asQuantities} from './assemble/quantities.js';
import {Refusal} from './refusal.js';

const SHARES = ['errorRatio'];

/**
 * A reading whose numbers can be: none is NaN, infinite or negative, no share is above 1, percentiles rise.
 *
 * @param {object} reading
 * @returns {object} The same reading.
 * @throws {Refusal} value-unusable, percentile-order.
 */
export function soundReading(reading) {
  refuseUnusable(reading);
  const {latencyMs} = asQuantities(reading.values);
  const [pair] = latencyMs ? disorderOf(latencyMs) : [];
  if (pair) {
    throw new Refusal('percentile-order', {
      place: `latencyMs.${pair.higher}`,
      value: `${pair.lower} ${pair.lowerValue} > ${pair.higher} ${pair.higherValue}`,
    });
  }
  return reading;
}

function refuseUnusable({values, load = {}, ranForS}) {
  const leaves = [...leavesOf(values), ...leavesOf({load}), ['ranForS', ranForS]];
  for (const [path, value] of leaves) {
    const limit = SHARES.includes(path) ? 1 : Number.MAX_VALUE;
    const bad = [value?.values ?? value?.value ?? value]
      .flat()
      .find((number) => typeof number === 'number' && !(number >= 0 && number <= limit));
    if (bad !== undefined) throw new Refusal('value-unusable', {place: path, value: String(bad)});
  }
}
