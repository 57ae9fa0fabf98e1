import {measurementOf, valueOf} from '../../../lib/result/read.ts';
import {pairedCells} from '../effects.ts';
import {cellOf} from '../harness-cells.ts';
import {count, mb, perS, ratio, share} from '../quantity.ts';
import {SERVERS} from './cells.ts';
import type {At, Server} from '../harness-cells.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

/** Servers as each comes and tuned, partly by documentation, at slots that differ. */
export const TUNED_RUN = 'laravel-octane/base-and-tuned';
export const SETTINGS = ['base', 'tuned'];
/** Scenarios by the names that panels and quantities have. */
export const SCENARIOS: Record<string, At> = {hello: {waitMs: null}, queries: {}};

/** By the names that quantities and categories have: as it comes, tuned. */
const CELLS: Record<string, Record<string, Server>> = {
  fpm: {
    base: {system: `${SERVERS.bare.system}-by-itself`, workers: 5},
    tuned: {system: `${SERVERS.fpm.system}-tuned`},
  },
  octane: {
    base: {system: `${SERVERS.octane.system}-by-itself`, workers: 2},
    tuned: {system: `${SERVERS.octane.system}-tuned-octane`},
  },
  symfony: {
    base: {system: 'fpm-nginx-symfony-per-request-blocking-by-itself', workers: 5},
    tuned: {system: 'fpm-nginx-symfony-app-per-request-db-kept-blocking-tuned-preload'},
  },
  runner: {
    base: {system: 'symfony-swoole-symfony-kept-blocking-by-itself', workers: 2},
    tuned: {system: 'symfony-swoole-symfony-kept-blocking-tuned-swoole'},
  },
};

/** Id of what was measured of a server: {setting} is base or tuned, {scenario} hello or queries. */
export const tunedId = ({server, setting, scenario = 'queries'}: Holes) =>
  cellOf(CELLS[server][setting], SCENARIOS[scenario]);

const value = (path: string) => (runs: RunOf, holes: Holes) =>
  valueOf(runs(TUNED_RUN), tunedId(holes), path);

export const tunedQuantities: Quantities = {
  'tuned-rate-{setting}-{scenario}-{server}': perS[0](value('throughputPerS')),
  'tuned-memory-{setting}-{server}': mb[0](value('memoryMb.loaded')),
  // Of the machine's cores, everything on it together.
  'tuned-busy-{setting}-{scenario}-{server}': share[0](value('utilisation')),
  'tuned-workers-{setting}-{server}': count[0]((runs, holes) =>
    Number(measurementOf(runs(TUNED_RUN), tunedId(holes)).workers),
  ),
  // Requests after which Octane as it comes replaces a worker.
  'tuned-limit': count[0]((runs) =>
    Number(runs(TUNED_RUN).systems[CELLS.octane.base.system].settings?.maxRequests),
  ),
  // {server} over {other}, both as they come or both tuned.
  'tuned-times-{setting}-{scenario}-{server}-{other}': ratio[2]((runs, holes) =>
    pairedCells(runs(TUNED_RUN), [tunedId(holes), tunedId({...holes, server: holes.other})]),
  ),
  // Tuned over as it comes.
  'tuned-gain-{scenario}-{server}': ratio[2]((runs, holes) =>
    pairedCells(runs(TUNED_RUN), [
      tunedId({...holes, setting: 'tuned'}),
      tunedId({...holes, setting: 'base'}),
    ]),
  ),
};
