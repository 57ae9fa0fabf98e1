// @ts-check
import {parameterOf, workersOf} from '../../../../lib/result/stated.js';
import {lastedMs, millions, MS_PER_S, page, PAGE, thousands, US_PER_S} from './read.js';

/** @import {RunOf} from '../../types.js' */

const PAIR = 'cross-worker';
const ROUND_TRIP = 'cross-worker-round-trip';
const FAN_OUT = 'cross-worker-fan-out';

/** @param {RunOf} runs */
const pollMs = (runs) => parameterOf(runs(PAGE), PAIR, 'pollMs');
/** @param {RunOf} runs @param {string} id */
const roundTripMs = (runs, id) => page(runs, id, 'latencyMs.mean');

/** How long the test of round trips took, milliseconds. @param {RunOf} runs */
const roundTripsLastedMs = (runs) =>
  page(runs, ROUND_TRIP, 'operations') * roundTripMs(runs, ROUND_TRIP);

/** Rate if the last wait for delivery had been for nothing, per second. @param {RunOf} runs @param {string} id */
const mostPerS = (runs, id) =>
  (MS_PER_S * page(runs, id, 'operations')) / (lastedMs(runs, id) - pollMs(runs));

/** @param {RunOf} runs @param {string} suffix */
const jit = (runs, suffix) =>
  page(runs, `world-jit-tracing${suffix}`) / page(runs, `world-jit-off${suffix}`) - 1;

/**
 * Messages between workers, and what the just-in-time compiler brings to sixteen of them.
 *
 * @type {import('../../types.js').Quantities}
 */
export const workers = {
  pair: {unit: 'opsPerS', of: (runs) => page(runs, PAIR)},
  'fan-out': {unit: 'opsPerS', of: (runs) => page(runs, FAN_OUT)},
  'fan-out-workers': {unit: 'count', of: (runs) => workersOf(runs(PAGE), FAN_OUT)},
  'fan-out-share-of-pair': {
    unit: 'share',
    digits: 0,
    of: (runs) => page(runs, FAN_OUT) / page(runs, PAIR),
  },
  'round-trip': {unit: 'us', digits: 0, of: (runs) => MS_PER_S * roundTripMs(runs, ROUND_TRIP)},
  'ping-pong-us': {
    unit: 'us',
    digits: 1,
    of: (runs) => MS_PER_S * roundTripMs(runs, 'fiber-ping-pong'),
  },
  'round-trip-ratio': {
    unit: 'ratio',
    digits: 0,
    of: (runs) => roundTripMs(runs, ROUND_TRIP) / roundTripMs(runs, 'swoole-ping-pong'),
  },
  'process-over-pair': {
    unit: 'ratio',
    digits: 1,
    of: (runs) => page(runs, 'swoole-message-throughput') / page(runs, PAIR),
  },
  'fan-out-share-of-process': {
    unit: 'share',
    digits: 0,
    of: (runs) => page(runs, FAN_OUT) / page(runs, 'swoole-message-throughput'),
  },
  poll: {unit: 'ms', of: pollMs},
  'pair-messages': {unit: 'count', of: (runs) => page(runs, PAIR, 'operations')},
  'fan-out-messages': {unit: 'count', of: (runs) => page(runs, FAN_OUT, 'operations')},
  'round-trips': {unit: 'count', of: (runs) => page(runs, ROUND_TRIP, 'operations')},
  'pair-lasted': {unit: 'ms', digits: 0, of: (runs) => lastedMs(runs, PAIR)},
  'fan-out-lasted': {unit: 'ms', digits: 0, of: (runs) => lastedMs(runs, FAN_OUT)},
  'round-trips-lasted': {unit: 'ms', digits: 0, of: roundTripsLastedMs},
  'round-trip-step': {
    unit: 'us',
    digits: 0,
    of: (runs) => (MS_PER_S * pollMs(runs)) / page(runs, ROUND_TRIP, 'operations'),
  },
  'pair-most': thousands((runs) => mostPerS(runs, PAIR)),
  'fan-out-most': thousands((runs) => mostPerS(runs, FAN_OUT)),

  'jit-off': millions(1, (runs) => page(runs, 'world-jit-off')),
  'jit-tracing': millions(1, (runs) => page(runs, 'world-jit-tracing')),
  'jit-off-script': millions(2, (runs) => page(runs, 'world-jit-off-script')),
  'jit-tracing-script': millions(2, (runs) => page(runs, 'world-jit-tracing-script')),
  'jit-gain': {unit: 'share', digits: 0, of: (runs) => jit(runs, '')},
  'jit-gain-script': {unit: 'share', digits: 0, of: (runs) => jit(runs, '-script')},

  'compact-us': {
    unit: 'us',
    digits: 2,
    of: (runs) => US_PER_S / page(runs, 'compact-serialisation'),
  },
};
