import React from 'react';
import EffectsStill from '@still/effects';
import Explorable from '../frame/Explorable.tsx';
import {LEFT_OUT_KEYS} from '../frame/left-out.ts';
import {KEYS} from './state.ts';

/** State and coroutines as two factors with four cells: their effects, and how far these go beyond their product. */
export default function TwoByTwoEffects() {
  return (
    <Explorable
      name="effects"
      Still={EffectsStill}
      urlKeys={[...KEYS, 'guess', ...LEFT_OUT_KEYS]}
    />
  );
}
