import {claims as factors} from './factors.ts';
import {claims as setUp} from './set-up.ts';
import {claims as rerun} from './rerun.ts';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...factors, ...setUp, ...rerun];
