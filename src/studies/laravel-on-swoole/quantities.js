// @ts-check
import {below} from './quantities/below.js';
import {boot} from './quantities/boot.js';
import {cost} from './quantities/cost.js';
import {effects} from './quantities/effects.js';
import {otherSessions} from './quantities/other-sessions.js';
import {prediction} from './quantities/prediction.js';
import {probe} from './quantities/probe.js';
import {rates} from './quantities/rates.js';
import {session} from './quantities/session.js';
import {slots} from './quantities/slots.js';

/**
 * Every number that the study derives from its result files, named once.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {
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
