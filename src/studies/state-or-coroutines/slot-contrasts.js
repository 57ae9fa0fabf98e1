// @ts-check
import {cornerAt, STATE} from '../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../lib/chart-data/design-cells.js';

/** @import {Run} from '../types.js' */
/** @import {Kept, Setting, Waiting} from '../../../lib/chart-data/corners.js' */

/**
 * @typedef {Setting & {waiting: Waiting}} Way how requests wait, and in how many slots
 * @typedef {{id: string, from: Way, to: Way}} SlotContrast
 */

/** Slots that a worker with coroutines has, and processes that have as many together. */
const MANY = 16;

/** @type {(workers: number) => Way} */
const processes = (workers) => ({waiting: 'blocking', workers});
/** @type {(workers: number) => Way} */
const coroutines = (workers) => ({waiting: 'coroutine', workers});

/** The second factor beside state: one way of waiting, then another. */
export const STEP = Object.freeze({
  id: 'step',
  levels: /** @type {const} */ (['before', 'after']),
});

/**
 * What “coroutines” of the first run is made of. A worker with coroutines has sixteen slots in place of one, so the usual
 * contrast changes two things at once: `more-slots-…` changes their number alone, by processes, and `equal-slots` has
 * coroutines in place of processes and as many slots.
 *
 * @type {Record<'unequal-slots-1' | 'unequal-slots-2' | 'more-slots-1' | 'more-slots-2' | 'equal-slots', SlotContrast>}
 */
export const SLOT_CONTRASTS = {
  'unequal-slots-1': {id: 'unequal-slots-1', from: processes(1), to: coroutines(1)},
  'unequal-slots-2': {id: 'unequal-slots-2', from: processes(2), to: coroutines(2)},
  'more-slots-1': {id: 'more-slots-1', from: processes(1), to: processes(MANY)},
  'more-slots-2': {id: 'more-slots-2', from: processes(2), to: processes(MANY)},
  'equal-slots': {id: 'equal-slots', from: processes(MANY), to: coroutines(1)},
};

/**
 * The design of a contrast: state, and the step from one way of waiting to the other.
 *
 * @param {Run} run
 * @param {SlotContrast} contrast
 */
export const slotDesign = (run, {from, to}) => ({
  factors: /** @type {const} */ ([STATE, STEP]),
  measurementAt: (/** @type {[Kept, 'before' | 'after']} */ [state, step]) => {
    const {waiting, ...setting} = step === 'before' ? from : to;
    return measurementWith(run, cornerAt(state, waiting, setting));
  },
});
