import {FRAMEWORKS, setting} from '../../laravel-on-swoole/cells.ts';
import {figure, stateAndWaiting} from '../../figure.ts';
import {FRAMEWORKS_RUN} from '../runs.ts';

export default figure({
  runs: [FRAMEWORKS_RUN],
  select: ([run]) =>
    stateAndWaiting(Object.fromEntries(FRAMEWORKS.map((app) => [app, [run, setting(app)]]))),
  annotations: [{id: 'both', at: {series: 'symfony', panel: 'effects', x: 'state:waiting'}}],
});
