import {setting} from '../../laravel-on-swoole/cells.ts';
import {figure, partsAndWaiting} from '../../figure.ts';
import {FRAMEWORKS_RUN} from '../runs.ts';

export default figure({
  runs: [FRAMEWORKS_RUN],
  select: ([run]) =>
    partsAndWaiting(run, {symfony: setting('symfony'), laravel: setting('laravel')}, ['laravel']),
  annotations: [
    {id: 'boot', at: {series: 'laravel', panel: 'effects', x: 'application'}},
    {id: 'connection', at: {series: 'laravel', panel: 'effects', x: 'connection'}},
  ],
});
