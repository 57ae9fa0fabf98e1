import {figure} from '../../figure.ts';
import {COROUTINES_RUN, serversIn} from '../hour.ts';
import {linesOverHour} from '../panels.ts';

/** Memory of servers with coroutines, and of PHP-FPM, in each window of an hour. */
export default figure({
  runs: [COROUTINES_RUN],
  select: ([run]) =>
    linesOverHour(run, serversIn(COROUTINES_RUN), {path: 'memoryMb.loaded', unit: 'mb'}),
});
