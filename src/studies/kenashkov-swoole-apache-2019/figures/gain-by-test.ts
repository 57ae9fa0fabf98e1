import {descending, figure, measurementOf, namedRows, quotientPoint} from '../../figure.ts';
import {cellOf, RARE, RUN, TESTS} from '../runs.ts';
import type {Run} from '../../figure.ts';

const COLOURS = {
  'no-work': 'stage-service',
  classes: 'stage-php',
  cache: 'stage-queue',
  database: 'stage-io',
  'files-and-database': 'model-linear',
};

/** For hello world the run that the source puts into its table: no connection of it waited for five seconds. */
const apacheIn = (run: Run, test: string) =>
  test === 'basic' ? measurementOf(run, RARE) : cellOf(run, test, 'apache', 100);

const gain = (run: Run, test: string) =>
  quotientPoint(run, {
    over: cellOf(run, test, 'swoole', 100),
    under: apacheIn(run, test),
    path: 'throughputPerS',
    x: test,
  });

export default figure({
  runs: [RUN],
  select: ([run]) =>
    namedRows({
      rows: descending(Object.keys(TESTS).map((test) => gain(run, test))),
      unit: 'ratio',
      series: Object.entries(COLOURS).map(([id, token]) => ({
        id,
        token,
        at: (test) => (TESTS[test] === id ? gain(run, test) : null),
      })),
      references: [{id: 'equal', y: 1}],
    }),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'classes', at: {series: 'classes', x: 'basic-class-load-multiple'}},
    {id: 'cache', at: {series: 'cache', x: 'real-app-simulation'}},
    {id: 'pooled', at: {series: 'database', x: 'basic-query-with-pool'}},
  ],
});
