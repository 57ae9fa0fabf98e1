// @ts-check
import {claims as gain} from './gain.js';
import {claims as latency} from './latency.js';
import {claims as causes} from './causes.js';
import {claims as formula} from './formula.js';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...gain, ...latency, ...causes, ...formula];
