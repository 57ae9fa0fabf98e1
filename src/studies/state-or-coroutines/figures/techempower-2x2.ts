import {STATE, WAITING, effectGrid, figure, techempowerCell} from '../../figure.ts';

const QUERIES = [1, 20];

export default figure({
  runs: ['techempower-php-2019-12/query'],
  select: ([run]) =>
    effectGrid(run, {
      factors: [STATE, WAITING],
      designs: QUERIES.map((queries) => ({
        id: `queries-${queries}`,
        measurementAt: techempowerCell(run, queries),
      })),
      drawn: ['queries-1', 'queries-20'],
      shown: ['state-when-blocking', 'waiting-when-kept', 'state', 'waiting', 'state:waiting'],
    }),
  annotations: [
    {id: 'fewer-workers', at: {series: 'queries-20', panel: 'effects', x: 'state-when-blocking'}},
    {id: 'same-server', at: {series: 'queries-1', panel: 'effects', x: 'waiting-when-kept'}},
  ],
});
