import {figure, stateAndWaiting} from '../../figure.ts';
import {OWN} from '../runs.ts';
import type {Run} from '../../types.ts';

const WORKERS = [1, 2, 4];
const design = ({id}: Run, workers: number) => `${id.split('/')[1]}-${workers}`;

/** The designs of each run that is listed stand beside each other, so a second machine needs its id here only. */
export default figure({
  runs: [OWN],
  select: (runs) =>
    stateAndWaiting(
      Object.fromEntries(
        runs.flatMap((run) => WORKERS.map((workers) => [design(run, workers), [run, {workers}]])),
      ),
      runs.flatMap((run) => [design(run, 1), design(run, 4)]),
    ),
  annotations: [
    {id: 'more-workers', at: {series: 'two-cores-4', panel: 'effects', x: 'waiting'}},
    {id: 'both', at: {series: 'two-cores-1', panel: 'effects', x: 'state:waiting'}},
  ],
});
