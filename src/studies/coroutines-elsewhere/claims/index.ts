import {claims as cases} from './cases.ts';
import {claims as python} from './python.ts';
import {claims as servers} from './servers.ts';
import {claims as switching} from './switching.ts';

/** What the two pages claim, in the order in which a reader of the study meets it. */
export const claims = [...switching, ...servers, ...python, ...cases];
