// @ts-check
import {claims as readme} from './readme.js';
import {claims as copy} from './copy.js';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...readme, ...copy];
