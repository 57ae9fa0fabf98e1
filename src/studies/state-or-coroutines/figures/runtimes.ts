import {setting, SHARED} from '../../laravel-on-swoole/cells.ts';
import {figure, stateAndWaiting} from '../../figure.ts';
import {RUNTIMES_RUN} from '../runs.ts';

/** Swoole was measured in a session of its own. */
export default figure({
  runs: [RUNTIMES_RUN, SHARED],
  select: ([runtimes, shared]) =>
    stateAndWaiting(
      {
        swoole: [shared, setting('small')],
        swow: [runtimes, {...setting('small'), runtime: 'swow'}],
        fiber: [runtimes, {...setting('small'), runtime: 'fiber'}],
      },
      ['swow', 'fiber'],
    ),
  annotations: [{id: 'both', at: {series: 'swow', panel: 'effects', x: 'state:waiting'}}],
});
