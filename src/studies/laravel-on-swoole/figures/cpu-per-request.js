// @ts-check
import {processCosts} from '../../../../lib/chart-data/process-costs.js';
import {alone} from '../quantities/cost.js';
import {APPS, COST} from '../quantities/read.js';

const STATES = /** @type {const} */ (['dropped', 'kept']);
const GROUPS = [
  {id: 'php', token: 'stage-php'},
  {id: 'database', token: 'stage-service'},
  {id: 'load-generator', token: 'stage-io'},
];

/**
 * One request in the system at a time, so nothing queues and nothing is shared.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
  runs: [COST],
  select: ([run]) =>
    processCosts(run, {
      rows: APPS.flatMap((app) =>
        STATES.map((state) => ({id: `${app}-${state}`, at: alone(app, state)})),
      ),
      groups: GROUPS,
    }),
  chart: 'stacked-bars',
  scales: ['linear'],
  annotations: [{id: 'saved', at: {series: 'php', x: 'laravel-dropped'}}],
};
