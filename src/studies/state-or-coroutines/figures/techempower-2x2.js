import {STATE, WAITING} from '../../../../lib/chart-data/corners.js';
import {effectGrid} from '../../../../lib/chart-data/effect-grid.js';
import {valueOf} from '../../../../lib/result/read.js';

/** Nobody entered a server that drops its state and waits in coroutines. */
const SYSTEMS = {
  dropped: {blocking: 'php'},
  kept: {blocking: 'swoole-no-async', coroutine: 'swoole'},
};
const QUERIES = [1, 20];

const rate = (run, system, queries) =>
  valueOf(run, `${system}-query-q${queries}`, 'throughputPerS');
const ratio = (points, queries, effect) =>
  points.series.find(({id}) => id === `queries-${queries}`).points.find(({x}) => x === effect).y;

export default {
  runs: ['techempower-php-2019-12/query'],
  select: ([run]) =>
    effectGrid(run, {
      factors: [STATE, WAITING],
      designs: QUERIES.map((queries) => ({
        id: `queries-${queries}`,
        measurementAt: ([state, waiting]) =>
          run.measurements.find(({id}) => id === `${SYSTEMS[state][waiting]}-query-q${queries}`),
      })),
      drawn: ['queries-1', 'queries-20'],
      shown: ['state-when-blocking', 'waiting-when-kept', 'state', 'waiting', 'state:waiting'],
    }),
  chart: 'effect-grid',
  scales: ['linear'],
  annotations: [
    {id: 'fewer-workers', at: {series: 'queries-20', panel: 'effects', x: 'state-when-blocking'}},
    {id: 'same-server', at: {series: 'queries-1', panel: 'effects', x: 'waiting-when-kept'}},
  ],
  numbers: (points, [run]) => ({
    vus: run.load.vus,
    php1: rate(run, 'php', 1),
    php20: rate(run, 'php', 20),
    blocking1: rate(run, 'swoole-no-async', 1),
    blocking20: rate(run, 'swoole-no-async', 20),
    coroutine1: rate(run, 'swoole', 1),
    coroutine20: rate(run, 'swoole', 20),
    state1: ratio(points, 1, 'state-when-blocking'),
    state20: ratio(points, 20, 'state-when-blocking'),
    waiting1: ratio(points, 1, 'waiting-when-kept'),
    waiting20: ratio(points, 20, 'waiting-when-kept'),
  }),
};
