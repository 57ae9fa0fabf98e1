import {figure} from '../../figure.ts';
import {ratePanels} from '../../harness-cells.ts';
import {SCENARIOS, SETTINGS, TUNED_RUN, tunedId} from '../tuned.ts';

const SHOWN = {
  ...{servers: ['fpm', 'octane'], panels: Object.keys(SCENARIOS)},
  series: SETTINGS,
};

/** Requests per second of Laravel's servers as they come and tuned, without queries and with ten. */
export default figure({
  runs: [TUNED_RUN],
  select: ([run]) => ({
    kind: 'bars',
    ...ratePanels(run, SHOWN, ({server, panel: scenario, series: setting}) =>
      tunedId({server, scenario, setting}),
    ),
  }),
  annotations: [{id: 'alike', at: {series: 'base', panel: 'queries', x: 'octane'}}],
});
