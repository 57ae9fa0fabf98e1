import {parameterOf, workersOf} from '../../../../lib/result/stated.ts';
import {lastedMs, millions, MS_PER_S, page, PAGE, thousands, US_PER_S} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const PAIR = 'cross-worker';
const ROUND_TRIP = 'cross-worker-round-trip';
const FAN_OUT = 'cross-worker-fan-out';

const pollMs = (runs: RunOf) => parameterOf(runs(PAGE), PAIR, 'pollMs');
const roundTripMs = (runs: RunOf, id: string) => page(runs, id, 'latencyMs.mean');

/** How long the test of round trips took, milliseconds. */
const roundTripsLastedMs = (runs: RunOf) =>
  page(runs, ROUND_TRIP, 'operations') * roundTripMs(runs, ROUND_TRIP);

/** Rate if the last wait for delivery had been for nothing, per second. */
const mostPerS = (runs: RunOf, id: string) =>
  (MS_PER_S * page(runs, id, 'operations')) / (lastedMs(runs, id) - pollMs(runs));

const jit = (runs: RunOf, suffix: string) =>
  page(runs, `world-jit-tracing${suffix}`) / page(runs, `world-jit-off${suffix}`) - 1;

/** Messages between workers, and what the just-in-time compiler brings to sixteen of them. */
export const workers: Quantities = {
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
