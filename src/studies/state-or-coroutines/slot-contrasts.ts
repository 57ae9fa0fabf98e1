import {cornerAt, STATE} from '../../../lib/chart-data/corners.ts';
import {measurementWith} from '../../../lib/chart-data/design-cells.ts';
import type {Kept, Setting, Waiting} from '../../../lib/chart-data/corners.ts';
import type {Run} from '../types.ts';

/** how requests wait, and in how many slots */
export type Way = Setting & {waiting: Waiting};

export type SlotContrast = {id: string; from: Way; to: Way};

/** Slots that a worker with coroutines has, and processes that have as many together. */
const MANY = 16;

const processes: (workers: number) => Way = (workers) => ({waiting: 'blocking', workers});
const coroutines: (workers: number) => Way = (workers) => ({waiting: 'coroutine', workers});

/** The second factor beside state: one way of waiting, then another. */
export const STEP = Object.freeze({
  id: 'step',
  levels: ['before', 'after'] as const,
});

/**
 * What “coroutines” of the first run is made of. A worker with coroutines has sixteen slots in place of one, so the usual
 * contrast changes two things at once: `more-slots-…` changes their number alone, by processes, and `equal-slots` has
 * coroutines in place of processes and as many slots.
 */
export const SLOT_CONTRASTS: Record<
  'unequal-slots-1' | 'unequal-slots-2' | 'more-slots-1' | 'more-slots-2' | 'equal-slots',
  SlotContrast
> = {
  'unequal-slots-1': {id: 'unequal-slots-1', from: processes(1), to: coroutines(1)},
  'unequal-slots-2': {id: 'unequal-slots-2', from: processes(2), to: coroutines(2)},
  'more-slots-1': {id: 'more-slots-1', from: processes(1), to: processes(MANY)},
  'more-slots-2': {id: 'more-slots-2', from: processes(2), to: processes(MANY)},
  'equal-slots': {id: 'equal-slots', from: processes(MANY), to: coroutines(1)},
};

/** The design of a contrast: state, and the step from one way of waiting to the other. */
export const slotDesign = (run: Run, {from, to}: SlotContrast) => ({
  factors: [STATE, STEP] as const,
  measurementAt: ([state, step]: [Kept, 'before' | 'after']) => {
    const {waiting, ...setting} = step === 'before' ? from : to;
    return measurementWith(run, cornerAt(state, waiting, setting));
  },
});
