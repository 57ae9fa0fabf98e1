import {acrossParameter} from '../../../lib/chart-data/across-parameter.ts';
import {connectionsOf, LEVELS, RARE} from './runs.ts';
import type {Run} from '../../../lib/chart-data/measured-point.ts';
import type {Points} from '../../../lib/chart-data/types.ts';

/**
 * Throughput of both servers over the number of connections, a panel for each test.
 *
 * @returns kind `lines`
 */
export function byConnections(run: Run, tests: readonly string[]): Points {
  return acrossParameter(run, {
    path: 'throughputPerS',
    scenarios: tests,
    x: (measurement) => connectionsOf(run, measurement),
    xUnit: 'count',
    xScale: 'log',
    series: ({system}) => system,
    panels: ({scenario}) => scenario,
    // The rare run of Apache, and Swoole's second pooled run at 100, which was labelled as one at 500.
    where: ({id}) => id !== RARE && id !== 'basic-query-with-pool-3-swoole',
    xValues: LEVELS,
  });
}
