import {ranking} from '../../../lib/chart-data/ranking.ts';
import {COLOURS} from './read.ts';
import type {Run} from '../types.ts';

/**
 * CPU time of a message or a round trip with OPcache, a row for each test and a mark for each runtime. In columns, names
 * of tests are dropped where a chart is narrow.
 *
 * @param tests scenarios, in the order of the rows
 */
export function rowsByTest(run: Run, tests: readonly string[]) {
  const points = ranking(run, {
    path: 'cpuMs',
    times: 1000,
    unit: 'us',
    scenarios: tests,
    where: ({parameters}) => parameters?.mode === 'opcache',
    row: 'scenario',
    group: 'runtime',
    tokens: COLOURS,
    order: 'file',
  });
  return {...points, x: {...points.x, values: [...tests]}};
}
