import {claims as gain} from './gain.ts';
import {claims as latency} from './latency.ts';
import {claims as causes} from './causes.ts';
import {claims as formula} from './formula.ts';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...gain, ...latency, ...causes, ...formula];
