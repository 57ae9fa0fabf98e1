import {claims as traffic} from './traffic.ts';
import {claims as setUp} from './set-up.ts';
import {claims as latency} from './latency.ts';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...traffic, ...setUp, ...latency];
