import {figure, processCosts} from '../../figure.ts';
import {APPS, COST, alone} from '../cells.ts';

const STATES = ['dropped', 'kept'] as const;
const GROUPS = [
  {id: 'php', token: 'stage-php'},
  {id: 'database', token: 'stage-service'},
  {id: 'load-generator', token: 'stage-io'},
];

/** One request in the system at a time, so nothing queues and nothing is shared. */
export default figure({
  runs: [COST],
  select: ([run]) =>
    processCosts(run, {
      rows: APPS.flatMap((app) =>
        STATES.map((state) => ({id: `${app}-${state}`, at: alone(app, state)})),
      ),
      groups: GROUPS,
    }),
  annotations: [{id: 'saved', at: {series: 'php', x: 'laravel-dropped'}}],
});
