// @ts-check
import {claims as traffic} from './traffic.js';
import {claims as setUp} from './set-up.js';
import {claims as latency} from './latency.js';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...traffic, ...setUp, ...latency];
