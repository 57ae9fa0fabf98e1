import {requestsInFlight} from '../../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm-nginx'},
  {id: 'swoole', runtime: 'swoole'},
];

const point = (run: Run, id: string) => ({
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
} satisfies FigureDefinition;
