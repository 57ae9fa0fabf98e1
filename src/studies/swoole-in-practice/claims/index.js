// @ts-check
import {claims as effects} from './effects.js';
import {claims as summary} from './summary.js';
import {claims as theory} from './theory.js';
import {claims as counterEvidence} from './counter-evidence.js';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...effects, ...summary, ...theory, ...counterEvidence];
