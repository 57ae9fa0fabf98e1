import {cost} from './quantities/cost.ts';
import {more} from './quantities/more.ts';
import {samples} from './quantities/samples.ts';
import {session} from './quantities/session.ts';
import {truth} from './quantities/truth.ts';
import type {Quantities} from '../types.ts';

/** Every number that the study derives from its result files, named once. */
export const quantities: Quantities = {...session, ...samples, ...cost, ...truth, ...more};
