import {figure} from '../../figure.ts';
import {KENASHKOV, RERUN, TECHEMPOWER, factorsOf} from '../factors.ts';
import type {Row} from '../factors.ts';

const ROWS: Row[] = [
  {
    id: 'hello-typical',
    effect: 'unclear',
    run: KENASHKOV,
    pair: ['basic-1-swoole', 'basic-2-apache'],
  },
  {id: 'plain-text', effect: 'unclear', run: RERUN, pair: ['swoole-1000', 'nginx-fpm-1000']},
  {
    id: 'query',
    effect: 'both',
    run: KENASHKOV,
    pair: ['basic-query-1-swoole', 'basic-query-2-apache'],
  },
  {
    id: 'techempower-1',
    effect: 'both',
    run: TECHEMPOWER,
    pair: ['swoole-query-q1', 'php-query-q1'],
  },
  {
    id: 'techempower-20',
    effect: 'both',
    run: TECHEMPOWER,
    pair: ['swoole-query-q20', 'php-query-q20'],
  },
];

/** Measured factors that the summary leaves out. */
export default figure({
  runs: [KENASHKOV, RERUN, TECHEMPOWER],
  select: (runs) => factorsOf(runs, ROWS),
  scales: ['log', 'linear'],
  annotations: [
    {id: 'rare', at: {series: 'unclear', x: 'hello-typical'}},
    {id: 'nothing-kept', at: {series: 'unclear', x: 'plain-text'}},
    {id: 'pool', at: {series: 'both', x: 'query'}},
    {id: 'queries', at: {series: 'both', x: 'techempower-20'}},
  ],
});
