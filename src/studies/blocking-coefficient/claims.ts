import {claims as efficiency} from './claims/efficiency.ts';
import {claims as assumptions} from './claims/assumptions.ts';
import {claims as statistics} from './claims/statistics.ts';

/** Claims of the pages on theory, statistics and Python in TrueAsync's documentation. */
export const claims = [...efficiency, ...assumptions, ...statistics];
