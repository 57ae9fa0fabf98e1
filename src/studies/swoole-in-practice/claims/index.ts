import {claims as effects} from './effects.ts';
import {claims as summary} from './summary.ts';
import {claims as theory} from './theory.ts';
import {claims as counterEvidence} from './counter-evidence.ts';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...effects, ...summary, ...theory, ...counterEvidence];
