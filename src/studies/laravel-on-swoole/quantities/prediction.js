// @ts-check
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.js';
import {requestTimes} from '../../../../lib/chart-data/predicted-throughput.js';
import {atCorners, CORNERS, effectOfRates} from '../../../../lib/gains/corner-bounds.js';
import {placedBounds} from '../../../../lib/queueing/index.js';
import {valueOf} from '../../../../lib/result/read.js';
import {coresOf} from '../../../../lib/result/stated.js';
import {APPS, corner, COST, each, PLACEMENTS, runWith, WORKERS} from './read.js';
import {alone} from './cost.js';

export {CORNERS};

/**
 * @typedef {import('../../types.js').RunOf} RunOf
 * @typedef {import('../../../../lib/gains/corner-bounds.js').CornerKey} CornerKey
 * @typedef {import('../../types.js').Quantities} Quantities
 * @typedef {import('./read.js').Placement} Placement
 * @typedef {Parameters<typeof effectOfRates>[0]} EffectName
 * @typedef {{placement: string, cores?: number}} Machine
 */

/** State and waiting of each corner. @type {Record<CornerKey, readonly [import('./read.js').Kept, import('./read.js').Waiting]>} */
export const KEYS = {
  y00: ['dropped', 'blocking'],
  y01: ['dropped', 'coroutine'],
  y10: ['kept', 'blocking'],
  y11: ['kept', 'coroutine'],
};

/** Slots of a worker by its way of waiting. */
const SLOTS = {blocking: 1, coroutine: 16};
/** More cores than two workers and the processes beside them can use. */
const MANY_CORES = 64;

/**
 * The lowest bound of a corner, from a request that was alone.
 * @param {RunOf} runs
 * @param {string} app
 * @param {CornerKey} key
 * @param {Machine} machine that of the run unless it says otherwise
 */
export function boundOf(runs, app, key, {placement, cores = coresOf(runs(COST))}) {
  const [state, waiting] = KEYS[key];
  const times = requestTimes(runs(COST), alone(app, state));
  if (!times)
    throw new RangeError(`run “${COST}” has no request of “${app}” alone, state ${state}.`);
  const {cpuS, ioS, sharedCpuS} = times;
  return placedBounds(
    {workers: WORKERS, coroutinesPerWorker: SLOTS[waiting], cpuS, ioS, sharedCpuS},
    placement === 'apart' ? {phpCores: 1, otherCores: cores - 1} : {cores},
  );
}

/**
 * Measured throughput of a corner over its lowest bound.
 *
 * @param {RunOf} runs
 * @param {string} app
 * @param {CornerKey} key
 * @param {Placement} place
 */
export function ofBound(runs, app, key, place) {
  const {placement} = place;
  const run = runs(runWith(place, app));
  const {id} = requireMeasurementWith(run, corner(app, ...KEYS[key], placement));
  return valueOf(run, id, 'throughputPerS') / boundOf(runs, app, key, {placement}).throughputPerS;
}

/** @type {(name: string, effect: EffectName, app: string, machine: Machine) => Quantities} */
const modelled = (name, effect, app, machine) => ({
  [name]: {
    unit: 'ratio',
    digits: 1,
    of: (runs) =>
      effectOfRates(
        effect,
        atCorners((key) => boundOf(runs, app, key, machine).throughputPerS),
      ),
  },
});

/** @param {RunOf} runs @param {Placement} place */
const sharesOf = (runs, place) =>
  APPS.flatMap((app) => CORNERS.map((key) => ofBound(runs, app, key, place)));

/** @param {Placement} place @returns {Quantities} */
const ofPlace = (place) => ({
  [`${place.prefix}of-bound-least`]: {
    ...{unit: 'ratio', digits: 2},
    of: (runs) => Math.min(...sharesOf(runs, place)),
  },
  [`${place.prefix}of-bound-most`]: {
    ...{unit: 'ratio', digits: 2},
    of: (runs) => Math.max(...sharesOf(runs, place)),
  },
});

/** What single requests predict, for each application and placement, and on a machine with many cores. */
export const prediction = {
  ...each(PLACEMENTS, ofPlace),
  ...each(PLACEMENTS, ({prefix, placement}) =>
    each(APPS, (app) => ({
      ...modelled(`${prefix}modelled-both-${app}`, 'state:waiting', app, {placement}),
      ...modelled(`${prefix}modelled-waiting-kept-${app}`, 'waiting-when-kept', app, {placement}),
    })),
  ),
  ...each(APPS, (app) => ({
    ...modelled(`many-cores-both-${app}`, 'state:waiting', app, {
      placement: 'shared',
      cores: MANY_CORES,
    }),
    ...modelled(`many-cores-waiting-kept-${app}`, 'waiting-when-kept', app, {
      placement: 'shared',
      cores: MANY_CORES,
    }),
  })),
};
