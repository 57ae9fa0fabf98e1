import {count, ms, perS, ratio, readFrom} from '../quantity.ts';

/** The number of Hyperf's README, the one that the second source prints, and Little's law on both. */
export const quantities = readFrom('hyperf-wrk', {
  'rate-from-total': perS[0]('#readme.completedRequests / #readme.elapsedS'),
  'in-flight': count[0]('inFlight(#readme.throughputPerS, #readme.latencyMs.mean)'),
  'share-in-flight': ratio[2]('in-flight / #.load.vus'),
  'stated-in-flight': count[0]('inFlight(#source-004.throughputPerS, #source-004.latencyMs.mean)'),
  'stated-share-in-flight': ratio[1]('stated-in-flight / #source-004.load.vus'),
  'stated-over-rate': ratio[2]('#source-004.throughputPerS / #readme.throughputPerS'),
  'possible-latency': ms[2]('perRequest(#source-004.load.vus, #source-004.throughputPerS)'),
});
