// @ts-check
import assumptions from './assumptions.js';
import cpuTime from './cpu-time.js';
import further from './further.js';
import gain from './gain.js';
import slots from './slots.js';
import statistics from './statistics.js';

/** Claims of the pages on theory, statistics and Python in TrueAsync's documentation. */
export const claims = [...cpuTime, ...slots, ...gain, ...further, ...assumptions, ...statistics];
