import {figure, measuredPoint, measurementOf} from '../../figure.ts';

const SERVERS = [
  {id: 'fpm', runtime: 'php-fpm'},
  {id: 'swoole', runtime: 'swoole'},
];
const LEVELS = [100, 500, 1000];

export default figure({
  runs: ['bytepursuits/bytepursuits-mezzio'],
  select: ([run]) => ({
    kind: 'lines',
    x: {unit: 'count', values: LEVELS},
    y: {unit: 'perS'},
    series: SERVERS.map(({id, runtime}) => ({
      id,
      runtime,
      points: LEVELS.map((level) =>
        measuredPoint(run, measurementOf(run, `${id}-${level}`), 'throughputPerS', level),
      ),
    })),
  }),
  annotations: [
    {id: 'clean', at: {series: 'fpm', x: 100}},
    {id: 'errors', at: {series: 'fpm', x: 500}},
    {id: 'flat', at: {series: 'swoole', x: 1000}},
  ],
});
