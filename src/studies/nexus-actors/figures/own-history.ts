import {figure, ranking} from '../../figure.ts';
import {COLOURS, HISTORY, PAGE, SHARED_TESTS} from '../runs.ts';
import type {Run} from '../../figure.ts';

const WHERE: Record<string, string> = {[HISTORY]: 'history', [PAGE]: 'page'};
const test: Parameters<typeof ranking>[1] = {
  unit: 'count',
  of: (value) => value('operationsPerS') / 1000,
  scenarios: SHARED_TESTS,
  row: 'scenario',
  group: 'system',
  tokens: COLOURS,
};
const panelOf = (run: Run) =>
  ranking(run, {...test, systems: ['fiber', 'swoole'], order: 'file'}).series.map((series) => ({
    ...series,
    panel: WHERE[run.id],
  }));

/** The same tests in the two places where the project publishes them. */
export default figure({
  runs: [HISTORY, PAGE],
  select: (runs) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: SHARED_TESTS},
    y: {unit: 'count'},
    panels: runs.map(({id}) => ({id: WHERE[id]})),
    series: runs.flatMap(panelOf),
  }),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'reversed', at: {series: 'swoole', panel: 'history', x: 'message-throughput'}},
    {id: 'tenfold', at: {series: 'fiber', panel: 'page', x: 'message-throughput'}},
  ],
});
