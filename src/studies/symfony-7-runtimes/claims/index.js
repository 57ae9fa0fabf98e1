// @ts-check
import {claims as factors} from './factors.js';
import {claims as setUp} from './set-up.js';
import {claims as rerun} from './rerun.js';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...factors, ...setUp, ...rerun];
