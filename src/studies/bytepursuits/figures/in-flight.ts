import {inSystemPoint} from '../../../../lib/chart-data/in-flight.ts';
import {measurementOf} from '../../../../lib/result/read.ts';
import {loadNumber} from '../../../../lib/result/stated.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm'},
  {id: 'swoole', runtime: 'swoole'},
];

const inSystem = (run: Run, id: string) =>
  inSystemPoint(run, measurementOf(run, `${id}-1000`), id) ?? {x: id, y: null};

export default {
  runs: ['bytepursuits/bytepursuits-mezzio'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SERVERS.map(({id}) => id)},
    y: {unit: 'count'},
    series: SERVERS.map(({id, runtime}) => ({id, runtime, points: [inSystem(run, id)]})),
    references: [{id: 'connections', y: loadNumber(run, 'fpm-1000', 'vus')}],
  }),
  annotations: [{id: 'missing', at: {series: 'fpm', x: 'fpm'}}],
} satisfies FigureDefinition;
