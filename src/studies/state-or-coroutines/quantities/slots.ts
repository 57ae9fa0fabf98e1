import {effectsOf} from '../../../../lib/chart-data/effects.ts';
import {SLOT_CONTRASTS, slotDesign} from '../slot-contrasts.ts';
import {OWN, effect} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';
import type {SlotContrast} from '../slot-contrasts.ts';

/** Effects by the names that quantities have, and those of `effectsOf`. */
const NAMES = {
  both: 'state:step',
  step: 'step',
  'step-dropped': 'step-when-dropped',
  'step-kept': 'step-when-kept',
};

const ofContrast = (contrast: SlotContrast): Quantities => {
  const effects = (runs: RunOf) => effectsOf(runs(OWN), slotDesign(runs(OWN), contrast));
  return Object.assign(
    {},
    ...Object.entries(NAMES).map(([name, wanted]) =>
      effect(`${contrast.id}-${name}`, effects, wanted, 2),
    ),
  );
};

/** The first run’s “coroutines” taken apart: more slots, and coroutines in place of as many processes. */
export const slots: Quantities = Object.assign(
  {},
  ...Object.values(SLOT_CONTRASTS).map(ofContrast),
);
