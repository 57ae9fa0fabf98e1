import {figure, namedRows, quotientPoint} from '../../figure.ts';
import {atQueries, FRAMEWORKS, RUNS} from '../runs.ts';

const SERIES = {1: 'stage-service', 20: 'stage-io'};

export default figure({
  runs: [RUNS.query],
  select: ([run]) =>
    namedRows({
      rows: FRAMEWORKS,
      unit: 'ratio',
      series: Object.entries(SERIES).map(([queries, token]) => ({
        id: `queries-${queries}`,
        token,
        at: (name) =>
          quotientPoint(run, {
            over: atQueries(run, `${name}-swoole`, Number(queries)),
            under: atQueries(run, name, Number(queries)),
            path: 'throughputPerS',
            x: name,
          }),
      })),
      references: [{id: 'equal', y: 1}],
    }),
  scales: ['linear', 'log'],
  annotations: [{id: 'symfony', at: {series: 'queries-1', x: 'symfony'}}],
});
