import {ranking} from '../../../../lib/chart-data/ranking.js';
import {COLOURS, OWN} from '../quantities/read.js';

/** Within a process and between two: a message, then a round trip. */
const TESTS = ['one-actor', 'pair-batched', 'pair', 'ping-pong', 'pair-ping-pong'];

export default {
  runs: [OWN],
  // Rows: names of tests beside one another are dropped where a chart is narrow.
  select: ([run]) => {
    const points = ranking(run, {
      path: 'cpuMs',
      times: 1000,
      unit: 'us',
      scenarios: TESTS,
      where: ({parameters}) => parameters.mode === 'opcache',
      row: 'scenario',
      group: 'runtime',
      tokens: COLOURS,
      order: 'file',
    });
    return {...points, x: {...points.x, values: TESTS}};
  },
  chart: 'ranked-bars',
  scales: ['log'],
  annotations: [
    {id: 'batched', at: {series: 'fiber', x: 'pair-batched'}},
    {id: 'writes', at: {series: 'swow', x: 'pair'}},
    {id: 'waking', at: {series: 'fiber', x: 'pair-ping-pong'}},
  ],
};
