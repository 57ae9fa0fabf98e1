import {ranking} from '../../../../lib/chart-data/ranking.js';
import {THROUGHPUT} from '../quantities/messages.js';
import {COLOURS, OWN} from '../quantities/read.js';

const TESTS = [...THROUGHPUT, 'ping-pong'];

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
  scales: ['linear', 'log'],
  annotations: [
    {id: 'same-order', at: {series: 'swoole', x: 'burst'}},
    {id: 'switches', at: {series: 'swoole', x: 'multi-dispatch'}},
    {id: 'every-message', at: {series: 'fiber', x: 'ping-pong'}},
  ],
};
