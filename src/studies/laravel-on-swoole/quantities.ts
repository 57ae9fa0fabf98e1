import {below} from './quantities/below.ts';
import {boot} from './quantities/boot.ts';
import {cost} from './quantities/cost.ts';
import {effects} from './quantities/effects.ts';
import {otherSessions} from './quantities/other-sessions.ts';
import {prediction} from './quantities/prediction.ts';
import {probe} from './quantities/probe.ts';
import {rates} from './quantities/rates.ts';
import {session} from './quantities/session.ts';
import {slots} from './quantities/slots.ts';
import type {Quantities} from '../types.ts';

/** Every number that the study derives from its result files, named once. */
export const quantities: Quantities = {
  ...session,
  ...rates,
  ...effects,
  ...otherSessions,
  ...cost,
  ...boot,
  ...prediction,
  ...slots,
  ...below,
  ...probe,
};
