import {requestsInFlight} from '../../../lib/queueing/littles-law.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {coresOf, loadNumber, runLoadNumber} from '../../../lib/result/stated.ts';
import {shown} from '../quantity.ts';
import type {Quantities, RunOf} from '../types.ts';

const RUN = 'hyperf-wrk';

const read = (runs: RunOf, id: string, path: string) => valueOf(runs(RUN), id, path);
const inFlight = (runs: RunOf, id: string) =>
  requestsInFlight({
    throughputPerS: read(runs, id, 'throughputPerS'),
    latencyS: read(runs, id, 'latencyMs.mean') / 1000,
  });
const connections = (runs: RunOf) => runLoadNumber(runs(RUN), 'vus');
const statedConnections = (runs: RunOf) => loadNumber(runs(RUN), 'source-004', 'vus');

const perS = shown('perS', 0);
const count = shown('count', 0);
const ms = shown('ms', 2);
const ratio = shown('ratio', 2);

/** The number of Hyperf's README, the one that the second source prints, and Little's law on both. */
export const quantities: Quantities = {
  rate: perS((runs) => read(runs, 'readme', 'throughputPerS')),
  latency: ms((runs) => read(runs, 'readme', 'latencyMs.mean')),
  answered: count((runs) => read(runs, 'readme', 'completedRequests')),
  seconds: {unit: 's', digits: 1, of: (runs) => read(runs, 'readme', 'elapsedS')},
  'rate-from-total': perS(
    (runs) => read(runs, 'readme', 'completedRequests') / read(runs, 'readme', 'elapsedS'),
  ),
  connections: count(connections),
  threads: count((runs) => runLoadNumber(runs(RUN), 'generatorThreads')),
  cores: count((runs) => coresOf(runs(RUN))),
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
  'stated-over-rate': ratio(
    (runs) => read(runs, 'source-004', 'throughputPerS') / read(runs, 'readme', 'throughputPerS'),
  ),
  'possible-latency': ms(
    (runs) => (1000 * statedConnections(runs)) / read(runs, 'source-004', 'throughputPerS'),
  ),
};
