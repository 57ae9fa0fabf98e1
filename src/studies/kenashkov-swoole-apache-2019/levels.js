// @ts-check
import {acrossParameter} from '../../../lib/chart-data/across-parameter.js';
import {connectionsOf, LEVELS, RARE} from './runs.js';

/**
 * Throughput of both servers over the number of connections, a panel for each test.
 *
 * @param {import('../../../lib/chart-data/measured-point.js').Run} run
 * @param {readonly string[]} tests
 * @returns {import('../../../lib/chart-data/types.js').Points} kind `lines`
 */
export function byConnections(run, tests) {
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
