import {valueOf} from '../../../../lib/result/read.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm'},
  {id: 'swoole', runtime: 'swoole'},
];
const LEVELS = [100, 500, 1000];

const point = (run: Run, server: string, level: number) => {
  const id = `${server}-${level}`;
  return {
    x: level,
    y: valueOf(run, id, 'throughputPerS'),
    single: true,
    from: `bytepursuits-mezzio#${id}.throughputPerS`,
  };
};

export default {
  runs: ['bytepursuits/bytepursuits-mezzio'],
  select: ([run]) => ({
    kind: 'lines',
    x: {unit: 'count', values: LEVELS},
    y: {unit: 'perS'},
    series: SERVERS.map(({id, runtime}) => ({
      id,
      runtime,
      points: LEVELS.map((level) => point(run, id, level)),
    })),
  }),
  chart: 'lines',
  scales: ['linear'],
  annotations: [
    {id: 'clean', at: {series: 'fpm', x: 100}},
    {id: 'errors', at: {series: 'fpm', x: 500}},
    {id: 'flat', at: {series: 'swoole', x: 1000}},
  ],
} satisfies FigureDefinition;
