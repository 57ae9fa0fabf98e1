import {figure, inSystemPoint, loadNumber, measurementOf} from '../../figure.ts';
import type {Run} from '../../figure.ts';

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm'},
  {id: 'swoole', runtime: 'swoole'},
];

const inSystem = (run: Run, id: string) =>
  inSystemPoint(run, measurementOf(run, `${id}-1000`), id) ?? {x: id, y: null};

export default figure({
  runs: ['bytepursuits/bytepursuits-mezzio'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SERVERS.map(({id}) => id)},
    y: {unit: 'count'},
    series: SERVERS.map(({id, runtime}) => ({id, runtime, points: [inSystem(run, id)]})),
    references: [{id: 'connections', y: loadNumber(run, 'fpm-1000', 'vus')}],
  }),
  annotations: [{id: 'missing', at: {series: 'fpm', x: 'fpm'}}],
});
