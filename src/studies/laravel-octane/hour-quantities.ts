import {loadOf, measurementOf, valueOf} from '../../../lib/result/read.ts';
import {bytes, count, mb, ms, perS, ratio, share} from '../quantity.ts';
import {
  COROUTINES_RUN,
  growthPerHour,
  HOUR_RUN,
  hourOf,
  lostIn,
  serversIn,
  settingOf,
  timesOver,
  valuesOver,
  wholeId,
} from './hour.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

const ofWhole =
  (path: string) =>
  (runs: RunOf, {server}: Holes) =>
    valueOf(runs(hourOf(server)), wholeId(server), path);

const ofAll = (hour: string, of: (runs: RunOf, holes: Holes) => number) => (runs: RunOf) =>
  serversIn(hour).reduce((sum, server) => sum + of(runs, {server}), 0);

const answered = ofWhole('completedRequests');
const lost = (runs: RunOf, {server}: Holes) => lostIn(runs(hourOf(server)), server);
const busyWith = (server: string) => share[0]((runs) => ofWhole('utilisation')(runs, {server}));

const p99s = (runs: RunOf, {server}: Holes) =>
  valuesOver(runs(hourOf(server)), server, 'latencyMs.p99');

const BYTES_PER_MB = 1e6;
const MEMORY = 'memoryMb.loaded';
const growth = (runs: RunOf, {server}: Holes) =>
  growthPerHour(runs(hourOf(server)), server, MEMORY);

/** Of the hours side by side. */
export const hourQuantities: Quantities = {
  'hour-busy': busyWith('fpm'),
  'coroutines-busy': busyWith('beside'),
  'hour-rate': perS[0]((runs) => {
    const run = runs(HOUR_RUN);
    return Number(loadOf(run, measurementOf(run, wholeId('fpm'))).arrivalRatePerS);
  }),
  // Requests after which a worker is replaced.
  'hour-limit-{server}': count[0]((runs, {server}) =>
    settingOf(runs(hourOf(server)), server, 'maxRequests'),
  ),
  'hour-answered': count[0](ofAll(HOUR_RUN, answered)),
  'hour-lost': count[0](ofAll(HOUR_RUN, lost)),
  'coroutines-answered': count[0](ofAll(COROUTINES_RUN, answered)),
  'coroutines-lost': count[0](ofAll(COROUTINES_RUN, lost)),
  'hour-p99-{server}': ms[0](ofWhole('latencyMs.p99')),
  'hour-least-{server}': ms[0]((runs, holes) => Math.min(...p99s(runs, holes))),
  'hour-most-{server}': ms[0]((runs, holes) => Math.max(...p99s(runs, holes))),
  'hour-memory-{server}': mb[0](ofWhole(MEMORY)),
  'hour-bytes-{server}': bytes[1](
    (runs, holes) => (BYTES_PER_MB * growth(runs, holes).value) / answered(runs, holes),
  ),
  'hour-growth-{server}': mb[2](growth),
  'hour-cpu-times-{server}-{other}': ratio[2]((runs, {server, other}) =>
    timesOver(runs(hourOf(server)), [server, other], 'cpuMs'),
  ),
};
