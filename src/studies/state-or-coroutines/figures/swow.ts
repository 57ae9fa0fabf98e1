import {figure} from '../../figure.ts';
import {ratePanels} from '../../harness-cells.ts';
import {SWOW_APPS, SWOW_RUN, swowId} from '../swow.ts';

const SHOWN = {
  servers: ['fpm', 'swoole_processes', 'swoole_coroutines', 'swow_processes', 'swow_coroutines'],
  ...{panels: Object.keys(SWOW_APPS), series: ['rate']},
};

/** Requests per second of both frameworks by server and kind of slot, sixteen slots each. */
export default figure({
  runs: [SWOW_RUN],
  select: ([run]) => ({
    kind: 'ranked-bars',
    ...ratePanels(run, SHOWN, ({server, panel: app}) => swowId({server, app})),
  }),
  annotations: [{id: 'kinds', at: {series: 'rate', panel: 'laravel', x: 'swow_coroutines'}}],
});
