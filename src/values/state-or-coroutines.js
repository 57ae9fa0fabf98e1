import {valueOf} from '../../lib/result/read.js';

const TECHEMPOWER = 'techempower-php-2019-12/query';

const techempower = (runs, system, queries) =>
  valueOf(runs(TECHEMPOWER), `${system}-query-q${queries}`, 'throughputPerS');

/** One cell over another at a number of queries. */
const techempowerRatio = (over, under, queries) => ({
  unit: 'ratio',
  digits: 2,
  of: (runs) => techempower(runs, over, queries) / techempower(runs, under, queries),
});

export const values = {
  'techempower-connections': {unit: 'count', of: (runs) => runs(TECHEMPOWER).load.vus},
  'techempower-waiting-1': techempowerRatio('swoole', 'swoole-no-async', 1),
  'techempower-waiting-20': techempowerRatio('swoole', 'swoole-no-async', 20),
  'techempower-state-20': techempowerRatio('swoole-no-async', 'php', 20),
};
