// @ts-check
import {requestsInFlight} from '../../../lib/queueing/littles-law.js';
import {valueOf} from '../../../lib/result/read.js';
import {loadNumber} from '../../../lib/result/stated.js';

const RUN = 'hyperf-wrk';

const read = (runs, id, path) => valueOf(runs(RUN), id, path);
const inFlight = (runs, id) =>
  requestsInFlight({
    throughputPerS: read(runs, id, 'throughputPerS'),
    latencyS: read(runs, id, 'latencyMs.mean') / 1000,
  });
const connections = (runs) => runs(RUN).load.vus;
const statedConnections = (runs) => loadNumber(runs(RUN), 'source-004', 'vus');

const perS = (of) => ({unit: 'perS', digits: 0, of});
const count = (of) => ({unit: 'count', digits: 0, of});
const ms = (of) => ({unit: 'ms', digits: 2, of});
const ratio = (of, digits = 2) => ({unit: 'ratio', digits, of});

/**
 * The number of Hyperf's README, the one that the second source prints, and Little's law on both.
 *
 * @type {import('../types.js').Quantities}
 */
export const quantities = {
  rate: perS((runs) => read(runs, 'readme', 'throughputPerS')),
  latency: ms((runs) => read(runs, 'readme', 'latencyMs.mean')),
  answered: count((runs) => read(runs, 'readme', 'completedRequests')),
  seconds: {unit: 's', digits: 1, of: (runs) => read(runs, 'readme', 'elapsedS')},
  'rate-from-total': perS(
    (runs) => read(runs, 'readme', 'completedRequests') / read(runs, 'readme', 'elapsedS'),
  ),
  connections: count(connections),
  threads: count((runs) => runs(RUN).load.generatorThreads),
  cores: count((runs) => runs(RUN).environment.cores),
  'in-flight': count((runs) => inFlight(runs, 'readme')),
  'share-in-flight': ratio((runs) => inFlight(runs, 'readme') / connections(runs)),
  'stated-rate': perS((runs) => read(runs, 'source-004', 'throughputPerS')),
  'stated-latency': ms((runs) => read(runs, 'source-004', 'latencyMs.mean')),
  'stated-connections': count(statedConnections),
  'stated-threads': count((runs) => loadNumber(runs(RUN), 'source-004', 'generatorThreads')),
  'stated-in-flight': count((runs) => inFlight(runs, 'source-004')),
  'stated-share-in-flight': ratio(
    (runs) => inFlight(runs, 'source-004') / statedConnections(runs),
    1,
  ),
  'possible-latency': ms(
    (runs) => (1000 * statedConnections(runs)) / read(runs, 'source-004', 'throughputPerS'),
  ),
};
