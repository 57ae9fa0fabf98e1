// @ts-check
import {valueOf} from '../../../../lib/result/read.js';
import {valueWithEnds} from '../../../../lib/result/stated.js';
import {all, cell, OWN, RUNTIMES, withEnds} from './read.js';

/** @import {RunOf} from '../../types.js' */

const KB_PER_MB = 1000;
const SOME = 'actors-10000';
const MANY = 'actors-100000';

/** @param {RunOf} runs @param {string} id */
const kb = (runs, id) => {
  const {value, low, high} = valueWithEnds(runs(OWN), id, 'memoryMb.perActor');
  return {value: value * KB_PER_MB, low: low * KB_PER_MB, high: high * KB_PER_MB};
};

/** @param {RunOf} runs @param {string} runtime */
const living = (runs, runtime) => valueOf(runs(OWN), cell(runtime, MANY), 'operations');

/** @param {string} runtime @returns {import('../../types.js').Quantities} */
const ofRuntime = (runtime) => ({
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

/** Memory areas that the kernel lets a process have. @param {import('../../types.js').RunOf} runs */
const mostMaps = (runs) => Number(runs(OWN).environment.settings?.['vm.max_map_count']);

/**
 * What waiting actors take, and how many of them there can be.
 *
 * @type {import('../../types.js').Quantities}
 */
export const memory = {
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
