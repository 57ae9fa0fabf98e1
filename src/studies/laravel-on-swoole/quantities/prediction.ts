import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.ts';
import {requestTimes} from '../../../../lib/chart-data/predicted-throughput.ts';
import {atCorners, CORNERS, effectOfRates} from '../../../../lib/gains/corner-bounds.ts';
import {placedBounds} from '../../../../lib/queueing/index.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {coresOf} from '../../../../lib/result/stated.ts';
import {ratio} from '../../quantity.ts';
import {alone, APPS, corner, COST, PLACEMENTS, runWith, WORKERS} from '../cells.ts';
import type {CornerKey} from '../../../../lib/gains/corner-bounds.ts';
import type {Quantities, RunOf} from '../../types.ts';
import type {Kept, Placement, Waiting} from '../cells.ts';

export {CORNERS};

export type EffectName = Parameters<typeof effectOfRates>[0];

export type Machine = {placement: string; cores?: number};

/** State and waiting of each corner. */
export const KEYS: Record<CornerKey, readonly [Kept, Waiting]> = {
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
 *
 * @param machine that of the run unless it says otherwise
 */
export function boundOf(
  runs: RunOf,
  app: string,
  key: CornerKey,
  {placement, cores = coresOf(runs(COST))}: Machine,
) {
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

/** Measured throughput of a corner over its lowest bound. */
export function ofBound(runs: RunOf, app: string, key: CornerKey, place: Placement) {
  const {placement} = place;
  const run = runs(runWith(place, app));
  const {id} = requireMeasurementWith(run, corner(app, ...KEYS[key], placement));
  return valueOf(run, id, 'throughputPerS') / boundOf(runs, app, key, {placement}).throughputPerS;
}

const MODELLED: Record<string, EffectName> = {
  both: 'state:waiting',
  'waiting-kept': 'waiting-when-kept',
};

const sharesOf = (runs: RunOf, place: Placement) =>
  APPS.flatMap((app) => CORNERS.map((key) => ofBound(runs, app, key, place)));

const [TOGETHER, APART] = PLACEMENTS;

/** What single requests predict, for each placement, and on a machine with many cores. */
export const prediction: Quantities = {
  'of-bound-least': ratio[2]((runs) => Math.min(...sharesOf(runs, TOGETHER))),
  'of-bound-most': ratio[2]((runs) => Math.max(...sharesOf(runs, TOGETHER))),
  'apart-of-bound-least': ratio[2]((runs) => Math.min(...sharesOf(runs, APART))),
  'apart-of-bound-most': ratio[2]((runs) => Math.max(...sharesOf(runs, APART))),
  'many-cores-{effect}-{app}': ratio[1]((runs, {effect, app}) => {
    const machine = {placement: 'shared', cores: MANY_CORES};
    return effectOfRates(
      MODELLED[effect],
      atCorners((key) => boundOf(runs, app, key, machine).throughputPerS),
    );
  }),
};
