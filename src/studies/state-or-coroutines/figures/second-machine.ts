import {figure, stateAndWaiting} from '../../figure.ts';
import {OWN, SECOND} from '../runs.ts';

/** The only number of workers that the short plan has. */
const WORKERS = 2;

export default figure({
  runs: [OWN, SECOND],
  select: (runs) =>
    stateAndWaiting(
      Object.fromEntries(runs.map((run) => [run.id.split('/')[1], [run, {workers: WORKERS}]])),
    ),
  annotations: [
    {id: 'apart', at: {series: 'quick-second-machine', panel: 'effects', x: 'waiting'}},
  ],
});
