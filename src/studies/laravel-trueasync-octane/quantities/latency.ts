import {cappedLatencyS, requestsInFlight} from '../../../../lib/queueing/index.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {loadNumber, scenarioNumber} from '../../../../lib/result/stated.ts';
import {
  BLOCKING,
  BLOCKING_CELLS,
  RUN,
  WORKERS,
  cappedS,
  ends,
  load,
  perCell,
  perWorkers,
  rate,
  read,
  serviceMs,
} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const EARLIER = 'laravel-spawn-readme';
const earlierLoad = (runs: RunOf, name: 'maxVus' | 'arrivalRatePerS') =>
  loadNumber(runs(EARLIER), 'swoole-4', name);

const p50 = (runs: RunOf, id: string) => read(runs, id, 'latencyMs.p50');
const p95 = (runs: RunOf, id: string) => read(runs, id, 'latencyMs.p95');
const spread = (runs: RunOf, id: string) => p95(runs, id) / p50(runs, id);
const cappedMs = (runs: RunOf, id: string) => 1000 * cappedS(runs, id);
const shareOfCapped = (runs: RunOf, id: string) => p50(runs, id) / cappedMs(runs, id);
const earlier = (runs: RunOf, id: string, path: string) => valueOf(runs(EARLIER), id, path);

const inFlight = (runs: RunOf, id: string, percentile: 'p50' | 'p95') =>
  requestsInFlight({
    throughputPerS: rate(runs, id),
    latencyS: read(runs, id, `latencyMs.${percentile}`) / 1000,
  });
const ownCells = WORKERS.map((n) => `trueasync-${n}`);

const ms = {unit: 'ms', digits: 0};
const ratio = {unit: 'ratio', digits: 2};
const count = {unit: 'count', digits: 0};

/** Latencies, what the cap makes of them, and the requests that they put in flight. */
export const latency: Quantities = {
  ...perCell('p50', {unit: 'ms'}, p50),
  ...perCell('p95', {unit: 'ms'}, p95),
  ...ends('own-p50', {unit: 'ms'}, (runs) => ownCells.map((id) => p50(runs, id))),
  'p95-growth': {
    unit: 'share',
    digits: 0,
    of: (runs) => p95(runs, 'trueasync-16') / p95(runs, 'trueasync-4') - 1,
  },
  ...ends('blocking-spread', ratio, (runs) => BLOCKING_CELLS.map((id) => spread(runs, id))),
  ...ends('own-spread', {unit: 'ratio', digits: 1}, (runs) =>
    ownCells.map((id) => spread(runs, id)),
  ),
  'spread-nts-4': {...ratio, of: (runs) => spread(runs, 'swoole-nts-4')},
  'trueasync-spread-16': {unit: 'ratio', digits: 1, of: (runs) => spread(runs, 'trueasync-16')},
  ...perWorkers(
    'p50-ratio',
    {unit: 'ratio', digits: 1},
    (runs, n) => p50(runs, `swoole-nts-${n}`) / p50(runs, `trueasync-${n}`),
  ),

  ...perCell('capped', ms, cappedMs, {systems: BLOCKING}),
  'capped-doubled-4': {...ms, of: (runs) => 2 * cappedMs(runs, 'swoole-nts-4')},
  'capped-latency-nts-4': {unit: 's', digits: 2, of: (runs) => cappedS(runs, 'swoole-nts-4')},
  'capped-latency-nts-4-doubled': {
    unit: 's',
    digits: 1,
    of: (runs) => cappedS(runs, 'swoole-nts-4', 2 * load(runs, 'maxVus')),
  },
  'p50-ratio-doubled-16': {
    ...count,
    unit: 'ratio',
    of: (runs) => (2 * cappedMs(runs, 'swoole-nts-16')) / p50(runs, 'trueasync-16'),
  },
  ...ends('share-of-capped', ratio, (runs) => BLOCKING_CELLS.map((id) => shareOfCapped(runs, id))),

  'service-nts-4': {unit: 'ms', digits: 1, of: (runs) => serviceMs(runs, 'swoole-nts', 4)},
  'service-nts-16': {unit: 'ms', digits: 1, of: (runs) => serviceMs(runs, 'swoole-nts', 16)},
  'service-zts-16': {unit: 'ms', digits: 1, of: (runs) => serviceMs(runs, 'swoole-zts', 16)},
  'service-frankenphp-16': {
    unit: 'ms',
    digits: 1,
    of: (runs) => serviceMs(runs, 'frankenphp-octane', 16),
  },

  ...ends('blocking-in-flight', count, (runs) =>
    BLOCKING_CELLS.map((id) => inFlight(runs, id, 'p50')),
  ),
  ...ends('own-in-flight', count, (runs) => ownCells.map((id) => inFlight(runs, id, 'p50'))),
  'blocking-cells': {...count, of: () => BLOCKING_CELLS.length},
  'all-cells': {...count, of: (runs) => runs(RUN).measurements.length},
  'in-flight-trueasync-4': {...count, of: (runs) => inFlight(runs, 'trueasync-4', 'p50')},
  'in-flight-per-worker': {...count, of: (runs) => inFlight(runs, 'trueasync-4', 'p50') / 4},
  'in-flight-per-worker-p95': {...count, of: (runs) => inFlight(runs, 'trueasync-4', 'p95') / 4},
  'mean-for-two-dozen': {...ms, of: (runs) => (24 * 4 * 1000) / rate(runs, 'trueasync-4')},

  'earlier-cap': {...count, of: (runs) => earlierLoad(runs, 'maxVus')},
  'earlier-offered': {unit: 'perS', of: (runs) => earlierLoad(runs, 'arrivalRatePerS')},
  'earlier-queries': {
    ...count,
    of: (runs) => scenarioNumber(runs(EARLIER), 'bench-5', 'queriesPerRequest'),
  },
  'earlier-ratio': {
    unit: 'ratio',
    digits: 1,
    of: (runs) =>
      earlier(runs, 'swoole-4', 'latencyMs.p50') / earlier(runs, 'trueasync-4', 'latencyMs.p50'),
  },
  'earlier-capped': {
    ...ms,
    of: (runs) =>
      1000 *
      cappedLatencyS({
        maxVus: earlierLoad(runs, 'maxVus'),
        throughputPerS: earlier(runs, 'swoole-4', 'throughputPerS'),
      }),
  },
};
