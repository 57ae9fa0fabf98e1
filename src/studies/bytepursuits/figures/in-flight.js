// @ts-check
import {requestsInFlight} from '../../../../lib/queueing/littles-law.js';
import {valueOf} from '../../../../lib/result/read.js';
import {loadNumber} from '../../../../lib/result/stated.js';

/** @import {Run} from '../../types.js' */

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm'},
  {id: 'swoole', runtime: 'swoole'},
];

/** @param {Run} run @param {string} id */
const point = (run, id) => ({
  x: id,
  y: requestsInFlight({
    throughputPerS: valueOf(run, `${id}-1000`, 'throughputPerS'),
    latencyS: valueOf(run, `${id}-1000`, 'latencyMs.mean') / 1000,
  }),
  single: true,
  from: ['throughputPerS', 'latencyMs.mean']
    .map((path) => `bytepursuits-mezzio#${id}-1000.${path}`)
    .join(' '),
});

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['bytepursuits/bytepursuits-mezzio'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SERVERS.map(({id}) => id)},
    y: {unit: 'count'},
    series: SERVERS.map(({id, runtime}) => ({id, runtime, points: [point(run, id)]})),
    references: [{id: 'connections', y: loadNumber(run, 'fpm-1000', 'vus')}],
  }),
  chart: 'ranked-bars',
  scales: ['linear'],
  annotations: [{id: 'missing', at: {series: 'fpm', x: 'fpm'}}],
};
