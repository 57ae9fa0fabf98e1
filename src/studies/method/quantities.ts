import {KEEPS_UP_FROM} from '../../../lib/consistency/offered-rate.ts';
import {ABOVE_CAP, CAPPED_FROM} from '../../../lib/consistency/littles-law.ts';
import {AGREES_WITHIN} from '../../../lib/consistency/dropped-share.ts';
import {BUSY_LIMIT} from '../../../lib/consistency/utilisation.ts';
import {FEWEST_LINES} from '../../../lib/access-log/summarise.ts';
import {cappedLatencyS, rampUpS, requestsInFlight} from '../../../lib/queueing/index.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {runLoadNumber} from '../../../lib/result/stated.ts';
import {EQUIVALENCE_MARGIN} from '../../../lib/statistics/compare.ts';
import {FEWEST_FOR_T} from '../../../lib/statistics/contrast.ts';
import {ranksAroundMedian} from '../../../lib/statistics/order-statistics.ts';
import {FEWEST_FOR_MEDIAN, FEWEST_FOR_RANGE, LEVEL} from '../../../lib/statistics/repeats.ts';
import type {LoadNumber} from '../../../lib/result/stated.ts';
import type {Quantities, RunOf} from '../types.ts';

const RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';
const CELL = 'swoole-nts-4';

const load = (runs: RunOf, name: LoadNumber) => runLoadNumber(runs(RUN), name);
const rate = (runs: RunOf, id: string) => valueOf(runs(RUN), id, 'throughputPerS');

/** Thresholds of the checks as the code has them, and the examples of the method pages. */
export const quantities: Quantities = {
  'capped-from': {unit: 'ratio', of: () => CAPPED_FROM},
  'above-cap': {unit: 'ratio', of: () => ABOVE_CAP},
  'busy-limit': {unit: 'ratio', of: () => BUSY_LIMIT},
  'keeps-up-from': {unit: 'ratio', of: () => KEEPS_UP_FROM},
  'agrees-within': {unit: 'ratio', of: () => AGREES_WITHIN},
  'fewest-for-range': {unit: 'count', of: () => FEWEST_FOR_RANGE},
  'fewest-for-median': {unit: 'count', of: () => FEWEST_FOR_MEDIAN},
  'fewest-for-t': {unit: 'count', of: () => FEWEST_FOR_T},
  'equivalence-margin': {unit: 'ratio', of: () => EQUIVALENCE_MARGIN},
  'fewest-log-lines': {unit: 'count', of: () => FEWEST_LINES},
  level: {unit: 'ratio', of: () => LEVEL},
  // All of the repeats lie on one side of the true median with probability 2 · ½ⁿ.
  'coverage-of-range': {unit: 'ratio', of: () => 1 - 2 * 0.5 ** (FEWEST_FOR_MEDIAN - 1)},
  'coverage-of-fewest': {
    unit: 'ratio',
    of: () => ranksAroundMedian(FEWEST_FOR_MEDIAN, LEVEL)?.coverage ?? NaN,
  },

  // The two builds of Swoole differ in thread safety only.
  'example-builds-apart': {
    unit: 'ratio',
    of: (runs) =>
      Math.max(
        ...[4, 8, 12, 16].map((n) =>
          Math.abs(rate(runs, `swoole-nts-${n}`) / rate(runs, `swoole-zts-${n}`) - 1),
        ),
      ),
  },
  'example-in-flight': {
    unit: 'count',
    digits: 0,
    of: (runs) =>
      requestsInFlight({
        throughputPerS: rate(runs, 'trueasync-4'),
        latencyS: valueOf(runs(RUN), 'trueasync-4', 'latencyMs.p50') / 1000,
      }),
  },
  'example-ramp-up': {
    unit: 's',
    digits: 1,
    of: (runs) =>
      rampUpS({
        maxVus: load(runs, 'maxVus'),
        arrivalRatePerS: load(runs, 'arrivalRatePerS'),
        throughputPerS: rate(runs, CELL),
      }) ?? Infinity,
  },
  'example-capped-latency': {
    unit: 's',
    digits: 2,
    of: (runs) => cappedLatencyS({maxVus: load(runs, 'maxVus'), throughputPerS: rate(runs, CELL)}),
  },
};
