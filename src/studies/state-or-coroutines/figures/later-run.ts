import {setting, SHARED, WORKERS} from '../../laravel-on-swoole/cells.ts';
import {figure, stateAndWaiting} from '../../figure.ts';
import {OWN, RUNTIMES_RUN} from '../runs.ts';

/** The same small application and number of workers in this run, on the same server later, and on Swoole. */
export default figure({
  runs: [OWN, RUNTIMES_RUN, SHARED],
  select: ([own, runtimes, shared]) =>
    stateAndWaiting(
      {
        earlier: [own, {workers: WORKERS}],
        again: [runtimes, {...setting('small'), runtime: 'fiber'}],
        later: [shared, setting('small')],
      },
      ['earlier', 'later'],
    ),
  annotations: [{id: 'direction', at: {series: 'later', panel: 'effects', x: 'state:waiting'}}],
});
