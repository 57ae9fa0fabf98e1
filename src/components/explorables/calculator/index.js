import React from 'react';
import CalculatorStill from '@still/calculator';
import Explorable from '../frame/Explorable.js';
import {KEYS} from './url-state.js';

/** Calculator of what a server gives with blocking workers and with coroutines. */
export default function Calculator() {
  return <Explorable name="calculator" Still={CalculatorStill} urlKeys={KEYS} />;
}
