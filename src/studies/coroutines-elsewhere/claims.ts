import {claims as coroutines} from './claims/coroutines.ts';
import {claims as python} from './claims/python.ts';

/** What the two pages claim, in the order in which a reader of the study meets it. */
export const claims = [...coroutines, ...python];
