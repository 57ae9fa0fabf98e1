import {loadOf, measurementOf, valueOf} from '../../../lib/result/read.ts';
import {bytes, count, mb, ms, perS, ratio, share} from '../quantity.ts';
import {
  growthPerHour,
  HOUR_RUN,
  HOUR_SERVERS,
  lostIn,
  settingOf,
  timesOver,
  valuesOver,
  wholeId,
} from './hour.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

const ofWhole =
  (path: string) =>
  (runs: RunOf, {server = 'fpm'}: Holes) =>
    valueOf(runs(HOUR_RUN), wholeId(server), path);

const ofAll = (of: (runs: RunOf, server: string) => number) => (runs: RunOf) =>
  HOUR_SERVERS.reduce((sum, server) => sum + of(runs, server), 0);

const p99s = (runs: RunOf, {server}: Holes) => valuesOver(runs(HOUR_RUN), server, 'latencyMs.p99');

const BYTES_PER_MB = 1e6;
const MEMORY = 'memoryMb.loaded';

/** Of the hour side by side. */
export const hourQuantities: Quantities = {
  'hour-busy': share[0](ofWhole('utilisation')),
  'hour-rate': perS[0]((runs) => {
    const run = runs(HOUR_RUN);
    return Number(loadOf(run, measurementOf(run, wholeId('fpm'))).arrivalRatePerS);
  }),
  // Requests after which a worker is replaced.
  'hour-limit-{server}': count[0]((runs, {server}) =>
    settingOf(runs(HOUR_RUN), server, 'maxRequests'),
  ),
  'hour-answered': count[0](ofAll((runs, server) => ofWhole('completedRequests')(runs, {server}))),
  'hour-lost': count[0](ofAll((runs, server) => lostIn(runs(HOUR_RUN), server))),
  'hour-p99-{server}': ms[0](ofWhole('latencyMs.p99')),
  'hour-least-{server}': ms[0]((runs, holes) => Math.min(...p99s(runs, holes))),
  'hour-most-{server}': ms[0]((runs, holes) => Math.max(...p99s(runs, holes))),
  'hour-memory-{server}': mb[0](ofWhole(MEMORY)),
  'hour-bytes-{server}': bytes[1](
    (runs, {server}) =>
      (BYTES_PER_MB * growthPerHour(runs(HOUR_RUN), server, MEMORY).value) /
      ofWhole('completedRequests')(runs, {server}),
  ),
  'hour-growth-{server}': mb[2]((runs, {server}) => growthPerHour(runs(HOUR_RUN), server, MEMORY)),
  'hour-cpu-times-{server}-{other}': ratio[2]((runs, {server, other}) =>
    timesOver(runs(HOUR_RUN), [server, other], 'cpuMs'),
  ),
};
