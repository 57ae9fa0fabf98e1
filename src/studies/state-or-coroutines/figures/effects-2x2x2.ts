import {figure, partsAndWaiting} from '../../figure.ts';
import {OWN} from '../runs.ts';

export default figure({
  runs: [OWN],
  select: ([run]) => partsAndWaiting(run, {'workers-2': {workers: 2}}),
  annotations: [
    {id: 'boot', at: {series: 'workers-2', panel: 'effects', x: 'application'}},
    {id: 'connection', at: {series: 'workers-2', panel: 'effects', x: 'connection'}},
  ],
});
