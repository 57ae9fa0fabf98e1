import {claims as throughput} from './claims/throughput.ts';
import {claims as hotPath} from './claims/hot-path.ts';

/** What the page of the project claims, and two others of its pages, in the order in which a reader meets it. */
export const claims = [...throughput, ...hotPath];
