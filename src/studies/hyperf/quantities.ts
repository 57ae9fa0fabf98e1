import {readFrom, shown} from '../quantity.ts';

const count = shown('count', 0);
const ratio = shown('ratio', 2);

/** The number of Hyperf's README, the one that the second source prints, and Little's law on both. */
export const quantities = readFrom('hyperf-wrk', {
  'rate-from-total': shown('perS', 0)('#readme.completedRequests / #readme.elapsedS'),
  connections: count('#.load.vus'),
  threads: count('#.load.generatorThreads'),
  cores: count('#.environment.cores'),
  'in-flight': count('inFlight(#readme.throughputPerS, #readme.latencyMs.mean)'),
  'share-in-flight': ratio('in-flight / connections'),
  'stated-connections': count('#source-004.load.vus'),
  'stated-in-flight': count('inFlight(#source-004.throughputPerS, #source-004.latencyMs.mean)'),
  'stated-share-in-flight': ratio('stated-in-flight / stated-connections', 1),
  'stated-over-rate': ratio('#source-004.throughputPerS / #readme.throughputPerS'),
  'possible-latency': shown('ms', 2)('1000 * stated-connections / #source-004.throughputPerS'),
});
