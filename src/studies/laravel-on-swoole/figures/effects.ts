import {figure, stateAndWaiting} from '../../figure.ts';
import {APPS, setting, SHARED} from '../cells.ts';

export default figure({
  runs: [SHARED],
  select: ([run]) =>
    stateAndWaiting(Object.fromEntries(APPS.map((app) => [app, [run, setting(app)]])), [
      'symfony',
      'laravel',
    ]),
  annotations: [{id: 'both', at: {series: 'laravel', panel: 'effects', x: 'state:waiting'}}],
});
