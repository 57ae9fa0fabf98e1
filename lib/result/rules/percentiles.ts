import {disorderOf} from '../percentile-order.ts';
import type {RuleProblem} from '../rules.ts';
import type {Run} from '../types.ts';

const STATISTICS = ['latencyMs', 'connectMs', 'firstByteMs', 'generatorLagMs'] as const;

/**
 * Finds percentiles in an order that can't be: a higher one below a lower one, a mean outside minimum and maximum.
 */
export function checkPercentiles({measurements}: Run): RuleProblem[] {
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
