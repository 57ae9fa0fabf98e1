// @ts-check
import {claims as throughput} from './throughput.js';
import {claims as overload} from './overload.js';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...throughput, ...overload];
