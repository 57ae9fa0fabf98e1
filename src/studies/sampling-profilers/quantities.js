// @ts-check
import {cost} from './quantities/cost.js';
import {more} from './quantities/more.js';
import {samples} from './quantities/samples.js';
import {session} from './quantities/session.js';
import {truth} from './quantities/truth.js';

/**
 * Every number that the study derives from its result files, named once.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {...session, ...samples, ...cost, ...truth, ...more};
