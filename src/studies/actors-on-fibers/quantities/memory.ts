import {valueOf} from '../../../../lib/result/read.ts';
import {valueWithEnds} from '../../../../lib/result/stated.ts';
import {all, cell, OWN, RUNTIMES, withEnds} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const KB_PER_MB = 1000;
const SOME = 'actors-10000';
const MANY = 'actors-100000';

const kb = (runs: RunOf, id: string) => {
  const {value, low, high} = valueWithEnds(runs(OWN), id, 'memoryMb.perActor');
  return {value: value * KB_PER_MB, low: low * KB_PER_MB, high: high * KB_PER_MB};
};

const living = (runs: RunOf, runtime: string) =>
  valueOf(runs(OWN), cell(runtime, MANY), 'operations');

const ofRuntime = (runtime: string): Quantities => ({
  ...withEnds(`kb-${runtime}`, {unit: 'kb', digits: 1}, (runs) => kb(runs, cell(runtime, SOME))),
  [`kb-created-${runtime}`]: {
    unit: 'kb',
    digits: 1,
    of: (runs) => kb(runs, `${cell(runtime, SOME)}-created`).value,
  },
  [`living-${runtime}`]: {unit: 'count', of: (runs) => living(runs, runtime)},
  [`mb-many-${runtime}`]: {
    unit: 'mb',
    digits: 0,
    of: (runs) =>
      valueOf(runs(OWN), cell(runtime, MANY), 'memoryMb.perActor') * living(runs, runtime),
  },
});

/** Memory areas that the kernel lets a process have. */
const mostMaps = (runs: RunOf) => Number(runs(OWN).environment.settings?.['vm.max_map_count']);

/** What waiting actors take, and how many of them there can be. */
export const memory: Quantities = {
  ...all(RUNTIMES.map(ofRuntime)),
  'asked-actors': {unit: 'count', of: () => Number(MANY.split('-')[1])},
  'some-actors': {unit: 'count', of: () => Number(SOME.split('-')[1])},
  'max-map-count': {
    unit: 'count',
    of: mostMaps,
  },
  'maps-per-fiber': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => mostMaps(runs) / living(runs, 'fiber'),
  },
};
