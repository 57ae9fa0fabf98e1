import React from 'react';
import CompareStill from '@still/compare';
import Explorable from '../frame/Explorable.tsx';
import {LEFT_OUT_KEYS} from '../frame/left-out.ts';
import {KEYS} from './state.ts';

/** Two to four measured systems of a study: may they be compared, and what separates them? */
export default function Compare() {
  return <Explorable name="compare" Still={CompareStill} urlKeys={[...KEYS, ...LEFT_OUT_KEYS]} />;
}
