import {processCosts} from '../../../../lib/chart-data/process-costs.ts';
import {alone} from '../cells.ts';
import {APPS, COST} from '../cells.ts';
import type {FigureDefinition} from '../../types.ts';

const STATES = ['dropped', 'kept'] as const;
const GROUPS = [
  {id: 'php', token: 'stage-php'},
  {id: 'database', token: 'stage-service'},
  {id: 'load-generator', token: 'stage-io'},
];

/** One request in the system at a time, so nothing queues and nothing is shared. */
export default {
  runs: [COST],
  select: ([run]) =>
    processCosts(run, {
      rows: APPS.flatMap((app) =>
        STATES.map((state) => ({id: `${app}-${state}`, at: alone(app, state)})),
      ),
      groups: GROUPS,
    }),
  annotations: [{id: 'saved', at: {series: 'php', x: 'laravel-dropped'}}],
} satisfies FigureDefinition;
