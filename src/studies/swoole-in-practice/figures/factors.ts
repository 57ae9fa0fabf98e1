import {figure} from '../../figure.ts';
import {APPWRITE, BYTEPURSUITS, KENASHKOV, SUMMARY, factorsOf} from '../factors.ts';
import type {Row} from '../factors.ts';

const REAL = 'real-app-simulation-with-files-and-connections';

const ROWS: Row[] = [
  {
    id: 'json',
    claimed: 'hello-most',
    unsupported: true,
    effect: 'state',
    run: BYTEPURSUITS,
    pair: ['swoole-100', 'fpm-100'],
  },
  {
    id: 'hello-rare',
    claimed: 'hello-least',
    unsupported: true,
    effect: 'unclear',
    run: KENASHKOV,
    pair: ['basic-1-swoole', 'basic-3-apache'],
  },
  {id: 'symfony', claimed: 'symfony', unsupported: true, bound: 'at-least'},
  {
    id: 'autoload',
    claimed: 'autoload',
    effect: 'state',
    run: KENASHKOV,
    pair: ['basic-class-load-multiple-1-swoole', 'basic-class-load-multiple-2-apache'],
  },
  {
    id: 'query-pooled',
    claimed: 'database-least',
    effect: 'both',
    run: KENASHKOV,
    pair: ['basic-query-with-pool-1-swoole', 'basic-query-with-pool-2-apache'],
  },
  {
    id: 'real',
    claimed: 'database-most',
    effect: 'both',
    run: KENASHKOV,
    pair: [`${REAL}-1-swoole`, `${REAL}-2-apache`],
  },
  {
    id: 'appwrite',
    claimed: 'appwrite',
    unsupported: true,
    effect: 'both',
    run: APPWRITE,
    pair: ['swoole-loaded', 'fpm-loaded'],
  },
];

/** Each factor that the summary quotes, beside the one that its case’s data give. */
export default figure({
  runs: [APPWRITE, BYTEPURSUITS, KENASHKOV, SUMMARY],
  select: (runs) => factorsOf(runs, ROWS),
  scales: ['log', 'linear'],
  annotations: [{id: 'pictures', at: {series: 'claimed', x: 'symfony'}}],
});
