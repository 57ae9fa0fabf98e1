// @ts-check
import {claims as cases} from './cases.js';
import {claims as python} from './python.js';
import {claims as servers} from './servers.js';
import {claims as switching} from './switching.js';

/** What the two pages claim, in the order in which a reader of the study meets it. */
export const claims = [...switching, ...servers, ...python, ...cases];
