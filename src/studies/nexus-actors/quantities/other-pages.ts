import {cappedLatencyS, requestsInFlight} from '../../../../lib/queueing/index.ts';
import {measurementsOf, valueOf} from '../../../../lib/result/read.ts';
import {loadNumber} from '../../../../lib/result/stated.ts';
import {least, most, MS_PER_S} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const TCP = 'nexus-actors/cluster-tcp';
const HTTP = 'nexus-actors/http';

const clusters = (runs: RunOf, k: number, path: string = 'messagesPerS') =>
  valueOf(runs(TCP), `clusters-${k}`, path);
const scaling = (runs: RunOf, k: number) => clusters(runs, k) / clusters(runs, 1);
const tuning = (runs: RunOf, bytes: number) =>
  valueOf(runs(TCP), `tell-${bytes}-after`, 'messagesPerS') /
  valueOf(runs(TCP), `tell-${bytes}-before`, 'messagesPerS');

const http = (runs: RunOf, id: string, path: string) => valueOf(runs(HTTP), id, path);
const inFlight = (runs: RunOf) =>
  measurementsOf(runs(HTTP)).map(({id}) =>
    requestsInFlight({
      throughputPerS: http(runs, id, 'throughputPerS'),
      latencyS: http(runs, id, 'latencyMs.mean') / MS_PER_S,
    }),
  );

/** What two other pages of the project say, which this study holds against the first. */
export const otherPages: Quantities = {
  ...Object.fromEntries(
    [1, 8, 12, 16].flatMap((k) => [
      [`clusters-${k}`, {unit: 'opsPerS', of: (runs) => clusters(runs, k)}],
      [`cpu-${k}`, {unit: 'cores', digits: 1, of: (runs) => clusters(runs, k, 'cpuCores')}],
    ]),
  ),
  ...Object.fromEntries(
    [2, 4, 8, 12, 16].map((k) => [
      `scaling-${k}`,
      {unit: 'ratio', digits: 2, of: (runs) => scaling(runs, k)},
    ]),
  ),
  'last-four-gain': {
    unit: 'share',
    digits: 0,
    of: (runs) => clusters(runs, 16) / clusters(runs, 12) - 1,
  },
  'last-four-cpu': {
    unit: 'share',
    digits: 0,
    of: (runs) => clusters(runs, 16, 'cpuCores') / clusters(runs, 12, 'cpuCores') - 1,
  },
  'large-share': {
    unit: 'share',
    digits: 0,
    of: (runs) =>
      valueOf(runs(TCP), 'tell-16384-after', 'messagesPerS') /
      valueOf(runs(TCP), 'tell-64-after', 'messagesPerS'),
  },
  'tuning-64': {unit: 'ratio', digits: 2, of: (runs) => tuning(runs, 64)},
  'tuning-1024': {unit: 'ratio', digits: 2, of: (runs) => tuning(runs, 1024)},

  'http-connections': {unit: 'count', of: (runs) => loadNumber(runs(HTTP), 'baseline', 'vus')},
  'http-least-in-flight': {unit: 'count', digits: 0, of: (runs) => least(inFlight(runs))},
  'http-most-in-flight': {unit: 'count', digits: 0, of: (runs) => most(inFlight(runs))},
  'http-latency': {unit: 'ms', of: (runs) => http(runs, 'baseline', 'latencyMs.mean')},
  'http-rate': {unit: 'perS', of: (runs) => http(runs, 'baseline', 'throughputPerS')},
  'http-possible-latency': {
    unit: 'ms',
    digits: 2,
    of: (runs) =>
      MS_PER_S *
      cappedLatencyS({
        maxVus: loadNumber(runs(HTTP), 'baseline', 'vus'),
        throughputPerS: http(runs, 'baseline', 'throughputPerS'),
      }),
  },
  'http-timeouts-before': {
    unit: 'count',
    of: (runs) => http(runs, 'baseline', 'errorsByKind.timeout'),
  },
  'http-timeouts-after': {
    unit: 'count',
    of: (runs) => http(runs, 'sysctls', 'errorsByKind.timeout'),
  },
  'http-fewer-timeouts': {
    unit: 'share',
    digits: 0,
    of: (runs) =>
      1 -
      http(runs, 'sysctls', 'errorsByKind.timeout') /
        http(runs, 'baseline', 'errorsByKind.timeout'),
  },
};
