import {figure, inSystemPoint, measurementOf} from '../../figure.ts';
import type {Run} from '../../figure.ts';

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm-nginx'},
  {id: 'swoole', runtime: 'swoole'},
];

const inSystem = (run: Run, id: string) =>
  inSystemPoint(run, measurementOf(run, `${id}-loaded`), id) ?? {x: id, y: null};

export default figure({
  runs: ['appwrite-0-7/appwrite-2021-03'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SERVERS.map(({id}) => id)},
    y: {unit: 'count'},
    series: SERVERS.map(({id, runtime}) => ({id, runtime, points: [inSystem(run, id)]})),
    references: [{id: 'clients', y: Number(run.load.vus)}],
  }),
  annotations: [{id: 'equal', at: {series: 'swoole', x: 'swoole'}}],
});
