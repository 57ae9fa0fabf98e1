import assumptions from './assumptions.ts';
import cpuTime from './cpu-time.ts';
import further from './further.ts';
import gain from './gain.ts';
import slots from './slots.ts';
import statistics from './statistics.ts';

/** Claims of the pages on theory, statistics and Python in TrueAsync's documentation. */
export const claims = [...cpuTime, ...slots, ...gain, ...further, ...assumptions, ...statistics];
