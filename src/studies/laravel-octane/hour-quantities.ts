import {loadOf, measurementOf, valueOf} from '../../../lib/result/read.ts';
import {count, mb, ms, perS, ratio, share} from '../quantity.ts';
import {
  growthPerHour,
  HOUR_RUN,
  levelsIn,
  lostIn,
  timesOver,
  valuesOver,
  wholeId,
  windowsOf,
} from './hour.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

const ofWhole =
  (path: string) =>
  (runs: RunOf, {server = 'fpm'}: Holes) =>
    valueOf(runs(HOUR_RUN), wholeId(server), path);

const p99s = (runs: RunOf, {server}: Holes) =>
  valuesOver(runs(HOUR_RUN), server, 'latencyMs.p99');

const MEMORY = 'memoryMb.loaded';

/** Of the hour side by side. */
export const hourQuantities: Quantities = {
  'hour-busy': share[0](ofWhole('utilisation')),
  'hour-rate': perS[0]((runs) => {
    const run = runs(HOUR_RUN);
    return Number(loadOf(run, measurementOf(run, wholeId('fpm'))).arrivalRatePerS);
  }),
  'hour-windows': count[0]((runs) => windowsOf(runs(HOUR_RUN), 'fpm').length),
  'hour-answered-{server}': count[0](ofWhole('completedRequests')),
  'hour-lost-{server}': count[0]((runs, {server}) => lostIn(runs(HOUR_RUN), server)),
  'hour-p99-{server}': ms[0](ofWhole('latencyMs.p99')),
  'hour-max-{server}': ms[0](ofWhole('latencyMs.max')),
  'hour-least-{server}': ms[0]((runs, holes) => Math.min(...p99s(runs, holes))),
  'hour-most-{server}': ms[0]((runs, holes) => Math.max(...p99s(runs, holes))),
  'hour-memory-{server}': mb[0](ofWhole(MEMORY)),
  'hour-growth-{server}': mb[1]((runs, {server}) => growthPerHour(runs(HOUR_RUN), server, MEMORY)),
  'hour-levels-{server}': count[0]((runs, {server}) => levelsIn(runs(HOUR_RUN), server, MEMORY)),
  'hour-cpu-{server}': ms[1](ofWhole('cpuMs')),
  'hour-cpu-times-{server}-{other}': ratio[2]((runs, {server, other}) =>
    timesOver(runs(HOUR_RUN), [server, other], 'cpuMs'),
  ),
};
