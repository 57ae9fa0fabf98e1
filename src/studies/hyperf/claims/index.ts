import {claims as readme} from './readme.ts';
import {claims as copy} from './copy.ts';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...readme, ...copy];
