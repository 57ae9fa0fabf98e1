// @ts-check
import {disorderOf} from '../percentile-order.js';

const STATISTICS = /** @type {const} */ ([
  'latencyMs',
  'connectMs',
  'firstByteMs',
  'generatorLagMs',
]);

/**
 * Finds percentiles in an order that can't be: a higher one below a lower one, a mean outside minimum and maximum.
 *
 * @param {import('../types.js').Run} run
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkPercentiles({measurements}) {
  return measurements.flatMap(({values}, index) =>
    STATISTICS.flatMap((name) =>
      disorderOf(values[name] ?? {}).map((pair) => ({
        code: 'percentile-order',
        path: `/measurements/${index}/values/${name}/${pair.higher}/value`,
        value: pair.higherValue,
        params: pair,
      })),
    ),
  );
}
