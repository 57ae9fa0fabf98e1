// @ts-check
import {requestsInFlight} from '../../../../lib/queueing/littles-law.js';
import {valueOf} from '../../../../lib/result/read.js';

/** @import {Run} from '../../types.js' */

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm-nginx'},
  {id: 'swoole', runtime: 'swoole'},
];

/** @param {Run} run @param {string} id */
const point = (run, id) => ({
  x: id,
  y: requestsInFlight({
    throughputPerS: valueOf(run, `${id}-loaded`, 'throughputPerS'),
    latencyS: valueOf(run, `${id}-loaded`, 'latencyMs.mean') / 1000,
  }),
  single: true,
  from: ['throughputPerS', 'latencyMs.mean']
    .map((path) => `appwrite-2021-03#${id}-loaded.${path}`)
    .join(' '),
});

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['appwrite-0-7/appwrite-2021-03'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SERVERS.map(({id}) => id)},
    y: {unit: 'count'},
    series: SERVERS.map(({id, runtime}) => ({id, runtime, points: [point(run, id)]})),
    references: [{id: 'clients', y: Number(run.load.vus)}],
  }),
  chart: 'ranked-bars',
  scales: ['linear'],
  annotations: [{id: 'equal', at: {series: 'swoole', x: 'swoole'}}],
};
