// @ts-check
import {effectsOf} from '../../../../lib/chart-data/effects.js';
import {SLOT_CONTRASTS, slotDesign} from '../slot-contrasts.js';
import {OWN, effect} from './read.js';

/** @import {Quantities, RunOf} from '../../types.js' */
/** @import {SlotContrast} from '../slot-contrasts.js' */

/** Effects by the names that quantities have, and those of `effectsOf`. */
const NAMES = {
  both: 'state:step',
  step: 'step',
  'step-dropped': 'step-when-dropped',
  'step-kept': 'step-when-kept',
};

/** @param {SlotContrast} contrast @returns {Quantities} */
const ofContrast = (contrast) => {
  const effects = (/** @type {RunOf} */ runs) =>
    effectsOf(runs(OWN), slotDesign(runs(OWN), contrast));
  return Object.assign(
    {},
    ...Object.entries(NAMES).map(([name, wanted]) =>
      effect(`${contrast.id}-${name}`, effects, wanted, 2),
    ),
  );
};

/**
 * The first run’s “coroutines” taken apart: more slots, and coroutines in place of as many processes.
 *
 * @type {Quantities}
 */
export const slots = Object.assign({}, ...Object.values(SLOT_CONTRASTS).map(ofContrast));
