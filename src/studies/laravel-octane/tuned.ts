import {pairedCells} from '../effects.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {count, mb, perS, ratio, share} from '../quantity.ts';
import {SERVERS} from './cells.ts';
import type {Holes, Quantities, Run, RunOf} from '../types.ts';

/** Servers as each is by itself and tuned by its documentation, at slots that differ. */
export const TUNED_RUN = 'laravel-octane/base-and-tuned';
export const SETTINGS = ['base', 'tuned'];
/** Scenarios by the names that panels and quantities have. */
export const SCENARIOS: Record<string, string> = {hello: 'hello', queries: 'bench-wait-2'};

/** Systems with their workers, by the names that quantities and categories have: by itself, tuned. */
const CELLS: Record<string, Record<string, string>> = {
  fpm: {
    base: `${SERVERS.bare.system}-by-itself-n5`,
    tuned: `${SERVERS.fpm.system}-tuned-n16`,
  },
  octane: {
    base: `${SERVERS.octane.system}-by-itself-n2`,
    tuned: `${SERVERS.octane.system}-tuned-octane-n16`,
  },
  symfony: {
    base: 'fpm-nginx-symfony-per-request-blocking-by-itself-n5',
    tuned: 'fpm-nginx-symfony-app-per-request-db-kept-blocking-tuned-preload-n16',
  },
  runner: {
    base: 'symfony-swoole-symfony-kept-blocking-by-itself-n2',
    tuned: 'symfony-swoole-symfony-kept-blocking-tuned-swoole-n16',
  },
};

/** Id of what was measured of a server: {setting} is base or tuned, {scenario} hello or queries. */
export const tunedId = ({server, setting, scenario}: Holes) =>
  `${CELLS[server][setting]}-${SCENARIOS[scenario]}-closed`;

const value = (path: string) => (runs: RunOf, holes: Holes) =>
  valueOf(runs(TUNED_RUN), tunedId(holes), path);

const workersOf = (run: Run, id: string) =>
  Number(run.measurements.find((one) => one.id === id)?.workers);

export const tunedQuantities: Quantities = {
  'tuned-rate-{setting}-{scenario}-{server}': perS[0](value('throughputPerS')),
  'tuned-memory-{setting}-{server}': mb[0]((runs, holes) =>
    value('memoryMb.loaded')(runs, {...holes, scenario: 'queries'}),
  ),
  // Of the machine's cores, everything on it together.
  'tuned-busy-{setting}-{scenario}-{server}': share[0](value('utilisation')),
  'tuned-workers-{setting}-{server}': count[0]((runs, holes) =>
    workersOf(runs(TUNED_RUN), tunedId({...holes, scenario: 'queries'})),
  ),
  // {server} over {other}, both by themselves or both tuned.
  'tuned-times-{setting}-{scenario}-{server}-{other}': ratio[2]((runs, holes) =>
    pairedCells(runs(TUNED_RUN), [tunedId(holes), tunedId({...holes, server: holes.other})]),
  ),
  // Tuned over by itself.
  'tuned-gain-{scenario}-{server}': ratio[2]((runs, holes) =>
    pairedCells(runs(TUNED_RUN), [
      tunedId({...holes, setting: 'tuned'}),
      tunedId({...holes, setting: 'base'}),
    ]),
  ),
};
