import {figure, measuredPoint, namedRows} from '../../figure.ts';
import {atQueries, bestOf, ranked, RUNS} from '../runs.ts';

const TESTS: Record<string, Parameters<typeof ranked>[1]> = {
  db: bestOf,
  fortune: bestOf,
  query: (run, system) => atQueries(run, system, 20),
  update: (run, system) => atQueries(run, system, 20),
};
const SHOWN = 5;

/** Swoole itself, and the others: one question, two colours. */
const GROUPS = {swoole: 'runtime-swoole', others: 'group-1'};

export default figure({
  runs: Object.keys(TESTS).map((test) => RUNS[test]),
  select: (runs) => {
    const leaders = Object.entries(TESTS).map(([test, pick], index) => ({
      test,
      run: runs[index],
      first: ranked(runs[index], pick).slice(0, SHOWN),
    }));
    const rows = leaders.flatMap(({first}) => first.map(({system}) => system));
    return namedRows({
      rows: [...new Set(rows)],
      unit: 'perS',
      panels: leaders.map(({test, first}) => ({
        ...{id: test, y: {unit: 'perS'}},
        rows: first.map(({system}) => system),
      })),
      series: leaders.flatMap(({test, run, first}) =>
        Object.entries(GROUPS).map(([id, token]) => ({
          id,
          token,
          panel: test,
          at: (row) => {
            const found = first.find(({system}) => system === row);
            const isSwoole = row === 'swoole';
            return found && isSwoole === (id === 'swoole')
              ? measuredPoint(run, found, 'throughputPerS', row)
              : null;
          },
        })),
      ),
    });
  },
  annotations: [
    {id: 'first', at: {series: 'swoole', x: 'swoole', panel: 'db'}},
    {id: 'twenty', at: {series: 'others', x: 'workerman', panel: 'query'}},
  ],
});
