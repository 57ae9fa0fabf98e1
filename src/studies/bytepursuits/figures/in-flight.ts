import {requestsInFlight} from '../../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {loadNumber} from '../../../../lib/result/stated.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm'},
  {id: 'swoole', runtime: 'swoole'},
];

const point = (run: Run, id: string) => ({
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
} satisfies FigureDefinition;
