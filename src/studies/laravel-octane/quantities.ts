import {loadOf, measurementOf, valueOf} from '../../../lib/result/read.ts';
import {pairedCells} from '../effects.ts';
import {mb, ms, perS, ratio} from '../quantity.ts';
import {cellId, OPCACHE_RUN, RATE, RUN} from './cells.ts';
import type {Holes, Quantities, Quantity, RunOf} from '../types.ts';

/** what the name of a quantity may say of a cell beside its server */
const HELLO = {slots: 2, waitMs: null};
const AT_RATE = {point: RATE};

type At = Parameters<typeof cellId>[1];

const value =
  (path: string, at?: At, run = RUN) =>
  (runs: RunOf, {server, wait}: Holes) =>
    valueOf(
      runs(run),
      cellId(server, wait === undefined ? at : {...at, waitMs: Number(wait)}),
      path,
    );

/** Throughput, or what the path says, of {server} over that of {other} within blocks. */
const times =
  (at?: At, path?: string, run = RUN) =>
  (runs: RunOf, {server, other}: Holes) =>
    pairedCells(runs(run), [cellId(server, at), cellId(other, at)], path);

const offered: Quantity['of'] = (runs) => {
  const run = runs(RUN);
  return Number(loadOf(run, measurementOf(run, cellId('octane', AT_RATE))).arrivalRatePerS);
};

/** {server} and {other} as in cells.ts; sixteen slots and a wait of 2 ms a query unless the name says otherwise. */
export const quantities: Quantities = {
  'rate-{server}': perS[0](value('throughputPerS')),
  'rate-wait-{wait}-{server}': perS[0](value('throughputPerS')),
  'memory-{server}': mb[0](value('memoryMb.loaded')),
  'p50-{server}': ms[0](value('latencyMs.p50', AT_RATE)),
  'p99-{server}': ms[0](value('latencyMs.p99', AT_RATE)),
  'times-{server}-{other}': ratio[2](times()),
  'times-hello-{server}-{other}': ratio[2](times(HELLO)),
  // The later session.
  'later-cpu-{server}': ms[1](value('cpuMs', undefined, OPCACHE_RUN)),
  'later-memory-{server}': mb[0](value('memoryMb.loaded', undefined, OPCACHE_RUN)),
  'later-times-{server}-{other}': ratio[2](times(undefined, undefined, OPCACHE_RUN)),
  'later-times-hello-{server}-{other}': ratio[2](times(HELLO, undefined, OPCACHE_RUN)),
  'later-cpu-times-{server}-{other}': ratio[2](times(undefined, 'cpuMs', OPCACHE_RUN)),
  'rate-offered': perS[0](offered),
};
