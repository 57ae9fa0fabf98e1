import {claims as throughput} from './throughput.ts';
import {claims as overload} from './overload.ts';

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [...throughput, ...overload];
