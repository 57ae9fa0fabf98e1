/** What figures of the harness' runs show of a cell, by paths of its result: latency as a pair, rate beside memory. */
export const LATENCIES = [
  {id: 'p50', path: 'latencyMs.p50'},
  {id: 'p95', path: 'latencyMs.p95'},
];
export const RATE_AND_MEMORY = [
  {id: 'rate', path: 'throughputPerS'},
  {id: 'memory', path: 'memoryMb.loaded'},
];
