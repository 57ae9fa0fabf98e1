import {figure, valueOf} from '../../figure.ts';
import type {Run} from '../../figure.ts';

const RUN = 'adapterman-techempower';
const RATE = 'throughputPerS';
const TESTS = ['plaintext', 'json', 'fortunes', 'db1', 'query20', 'update'];
const SERVERS = [
  {id: 'laravel-workerman', token: 'group-1'},
  {id: 'laravel-swoole', runtime: 'swoole'},
  {id: 'laravel-s', token: 'group-3'},
];

const point = (run: Run, system: string, test: string) => ({
  x: test,
  y: valueOf(run, `${system}-${test}`, RATE) / valueOf(run, `laravel-${test}`, RATE),
  single: true,
  from: [system, 'laravel'].map((each) => `${RUN}#${each}-${test}.${RATE}`).join(' '),
});

export default figure({
  runs: [`swoole-in-practice/${RUN}`],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: TESTS},
    y: {unit: 'ratio'},
    series: SERVERS.map(({id, ...colour}) => ({
      id,
      runtime: null,
      ...colour,
      points: TESTS.map((test) => point(run, id, test)),
    })),
    references: [{id: 'fpm', y: 1}],
  }),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'falls', at: {series: 'laravel-swoole', x: 'query20'}},
    {id: 'below', at: {series: 'laravel-s', x: 'update'}},
  ],
});
