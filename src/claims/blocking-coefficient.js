import cpuTime from './blocking-coefficient/cpu-time.js';
import gain from './blocking-coefficient/gain.js';
import slots from './blocking-coefficient/slots.js';

/** Claims of the pages on theory, statistics and Python in TrueAsync's documentation. */
export const claims = [...cpuTime, ...slots, ...gain];
